import { describe, expect, it } from 'vitest'
import { UNACCENTED } from './accents'
import { adviceFor } from './advice'
import { blankProduct, blankVariant, type ProductForm, type VariantForm } from './product-form'

const good: ProductForm = {
  ...blankProduct,
  name: 'Tasse trempée en grès',
  description:
    '<p>Tournée à Kamouraska puis trempée à la main dans un émail bleu.</p><p>Elle tient 350 ml et va au four.</p>',
  variants: [{ ...blankVariant, price: '34,00', weight: '0,4' }],
}
const codes = (part: Partial<ProductForm>) =>
  adviceFor({ ...good, ...part }).map(({ place, code }) => `${place} ${code}`)
const priced = (part: Partial<VariantForm>) => codes({ variants: [{ ...good.variants[0]!, ...part }] })

describe('advice for a product', () => {
  it('is silent when all is said, and before there is a name', () => {
    expect(codes({})).toEqual([])
    expect(adviceFor(blankProduct)).toEqual([])
  })
  it('is about its words', () => {
    expect(codes({ name: 'TASSE TREMPÉE' })).toEqual(['name capitals'])
    expect(codes({ name: 'Théière AB' })).toEqual([])
    expect(codes({ name: 'Tasse' })).toEqual(['name shortName'])
    expect(adviceFor({ ...good, name: 'Sirop d’erable doux' })).toEqual([
      { place: 'name', code: 'accents', typed: 'erable', meant: 'érable' },
    ])
    expect(codes({ description: '<p>Une tasse de 350 ml.</p>' })).toEqual(['description shortText'])
    expect(codes({ description: good.description.replace('bleu', 'TRES bleu') })).toEqual(['description accents'])
  })
  it('asks for a size unless one is said somewhere', () => {
    const description = good.description.replace('350 ml', 'beaucoup')
    expect(codes({ description })).toEqual(['description noSize'])
    expect(codes({ description, options: [{ name: 'Taille', values: ['P'] }] })).toEqual([])
    expect(codes({ description, variants: [{ ...good.variants[0]!, height: '9' }] })).toEqual([])
  })
  it('doubts prices that look wrong, and asks for a weight', () => {
    expect(priced({ price: '0,34' })).toEqual(['price low'])
    expect(priced({ price: '34000' })).toEqual(['price high'])
    expect(priced({ price: '3,40', regularPrice: '34,00' })).toEqual(['price farBelow'])
    expect(priced({ weight: '' })).toEqual(['sizes noWeight'])
    expect(priced({ price: '', weight: '' })).toEqual([])
  })
  it('knows only words that lack an accent', () => {
    for (const [word, meant] of Object.entries(UNACCENTED))
      expect(
        meant
          .normalize('NFD')
          .replace(/\p{Mn}/gu, '')
          .toLowerCase(),
      ).toBe(word)
  })
})
