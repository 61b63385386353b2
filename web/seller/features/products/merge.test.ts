import { expect, it } from 'vitest'
import { compare } from '@/desk/merge'
import { labelOf, partsOf, sayPart, withParts } from './merge'
import { blankProduct, blankVariant, type ProductForm } from './product-form'

const variant = (value: string, price: string) => ({
  ...blankVariant,
  id: value,
  values: [value],
  price,
  quantity: '5',
})
const base: ProductForm = {
  ...blankProduct,
  name: 'Tasse',
  options: [{ name: 'Couleur', values: ['Bleu', 'Vert'] }],
  variants: [variant('Bleu', '10'), variant('Vert', '12')],
}
const withPrice = (form: ProductForm, at: number, price: string): ProductForm => ({
  ...form,
  variants: form.variants.map((v, i) => (i === at ? { ...v, price } : v)),
})

it('two people may change two variants without choosing', () => {
  const theirs = withPrice(base, 1, '20')
  theirs.variants[1] = { ...theirs.variants[1]!, seen: 4 }
  const [was, mine, is] = partsOf([base, withPrice(base, 0, '11'), theirs])
  const { merged, disputed, taken } = compare(was!, mine!, is!)
  expect([disputed, taken.map((part) => labelOf(String(part)))]).toEqual([[], ['Prix ($), Vert']])
  const form = withParts(theirs, merged)
  expect(form.variants.map(({ price, seen }) => [price, seen])).toEqual([
    ['11', undefined],
    ['20', 4],
  ])
})

it('the same price of the same variant must be chosen', () => {
  const [was, mine, is] = partsOf([base, withPrice(base, 0, '11'), withPrice(base, 0, '13')])
  expect(compare(was!, mine!, is!).disputed.map((part) => labelOf(String(part)))).toEqual(['Prix ($), Bleu'])
})

it('variants are one part when the options differ', () => {
  const wider = {
    ...base,
    options: [{ name: 'Couleur', values: ['Bleu', 'Vert', 'Noir'] }],
    variants: [...base.variants, variant('Noir', '14')],
  }
  const [was, mine, is] = partsOf([base, wider, withPrice(base, 0, '13')])
  const { disputed } = compare(was!, mine!, is!)
  expect(disputed).toEqual(['variants'])
  expect(sayPart('variants', mine!.variants, String)).toContain('Noir, 14\u00a0$, 5')
  expect(withParts(base, { variants: mine!.variants }).options[0]!.values).toHaveLength(3)
})
