/** Before a line goes, moves the focus to the next one's button, else the previous one's, else the drawer's first. */
export function focusNeighbour(button: HTMLElement): void {
  const buttons = [...(button.closest('[data-cart]')?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])]
  const at = buttons.indexOf(button)
  const next = buttons[at + 1] ?? buttons[at - 1] ?? button.closest('dialog')?.querySelector<HTMLElement>('button')
  next?.focus()
}

/** The same from any button of a line. */
export function leaveLine(button: HTMLElement): void {
  const remove = button.closest('li')?.querySelector<HTMLElement>('[data-remove]')
  if (remove) focusNeighbour(remove)
}
