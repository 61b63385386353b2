/** Once the page has nothing else to do: for what may come a moment later. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 })
    else setTimeout(resolve)
  })
}
