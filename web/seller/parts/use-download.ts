import { useState } from 'react'
import { refusal } from '@/api/refusal'
import { saveFile } from '@/lib/save-file'
import { toast } from '@/ui/toast'

/** Fetches a file with the seller's token, which a plain link could not send, and hands it to the browser. */
export function useDownload(failed: string) {
  const [busy, setBusy] = useState(false)
  async function download(fetchFile: () => Promise<Blob>, name: string) {
    setBusy(true)
    try {
      saveFile(await fetchFile(), name)
    } catch (error) {
      toast('error', refusal(error) ?? failed)
    } finally {
      setBusy(false)
    }
  }
  return { busy, download }
}
