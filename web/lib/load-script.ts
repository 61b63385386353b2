const loading = new Map<string, Promise<void>>()

/** Loads a script of someone else's once, when it is first needed. One that failed is tried again at the next need. */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address)
  if (known) return known
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = address
    script.onload = () => resolve()
    script.onerror = () => {
      loading.delete(address)
      script.remove()
      reject(new Error('a script could not be loaded'))
    }
    document.head.append(script)
  })
  loading.set(address, loaded)
  return loaded
}
