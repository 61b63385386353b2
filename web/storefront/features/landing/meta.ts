import type { Meta } from '@/router/route'
import { COMMISSION, ENGLISH_PATH, FRENCH_PATH } from './terms'
import type { Words } from './types'

/** What the page says of itself, and where its other language is. */
export function landingMeta({ locale, meta, percent }: Words): Meta {
  return {
    title: meta.title,
    description: meta.description(percent(COMMISSION)),
    canonical: locale === 'fr' ? FRENCH_PATH : ENGLISH_PATH,
    languages: { 'fr-CA': FRENCH_PATH, 'en-CA': ENGLISH_PATH, 'x-default': FRENCH_PATH },
  }
}
