import { describe, expect, it } from 'vitest'
import { chipsOf } from './chips'
import { DEFAULT_STATE, type ListingState } from './state'

const names = {
  category: (key: string) => ({ 12: 'Bagues', cars: 'Voitures' })[key],
  store: () => 'Atelier Batture',
  value: (_: string, key: string) => ({ vert: 'Vert' })[key],
  gone: (filter: string, key: string) => filter === 'colors' && key === 'xyz',
  place: undefined,
}
const chips = (change: Partial<ListingState>) => chipsOf({ ...DEFAULT_STATE, page: 3, ...change }, names)

describe('the filters in force', () => {
  it('are none on a plain list', () => {
    expect(chips({ q: 'tuque', sortBy: 'popularity' })).toEqual([])
  })

  it.each<[Partial<ListingState>, string]>([
    [{ categories: ['12'] }, 'Bagues'],
    [{ categories: ['99'] }, '99'],
    [{ tab: 'stores', categories: ['pets'] }, 'Animaux'],
    [{ tab: 'stores', categories: ['cars'] }, 'Voitures'],
    [{ store: 'atelier-batture' }, 'Atelier Batture'],
    [{ priceBetween: { min: 0, max: 300 } }, 'De 0\u00a0$ à 300\u00a0$'],
    [{ priceBetween: { min: 40, max: 1000 } }, 'À partir de 40\u00a0$'],
    [{ only: ['onSale'] }, 'En solde'],
    [{ values: { ...DEFAULT_STATE.values, colors: ['vert'] } }, 'Vert'],
    [{ values: { ...DEFAULT_STATE.values, colors: ['xyz'] } }, 'xyz (n’existe plus)'],
    [{ within: 25, lat: 1, lon: 1 }, 'À moins de 25\u00a0km'],
    [{ sortBy: 'distance', sortDirection: null, lat: 1, lon: 1 }, 'Du plus près au plus loin'],
  ])('%o is called %s, and taking it away leaves the plain list', (change, label) => {
    const [chip] = chips(change)
    expect(chip?.label).toBe(label)
    expect(chip?.without).toEqual({ ...DEFAULT_STATE, tab: change.tab ?? 'products' })
  })

  it('name the place distances start from, when it is known', () => {
    const state: ListingState = { ...DEFAULT_STATE, sortBy: 'distance', sortDirection: null, lat: 1, lon: 1 }
    expect(chipsOf(state, { ...names, place: 'Kamouraska' })[0]?.label).toBe('Près de Kamouraska')
  })

  it('keep the position that still sorts when the distance is taken away', () => {
    const [within, sorted] = chips({ sortBy: 'distance', sortDirection: null, within: 25, lat: 1, lon: 1 })
    expect(within?.without).toMatchObject({ within: null, sortBy: 'distance', lat: 1 })
    expect(sorted?.without).toMatchObject({ within: 25, sortBy: 'relevance', lat: 1 })
  })

  it('go one by one', () => {
    const [first] = chips({ categories: ['12', '15'], store: 'a' })
    expect(first?.without).toMatchObject({ categories: ['15'], store: 'a', page: 1 })
  })
})
