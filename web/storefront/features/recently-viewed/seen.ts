import { remembered } from '@/lib/remembered'

/** How many products seen on this device are remembered; the page shows fewer. */
export const REMEMBERED = 12

const seen = remembered('recently_viewed', REMEMBERED)

/** Slugs of the products seen on this device, the last one first. They never leave it. */
export const readSeen = seen.read
export const noteSeen = seen.add
export const forgetSeen = seen.clear
