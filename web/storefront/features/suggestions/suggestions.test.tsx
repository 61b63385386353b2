import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchBox } from '@/storefront/features/shell/SearchBox'
import { renderOnSite } from '@/storefront/testing'
import { recentSearches } from './recent'

const answer = {
  products: [
    { id: '1', name: 'Tuque Suroît', slug: 'tuque-suroit', storeName: 'Maille Nordet', minPrice: 64, thumbs: null },
  ],
  stores: [{ id: '2', name: 'Maille Nordet', slug: 'maille-nordet', city: 'Rimouski', thumbs: null }],
  categories: [
    {
      id: '3',
      name: 'Tuques',
      path: 'mode-et-vetements/tuques',
      parents: ['Mode et vêtements'],
      shortId: 7,
      parentId: null,
      slug: 'tuques',
      count: 3,
    },
  ],
}
const asked: string[] = []

vi.mock('@/api/client', async (original) => ({
  ...(await original<object>()),
  get: (path: string, { query }: { query: { q: string } }) => ({
    queryKey: [path, query.q],
    queryFn: async () => {
      asked.push(`${path} ${query.q}`)
      return answer
    },
  }),
}))
beforeEach(() => void (asked.length = 0))
afterEach(cleanup)
beforeEach(() => window.localStorage.clear())

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Rechercher' })
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })
const press = (key: string) => fireEvent.keyDown(box(), { key })
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent
/** The list is there, and the box knows: its keys move in the list from now on. */
const opened = () => screen.findByRole('combobox', { name: 'Rechercher', expanded: true })
async function show() {
  const site = renderOnSite(
    <QueryClientProvider client={new QueryClient()}>
      <SearchBox />
    </QueryClientProvider>,
  )
  type('tuq')
  await opened()
  return site
}

describe('suggestions', () => {
  it('start at two letters', async () => {
    renderOnSite(
      <QueryClientProvider client={new QueryClient()}>
        <SearchBox />
      </QueryClientProvider>,
    )
    type('t')
    await act(() => new Promise((done) => setTimeout(done, 200)))
    expect(asked).toEqual([])
    type('tu')
    await waitFor(() => expect(asked).toEqual(['/search/suggestions tu']))
  })

  it('ask once for a word typed fast', async () => {
    renderOnSite(
      <QueryClientProvider client={new QueryClient()}>
        <SearchBox />
      </QueryClientProvider>,
    )
    for (const text of ['tu', 'tuq', 'tuqu', 'tuque']) type(text)
    await screen.findByRole('listbox')
    expect(asked).toEqual(['/search/suggestions tuque'])
  })

  it('show products with their price, shops with their town, categories, and everything', async () => {
    await show()
    const groups = screen.getAllByRole('group').map((group) =>
      within(group)
        .getAllByRole('option')
        .map((line) => [line.textContent, line.getAttribute('href')]),
    )
    expect(groups).toEqual([
      [['Tuque SuroîtMaille Nordet64,00\u00a0$', '/produit/tuque-suroit']],
      [['Maille NordetRimouski', '/boutique/maille-nordet']],
      [['TuquesMode et vêtements', '/categorie/mode-et-vetements/tuques']],
    ])
    expect(screen.getByRole('option', { name: 'Tous les résultats pour «\u00a0tuq\u00a0»' }).getAttribute('href')).toBe(
      '/recherche?q=tuq',
    )
  })

  it('begin with the shops whose name is being typed', async () => {
    await show()
    type('mail')
    await waitFor(() => expect(screen.getAllByRole('option')[0]?.textContent).toContain('Maille Nordet'))
  })

  it('are walked through by the arrows, back to the words at either end', async () => {
    await show()
    expect(box().getAttribute('aria-expanded')).toBe('true')
    press('ArrowDown')
    expect(active()).toContain('Tuque Suroît')
    press('ArrowUp')
    expect(active()).toBeUndefined()
    press('ArrowUp')
    expect(active()).toContain('Tous les résultats')
  })

  it('lead where Enter points', async () => {
    const { navigator } = await show()
    press('ArrowDown')
    press('ArrowDown')
    press('Enter')
    expect(navigator.asked).toEqual(['/boutique/maille-nordet'])
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('search for the words when no line is chosen', async () => {
    const { navigator } = await show()
    fireEvent.submit(screen.getByRole('search'))
    expect(navigator.asked).toEqual(['/recherche?q=tuq'])
  })

  it('close by Escape, which goes no further', async () => {
    const above = vi.fn()
    renderOnSite(
      <QueryClientProvider client={new QueryClient()}>
        <div onKeyDown={above}>
          <SearchBox />
        </div>
      </QueryClientProvider>,
    )
    type('tuq')
    await screen.findByRole('listbox')
    press('Escape')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(above).not.toHaveBeenCalled()
    press('Escape')
    expect(above).toHaveBeenCalledOnce()
  })

  it('begin with the recent searches of this device, which can be forgotten', async () => {
    for (const q of ['tasse', 'tuque verte']) recentSearches.add(q)
    const { navigator } = renderOnSite(
      <QueryClientProvider client={new QueryClient()}>
        <SearchBox />
      </QueryClientProvider>,
    )
    fireEvent.focus(box())
    await opened()
    expect(screen.getAllByRole('option').map((line) => line.textContent)).toEqual([
      'tuque verte',
      'tasse',
      'Effacer les recherches récentes',
    ])
    press('ArrowDown')
    press('Enter')
    expect(navigator.asked).toEqual(['/recherche?q=tuque+verte'])
    fireEvent.focus(box())
    fireEvent.click(screen.getByRole('option', { name: 'Effacer les recherches récentes' }))
    expect(recentSearches.read()).toEqual([])
    fireEvent.focus(box())
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('close when the box is left', async () => {
    await show()
    fireEvent.blur(box())
    expect(screen.queryByRole('listbox')).toBeNull()
  })
})
