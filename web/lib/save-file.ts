/** Saves a file through the browser's downloads. Browser only. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the file after the click: its address must outlive it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
