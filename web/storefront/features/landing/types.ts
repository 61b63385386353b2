import type { t } from '#i18n/landing'

/** The page's words, in whichever language. */
export type Words = typeof t
