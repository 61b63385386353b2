/** First letters of the first two words: Atelier Batture → AB. */
export function initials(name: string): string {
  return name
    .split(/[\s’'&-]+/)
    .flatMap((word) => [...word].slice(0, 1))
    .slice(0, 2)
    .join('')
    .toUpperCase()
}
