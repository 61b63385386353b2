import { t } from '#i18n/desk'

/** What the server reads; see kit/images. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp'
const MAX_BYTES = 15 * 1024 * 1024

/** Why a file need not even be sent; undefined when it may be. */
export function tooHeavy(file: Blob): string | undefined {
  return file.size > MAX_BYTES ? t.pictures.tooHeavy : undefined
}
