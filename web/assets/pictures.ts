import type { Thumbs } from '@/ui/Picture'

// Only addresses are taken: a picture is fetched when an <img> asks for it.
const files = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' })

/**
 * The site's own photographs, by name (`vase`, `tuque-rouge`…); all are 4:5. Those shown large have a second, larger
 * form. Null for an unknown name.
 */
export function sitePicture(name: string): Partial<Thumbs> | null {
  const small = files[`./pictures/${name}-480.webp`]
  const large = files[`./pictures/${name}-800.webp`]
  if (!small) return null
  return large ? { '480.webp': small, '800.webp': large } : { '480.webp': small }
}
