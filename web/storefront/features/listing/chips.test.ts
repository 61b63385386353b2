import { describe, expect, it } from 'vitest'
import { chipsOf } from './chips'
import { DEFAULT_STATE, type ListingState } from './state'

const names = { category: (key: string) => ({ 12: 'Bagues' })[key], store: () => 'Atelier Batture', place: undefined }
const chips = (change: Partial<ListingState>) => chipsOf({ ...DEFAULT_STATE, page: 3, ...change }, names)

describe('the filters in force', () => {
  it('are none on a plain list', () => {
    expect(chips({ q: 'tuque', sortBy: 'popularity' })).toEqual([])
  })

  it.each<[Partial<ListingState>, string]>([
    [{ categories: ['12'] }, 'Bagues'],
    [{ categories: ['99'] }, '99'],
    [{ tab: 'stores', categories: ['pets'] }, 'Animaux'],
    [{ store: 'atelier-batture' }, 'Atelier Batture'],
    [{ priceBetween: { min: 0, max: 300 } }, 'De 0\u00a0$ à 300\u00a0$'],
    [{ priceBetween: { min: 40, max: 1000 } }, 'À partir de 40\u00a0$'],
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

  it('go one by one', () => {
    const [first] = chips({ categories: ['12', '15'], store: 'a' })
    expect(first?.without).toMatchObject({ categories: ['15'], store: 'a', page: 1 })
  })
})
