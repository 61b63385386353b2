import { t } from '#i18n/blog'
import type { Card } from '@/storefront/features/content/types'
import { Link } from '@/ui/Link'
import pills from '@/ui/pills.module.css'
import { blogAddress } from './state'

/** Subjects, as links to the articles that bear them. */
export function TagLinks({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <nav aria-label={t.tags}>
      <ul className={pills.pills}>
        {tags.map((tag) => (
          <li key={tag}>
            <Link className={pills.pill} href={blogAddress({ page: 1, tag })}>
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const SHOWN = 10

/** The subjects that come back most often in some articles, the commonest first. */
export function tagsOf(cards: readonly Card[]): string[] {
  const counts = new Map<string, number>()
  for (const tag of cards.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN)
    .map(([tag]) => tag)
}
