import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { setPanels } from '@/storefront/panels'
import { renderOnSite, scrollPage } from '@/storefront/testing'
import type { ResultPage } from './types'
import { chipsOf } from './chips'
import { ListingView } from './ListingView'
import { withPrice } from './actions'
import { DEFAULT_STATE, writeState, type ListingState } from './state'

const go = vi.fn()
const names = {
  category: () => 'Bagues',
  store: () => undefined,
  value: () => undefined,
  gone: () => false,
  place: undefined,
}

const found = { data: [], isEmpty: false, defaultData: [], searchedFor: '' }

function show(change: Partial<ListingState> = {}, range: Partial<ResultPage<unknown>> = {}, failed = false) {
  go.mockReset()
  const state = { ...DEFAULT_STATE, ...change }
  const answer = failed
    ? undefined
    : { ...found, from: 81, to: 100, total: 231, pageCount: 12, currentPage: 5, ...range }
  const listing = {
    state,
    go,
    hrefFor: (next: ListingState) => `/recherche${writeState(next)}`,
    query: () => ({ queryKey: ['/v1/x'] as const, queryFn: async () => answer! }),
  }
  return renderOnSite(
    <ListingView
      listing={listing}
      answer={answer}
      failed={failed}
      onRetry={go}
      reviewed
      chips={chipsOf(state, names)}
      filters={({ state: current, onChange }) => (
        <button
          type="button"
          onClick={() => onChange(withPrice(current, { min: 20, max: current.priceBetween.max - 20 }))}
        >
          Prix {current.priceBetween.max}
        </button>
      )}
    >
      <ul aria-label="liste" />
    </ListingView>,
  )
}

