import { expect, it } from 'vitest'
import { deviceOf } from './device'

it.each([
  [320, 'mobile'],
  [575, 'mobile'],
  [576, 'tablet'],
  [998, 'tablet'],
  [999, 'desktop'],
  [1440, 'desktop'],
])('a window of %d px is a %s', (width, device) => {
  expect(deviceOf(width)).toBe(device)
})
