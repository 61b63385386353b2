import type { Site } from '@/site/site'
import type { Article } from './types'

/** What search engines may know of an article: what the page itself says, and nothing more. */
export function articleJsonLd(article: Article, { name, publicUrl }: Pick<Site, 'name' | 'publicUrl'>): object {
  const absolute = (address: string) => (/^https?:/.test(address) ? address : publicUrl + address)
  const address = `${publicUrl}/blogue/${article.slug}`
  const organization = {
    '@type': 'Organization',
    name,
    url: publicUrl,
    logo: { '@type': 'ImageObject', url: `${publicUrl}/icone-512.png` },
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': `${address}#article`,
    mainEntityOfPage: address,
    url: address,
    headline: article.title,
    description: article.description || undefined,
    image: article.image ? [absolute(article.image)] : undefined,
    datePublished: article.date,
    dateModified: article.updatedAt || article.date,
    author: article.author ? { '@type': 'Person', name: article.author } : organization,
    publisher: organization,
    inLanguage: 'fr-CA',
    wordCount: article.wordCount || undefined,
    keywords: article.tags.length > 0 ? article.tags.join(', ') : undefined,
  }
}