describe('a listing', () => {
  it('offers nothing to narrow or to sort where nothing is sold yet, unless a filter is to be taken off', () => {
    const nothing = { from: 0, to: 0, total: 0, pageCount: 0, isEmpty: true }
    const { unmount } = show({}, nothing)
    expect(screen.getByRole('list', { name: 'liste' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Prix/ })).toBeNull()
    expect(screen.queryByLabelText('Trier par')).toBeNull()
    unmount()
    show({ categories: ['bagues'] }, nothing)
    expect(screen.getByRole('button', { name: /Prix/ })).toBeTruthy()
  })

  it('tells which part of the whole it shows', () => {
    show({ page: 5 })
    expect(screen.getByText('81-100 de 231')).toBeTruthy()
  })

  it('shows two pages on each side of the current one, the first and the last', () => {
    show({ page: 6, q: 'cadeau' })
    const pages = within(screen.getByRole('navigation', { name: 'Pagination' }))
    expect(pages.getAllByText(/^(\d+|…)$/).map((page) => page.textContent)).toEqual([
      '1',
      '…',
      '4',
      '5',
      '6',
      '7',
      '8',
      '…',
      '12',
    ])
    expect(pages.getByRole('link', { name: 'Page 7' }).getAttribute('href')).toBe('/recherche?q=cadeau&page=7')
  })

  it('has no pagination for a single page', () => {
    show({}, { pageCount: 1 })
    expect(screen.queryByRole('navigation', { name: 'Pagination' })).toBeNull()
  })

  it('sorts, and starts again at page 1', () => {
    show({ page: 5 })
    const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Trier par' })
    expect([...sort.options].map((option) => option.text)).toEqual([
      'Par défaut',
      'Popularité',
      'Mieux notés',
      'Derniers ajouts',
      'Prix croissant',
      'Prix décroissant',
      'Distance',
    ])
    fireEvent.change(sort, { target: { value: 'popularity' } })
    expect(go).toHaveBeenCalledExactlyOnceWith({ ...DEFAULT_STATE, sortBy: 'popularity' })
  })

  it('sorts by price both ways', () => {
    show({ page: 5, sortBy: 'price', sortDirection: 'DESC' })
    const sort = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Trier par' })
    expect(sort.value).toBe('dearest')
    fireEvent.change(sort, { target: { value: 'cheapest' } })
    expect(go).toHaveBeenCalledExactlyOnceWith({ ...DEFAULT_STATE, sortBy: 'price', sortDirection: 'ASC' })
  })

  it('asks the browser for a position to sort by distance', async () => {
    vi.stubGlobal('navigator', {
      geolocation: {
        getCurrentPosition: (yes: PositionCallback) =>
          yes({ coords: { latitude: 46.813, longitude: -71.208 } } as GeolocationPosition),
      },
    })
    show({ page: 5 })
    fireEvent.change(screen.getByRole('combobox', { name: 'Trier par' }), { target: { value: 'distance' } })
    await vi.waitFor(() => expect(go).toHaveBeenCalled())
    expect(go.mock.calls[0]?.[0]).toMatchObject({
      sortBy: 'distance',
      sortDirection: null,
      lat: 46.81,
      lon: -71.21,
      page: 1,
    })
    vi.unstubAllGlobals()
  })

  it('changes how many are shown at a time', () => {
    show()
    fireEvent.change(screen.getByRole('combobox', { name: 'Par page' }), { target: { value: '40' } })
    expect(go).toHaveBeenCalledExactlyOnceWith({ ...DEFAULT_STATE, perPage: 40 })
  })

  it('takes one filter away by its chip', () => {
    show({ categories: ['12'], priceBetween: { min: 0, max: 300 } })
    const chips = within(screen.getByRole('list', { name: 'Filtres actifs' }))
    fireEvent.click(chips.getByRole('link', { name: 'Retirer le filtre De 0\u00a0$ à 300\u00a0$' }))
    expect(go).toHaveBeenCalledExactlyOnceWith({ ...DEFAULT_STATE, categories: ['12'] })
  })

  it('resets to the tab and the words alone', () => {
    show({ q: 'or', page: 2, priceBetween: { min: 20, max: 300 }, perPage: 40 })
    fireEvent.click(screen.getByRole('button', { name: 'Réinitialiser les filtres' }))
    expect(go).toHaveBeenCalledExactlyOnceWith({ ...DEFAULT_STATE, q: 'or' })
  })

  it('shows a choice before its results are here, and builds the next one on it', () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Prix 1000' }))
    fireEvent.click(screen.getByRole('button', { name: 'Prix 980' }))
    expect(go).toHaveBeenLastCalledWith({ ...DEFAULT_STATE, priceBetween: { min: 20, max: 960 } })
  })

  it('leads back to the first page from beyond the last', () => {
    show({ page: 99 }, { from: 0, to: 0 })
    expect(screen.getByRole('link', { name: 'Revenir à la première page' }).getAttribute('href')).toBe('/recherche')
    expect(screen.queryByRole('list', { name: 'liste' })).toBeNull()
  })

  it('offers to try again when it could not be loaded', () => {
    show({}, {}, true)
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(go).toHaveBeenCalledOnce()
  })

  it('hides its filters past the height of the results minus 100 px', () => {
    show()
    const sidebar = screen.getByRole('complementary', { name: 'Filtres de la recherche' })
    const results = sidebar.nextElementSibling!
    Object.defineProperty(results, 'offsetHeight', { value: 1500, configurable: true })
    scrollPage(1400)
    expect(sidebar.hasAttribute('data-passed')).toBe(false)
    scrollPage(1401)
    expect(sidebar.hasAttribute('data-passed')).toBe(true)
    expect(screen.getByRole('button', { name: 'Filtres' }).hasAttribute('data-passed')).toBe(true)
  })
})

describe('the filter drawer of a listing', () => {
  const drawer = () => within(screen.getByRole('dialog', { name: 'Filtres de la recherche' }))

  it('gathers choices and applies them together', () => {
    show({ page: 5 })
    act(() => setPanels({ filters: true }))
    fireEvent.click(drawer().getByRole('button', { name: 'Prix 1000' }))
    fireEvent.click(drawer().getByRole('button', { name: 'Prix 980' }))
    expect(go).not.toHaveBeenCalled()
    fireEvent.click(drawer().getByRole('button', { name: 'Voir les résultats' }))
    expect(go).toHaveBeenCalledExactlyOnceWith({ ...DEFAULT_STATE, priceBetween: { min: 20, max: 960 } })
  })

  it('forgets choices that were not applied', () => {
    show()
    act(() => setPanels({ filters: true }))
    fireEvent.click(drawer().getByRole('button', { name: 'Prix 1000' }))
    act(() => setPanels({ filters: false }))
    act(() => setPanels({ filters: true }))
    expect(drawer().getByRole('button', { name: 'Prix 1000' })).toBeTruthy()
    expect(go).not.toHaveBeenCalled()
  })
})
