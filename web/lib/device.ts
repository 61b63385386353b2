export type Device = 'mobile' | 'tablet' | 'desktop'

/** Mobile is below the first width; desktop starts at the second. */
export const TABLET_FROM = 576
export const DESKTOP_FROM = 999

/** The device class of a window of this width, in CSS pixels. */
export function deviceOf(width: number): Device {
  if (width < TABLET_FROM) return 'mobile'
  return width < DESKTOP_FROM ? 'tablet' : 'desktop'
}
