import { Button } from '@/ui/Button'
import { useDownload } from '@/ui/useDownload'
import { DeskIcon } from './DeskIcon'

type DownloadButtonProps = {
  label: string
  /** The file's name. */
  file: string
  /** What is said when the server gives no reason. */
  failed: string
  fetchFile: () => Promise<Blob>
}

/** Saves what the page lists as a file. */
export function DownloadButton({ label, file, failed, fetchFile }: DownloadButtonProps) {
  const { busy, download } = useDownload(failed)
  return (
    <Button size="s" variant="secondary" loading={busy} onClick={() => void download(fetchFile, file)}>
      <DeskIcon name="download" size="s" />
      {label}
    </Button>
  )
}
