import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Card } from '@/storefront/features/content/types'
import type { Read } from '@/router/route'
import * as list from '@/storefront/routes/blog'
import * as entry from '@/storefront/routes/blog-entry'
import { renderOnSite, site } from '@/storefront/testing'
import { ArticleCard } from './ArticleCard'
import { ArticleView } from './ArticleView'
import { Blog } from './Blog'
import { articleJsonLd } from './json-ld'
import { blogAddress, readBlogState } from './state'
import { tagsOf } from './TagLinks'
import type { Article, BlogPage } from './types'

const card = (slug: string, more: Partial<Card> = {}): Card => ({
  slug,
  title: `Titre ${slug}`,
  description: 'Une ligne.',
  author: 'Jeanne Thériault',
  date: '2026-03-12',
  url: `/blogue/${slug}`,
  isExternalLink: false,
  image: '',
  picture: null,
  source: '',
  tags: ['savon'],
  readingMinutes: 5,
  ...more,
})
const article: Article = {
  ...card('savon'),
  image: '/fichiers/savon.jpeg',
  html: '<p>Six semaines.</p>',
  sections: [],
  updatedAt: '2026-04-01',
  wordCount: 900,
  related: [card('laine')],
}
const page = (data: Card[], more: Partial<BlogPage> = {}): BlogPage => ({
  data,
  currentPage: 1,
  pageCount: 1,
  from: 1,
  to: data.length,
  total: data.length,
  ...more,
})

const at = (query = '') => ({ path: '/blogue', params: { slug: 'savon' }, query: new URLSearchParams(query) })
const reads = (answer: unknown) => (() => answer) as Read

/** The list with a network of its own. */
function showList(answer: () => Promise<Response>, tag = '') {
  vi.stubGlobal('fetch', vi.fn(answer))
  renderOnSite(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Blog state={{ page: 1, tag }} />
    </QueryClientProvider>,
  )
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the blog', () => {
  it('shows articles, the newest larger, with the subjects they share', async () => {
    showList(async () => Response.json(page([card('savon'), card('laine', { tags: ['laine', 'savon'] })])))
    expect((await screen.findAllByRole('article')).map((one) => one.querySelector('a')?.getAttribute('href'))).toEqual([
      '/blogue/savon',
      '/blogue/laine',
    ])
    expect(screen.getByRole('navigation', { name: 'Sujets' }).textContent).toBe('savonlaine')
  })

  it('has no way to all articles from where they would all be', async () => {
    showList(async () => Response.json(page([])))
    expect(await screen.findByText('Aucun article ici pour l’instant.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Tous les articles' })).toBeNull()
    showList(async () => Response.json(page([])), 'savon')
    expect(await screen.findByRole('link', { name: 'Tous les articles' })).toBeTruthy()
  })

  it('says kindly that it cannot be had, logs it, and tries again when asked', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    let answer = () => Response.json({ code: 'blog_unavailable' }, { status: 503 })
    showList(async () => answer())
    expect((await screen.findByRole('alert')).textContent).toContain('Le reste du marché est ouvert')
    expect(logged).toHaveBeenCalledWith('API ERROR', 'getBlog', expect.objectContaining({ status: 503 }))
    answer = () => Response.json(page([card('savon')]))
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('article')).toBeTruthy()
  })

  it('stands without its list, and asks not to be found meanwhile', () => {
    expect(list.needs(at()).every(({ optional }) => optional)).toBe(true)
    expect(list.meta(at(), reads(undefined))).toMatchObject({ title: 'Blogue', robots: 'noindex, follow' })
  })

  it('tells its pages apart, and hides lists by subject', () => {
    const second = page([card('savon')], { currentPage: 2, pageCount: 3 })
    expect(list.meta(at('page=2'), reads(second))).toMatchObject({
      title: 'Blogue, page 2',
      canonical: '/blogue?page=2',
      prev: '/blogue',
      next: '/blogue?page=3',
    })
    expect(list.meta(at('etiquette=savon'), reads(second))).toMatchObject({
      title: 'Articles sur «\u00a0savon\u00a0»',
      robots: 'noindex, follow',
    })
  })

  it('reads and writes its address', () => {
    expect(readBlogState(new URLSearchParams('page=x&etiquette= santé et beauté '))).toEqual({
      page: 1,
      tag: 'santé et beauté',
    })
    expect(blogAddress({ page: 2, tag: 'thé & miel' })).toBe('/blogue?etiquette=th%C3%A9+%26+miel&page=2')
    expect(blogAddress({ page: 1, tag: '' })).toBe('/blogue')
  })

  it('names the commonest subjects first', () => {
    expect(tagsOf([card('a', { tags: ['thé', 'savon'] }), card('b', { tags: ['savon'] })])).toEqual(['savon', 'thé'])
  })
})

describe('an article', () => {
  it('opens elsewhere when it is elsewhere, and says so', () => {
    renderOnSite(<ArticleCard card={card('x', { url: 'https://journal.test/x', isExternalLink: true })} />)
    const link = screen.getByRole('link', { name: /sur un autre site/ })
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  })

  it('is read with its author, its days and what comes next', () => {
    renderOnSite(<ArticleView article={article} invitation={<p>Infolettre</p>} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Titre savon')
    expect(screen.getByText('Par Jeanne Thériault', { selector: 'header *' })).toBeTruthy()
    expect(screen.getByText('mis à jour le 1er avril 2026')).toBeTruthy()
    expect(screen.getByText('Infolettre')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'À lire ensuite' }).querySelector('a[href="/blogue/laine"]')).toBeTruthy()
  })

  it('tells search engines what the page tells', () => {
    expect(articleJsonLd(article, site)).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Titre savon',
      image: ['https://exemple.test/fichiers/savon.jpeg'],
      datePublished: '2026-03-12',
      dateModified: '2026-04-01',
      author: { '@type': 'Person', name: 'Jeanne Thériault' },
      publisher: { '@type': 'Organization', name: 'Rang & Rue' },
      mainEntityOfPage: 'https://exemple.test/blogue/savon',
    })
    expect(entry.meta(at(), reads(article))).toMatchObject({
      title: 'Titre savon',
      type: 'article',
      canonical: '/blogue/savon',
      image: '/fichiers/savon.jpeg',
    })
  })
})
