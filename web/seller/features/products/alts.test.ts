import { expect, it } from 'vitest'
import { proposedAlts } from './alts'
import { blankProduct, blankVariant, bodyOf, formOf, type ProductForm } from './product-form'
import type { Product } from './queries'

const photo = (key: string) => ({ key, url: `/${key}.jpg`, alt: null })
const soap: ProductForm = {
  ...blankProduct,
  name: 'Savon à l’avoine ',
  photos: [photo('a'), photo('b'), photo('c'), photo('d')],
  options: [
    { name: 'Parfum', values: ['Miel', 'Lavande'] },
    { name: 'Format', values: ['100 g', '200 g'] },
  ],
  variants: [
    { ...blankVariant, values: ['Miel', '100 g'], photoKeys: ['c'] },
    { ...blankVariant, values: ['Miel', '200 g'], photoKeys: ['c'] },
    { ...blankVariant, values: ['Lavande', '200 g'], photoKeys: ['d'] },
  ],
}

it('a photo is said to show the product, the variant that it is of, and which view it is', () => {
  expect(proposedAlts(soap)).toEqual([
    'Savon à l’avoine',
    'Savon à l’avoine, vue 2',
    'Savon à l’avoine, Miel',
    'Savon à l’avoine, Lavande, 200 g',
  ])
  expect(proposedAlts({ ...soap, name: '' })).toEqual(['', '', '', ''])
})

it('the proposal is kept, unless the seller says it otherwise', () => {
  const [first, second, ...others] = soap.photos
  const written = { ...soap, photos: [first!, { ...second!, alt: 'De dos' }, ...others] }
  expect(
    bodyOf(written, 'draft')
      .body.photos?.slice(0, 3)
      .map(({ alt }) => alt),
  ).toEqual(['Savon à l’avoine', 'De dos', 'Savon à l’avoine, Miel'])
})

it('a kept proposal follows the product’s name, what the seller wrote does not', () => {
  const kept = (key: string, alt: string) => ({ key, alt, file: `/${key}.jpg`, thumbs: {} })
  const product = {
    name: 'Savon',
    photos: [kept('a', 'Savon'), kept('b', ''), kept('c', 'De dos')],
    options: [],
    variants: [],
  } as unknown as Product
  const form = formOf(product)
  expect(form.photos.map(({ alt }) => alt)).toEqual([null, null, 'De dos'])
  expect(bodyOf({ ...form, name: 'Pain de savon' }, 'draft').body.photos?.map(({ alt }) => alt)).toEqual([
    'Pain de savon',
    'Pain de savon, vue 2',
    'De dos',
  ])
})
