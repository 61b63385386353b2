import { t } from '#i18n/blog'
import { useSite } from '@/site/site'

export const FEED_PATH = '/blogue/rss.xml'

/** Tells feed readers where the feed of the blog is. React lifts it into the document's head. */
export function Feed() {
  const { name } = useSite()
  return <link rel="alternate" type="application/rss+xml" title={t.feedTitle(name)} href={FEED_PATH} />
}
