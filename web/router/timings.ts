/** Delays of route changes fixed by the specification, section 9. */
export const SCROLL_RESET_MS = 350
export const CHUNK_RELOAD_GUARD_MS = 60_000
