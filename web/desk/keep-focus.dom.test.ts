import { afterEach, expect, it } from 'vitest'
import { MAIN_ID } from '@/router/RouteAnnouncer'
import { keepFocus } from './keep-focus'

afterEach(() => document.body.replaceChildren())

function page() {
  document.body.innerHTML = `<main id="${MAIN_ID}" tabindex="-1"><button>Expédier</button></main>`
  document.querySelector('button')!.focus()
}

it('leaves the focus where it is', () => {
  page()
  keepFocus()
  expect(document.activeElement?.tagName).toBe('BUTTON')
})

it('brings it to the content when what had it is gone', () => {
  page()
  document.querySelector('button')!.remove()
  keepFocus()
  expect(document.activeElement?.id).toBe(MAIN_ID)
})
