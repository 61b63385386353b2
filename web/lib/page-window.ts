/**
 * The page numbers to show: the first, the last, and `range` on each side of the current one. `gap` stands for an
 * ellipsis; it never hides a single page, since the number takes no more room.
 */
export function pageWindow(current: number, pageCount: number, range: number): (number | 'gap')[] {
  const from = Math.max(2, current - range)
  const to = Math.min(pageCount - 1, current + range)
  const shown: (number | 'gap')[] = [1]
  if (from === 3) shown.push(2)
  else if (from > 3) shown.push('gap')
  for (let page = from; page <= to; page++) shown.push(page)
  if (to === pageCount - 2) shown.push(pageCount - 1)
  else if (to < pageCount - 2) shown.push('gap')
  if (pageCount > 1) shown.push(pageCount)
  return shown
}
