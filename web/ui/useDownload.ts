import { useState } from 'react'
import { refusal } from '@/api/refusal'
import { saveFile } from '@/lib/save-file'
import { toast } from '@/ui/toast'

/**
 * Downloads files that only a call with the visitor's token may read: invoices, packing slips, exports.
 * A failure is shown as a toast: the server's own sentence, or `failed`.
 */
export function useDownload(failed: string) {
  const [busy, setBusy] = useState(false)
  /** Fetches a file and saves it under a name. Returns false when it failed. */
  async function download(fetchFile: () => Promise<Blob>, name: string): Promise<boolean> {
    setBusy(true)
    try {
      saveFile(await fetchFile(), name)
      return true
    } catch (error) {
      toast('error', refusal(error) ?? failed)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, download }
}
