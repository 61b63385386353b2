import type { Thumbs } from '@/ui/Picture'

// Only addresses are taken: a picture is fetched when an <img> asks for it.
const files = import.meta.glob<string>('./pictures/*', { eager: true, query: '?url', import: 'default' })

/** The house's own photographs, by name (`vase`, `tuque-rouge`…); all are 4:5. Null for an unknown name. */
export function housePicture(name: string): Partial<Thumbs> | null {
  const fallback = files[`./pictures/${name}-480.jpg`]
  if (!fallback) return null
  return {
    '480.webp': files[`./pictures/${name}-480.webp`],
    '800.webp': files[`./pictures/${name}-800.webp`],
    '480.jpeg': fallback,
  }
}
