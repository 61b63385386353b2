import { expect, it } from 'vitest'
import { lockScroll } from './scroll-lock'

it('holds the page until the last dialog lets go', () => {
  const { style } = document.documentElement
  const first = lockScroll()
  const second = lockScroll()
  first()
  expect(style.overflow).toBe('hidden')
  second()
  expect(style.overflow).toBe('')
  expect(style.paddingInlineEnd).toBe('')
})
