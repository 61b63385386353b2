import { fold } from '@/lib/fold'
import type { Collection, Question } from './types'

/** The collections with only the questions that contain every word, there or in the answer. Ignores accents. */
export function searched(collections: readonly Collection[], typed: string): Collection[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...collections]
  return collections.map((collection) => ({
    ...collection,
    items: collection.items.filter((item) => holds(item, words)),
  }))
}

function holds({ question, answer }: Question, words: readonly string[]): boolean {
  const text = fold(`${question} ${plain(answer)}`)
  return words.every((word) => text.includes(word))
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#34': '"', '#39': "'", nbsp: ' ' }

/** The words of an answer without its marks. */
export function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
}
