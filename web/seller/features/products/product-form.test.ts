import { describe, expect, it } from 'vitest'
import { ApiError } from '@/api/client'
import { fieldErrors } from '@/api/field-errors'
import { addOption, addValue, combinations, complete, removeOption, removeValue, renameOption } from './matrix'
import { blankProduct, blankVariant, bodyOf, formOf, type ProductForm } from './product-form'
import type { Product } from './queries'
import { errorsSince, inForm, validate } from './validate'

const cup: ProductForm = {
  ...blankProduct,
  name: 'Tasse',
  variants: [{ ...blankVariant, id: 'v1', price: '34', quantity: '5', seen: 5, sku: 'T-1' }],
}
const coloured = addValue(addOption(cup, { name: 'Couleur', values: ['Bleu'] }), 0, 'Sauge')
const sized = addValue(addOption(coloured, { name: 'Format', values: ['250'] }), 1, '350')
const shown = (form: ProductForm) => form.variants.map(({ values, id }) => values.join(' ') + (id && `=${id}`))

describe('the matrix of variants', () => {
  it('has every combination, the last option turning fastest', () => {
    expect(combinations(sized.options)).toEqual([
      ['Bleu', '250'],
      ['Bleu', '350'],
      ['Sauge', '250'],
      ['Sauge', '350'],
    ])
    expect(shown(sized)).toEqual(['Bleu 250=v1', 'Bleu 350', 'Sauge 250', 'Sauge 350'])
  })
  it('new combinations cost the same, with no stock and no code of their own', () => {
    expect(coloured.variants[1]).toMatchObject({
      price: '34',
      quantity: '',
      sku: '',
      isDefault: false,
      seen: undefined,
    })
  })
  it('a value taken away takes its variants, and the others keep what was typed', () => {
    const typed = { ...sized, variants: sized.variants.map((v, i) => ({ ...v, price: String(30 + i) })) }
    const left = removeValue(typed, 0, 'Bleu')
    expect(left.variants.map(({ price }) => price)).toEqual(['32', '33'])
    expect(left.variants.filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })
  it('an option taken away leaves the first of the variants that become alike', () => {
    expect(shown(removeOption(sized, 1))).toEqual(['Bleu=v1', 'Sauge'])
    expect(shown(removeOption(removeOption(sized, 1), 0))).toEqual(['=v1'])
  })
  it('the last value of an option may be typed again', () => {
    const none = removeValue(removeValue(coloured, 0, 'Bleu'), 0, 'Sauge')
    expect(none.variants).toHaveLength(1)
    expect(shown(addValue(none, 0, 'Rouge'))).toEqual(['Rouge'])
  })
  it('an option without a value yet changes nothing', () => {
    const waiting = addOption(coloured, { name: '', values: [] })
    expect(waiting.variants).toHaveLength(2)
    expect(shown(addValue(waiting, 1, '250'))).toEqual(['Bleu 250=v1', 'Sauge 250'])
  })
  it('a value is there once, and a name can change', () => {
    expect(addValue(coloured, 0, ' Bleu ')).toBe(coloured)
    expect(bodyOf(renameOption(coloured, 0, 'Teinte'), 'draft').body.variants?.[0]?.options).toEqual({ Teinte: 'Bleu' })
  })
  it('combinations that a saved product lacks are shown as not sold, and not sent', () => {
    const saved = complete({ ...sized, variants: sized.variants.slice(0, 3) })
    expect(saved.variants.map(({ offered }) => offered)).toEqual([true, true, true, false])
    expect(bodyOf(saved, 'draft').body.variants).toHaveLength(3)
  })
})

describe('what is sent', () => {
  it('tells the stock that was seen, so that what was sold meanwhile stays sold', () => {
    expect(bodyOf(cup, 'draft').body.variants?.[0]).toMatchObject({
      id: 'v1',
      price: 34,
      inventoryQuantity: 5,
      quantitySeen: 5,
      isDefault: true,
    })
    expect(bodyOf(coloured, 'draft').body.variants?.[1]).not.toHaveProperty('quantitySeen')
  })
  it('comes back from the server as it was typed', () => {
    const product = {
      id: 'p',
      status: 'draft',
      name: 'Tasse',
      slug: 'tasse',
      description: '<p>Bleue</p>',
      categoryIds: ['c1'],
      taxCategory: 'standard',
      finalSale: true,
      photos: [],
      options: [{ name: 'Couleur', values: ['Bleu'] }],
      createdAt: '',
      updatedAt: '',
      publishedAt: null,
      revision: 1,
      hiddenAt: null,
      hiddenReason: '',
      variants: [
        {
          id: 'v1',
          sku: 'T',
          options: { Couleur: 'Bleu' },
          price: 34,
          regularPrice: 46.5,
          isDefault: true,
          inventoryMode: 'stock',
          inventoryStatus: 'in_stock',
          inventoryQuantity: 7,
          limitPerOrder: 2,
          length: 8.5,
          width: 0,
          height: 0,
          weight: 0.4,
          photoKeys: [],
        },
      ],
    } as Product
    const { body } = bodyOf(formOf(product), 'published')
    expect(body).toMatchObject({ status: 'published', finalSale: true, options: product.options })
    expect(body.variants?.[0]).toMatchObject({
      regularPrice: 46.5,
      inventoryQuantity: 7,
      quantitySeen: 7,
      limitPerOrder: 2,
      length: 8.5,
      weight: 0.4,
    })
  })
})

describe('the rules', () => {
  it('are reported by the path of the field in the request', () => {
    const wrong = {
      ...coloured,
      name: ' ',
      variants: coloured.variants.map((v) => ({ ...v, price: 'x', quantity: '-1', weight: 'lourd', sku: 'A' })),
    }
    expect(Object.keys(validate(wrong, 'published')).sort()).toEqual([
      'categoryIds',
      'name',
      'variants[0].inventoryQuantity',
      'variants[0].price',
      'variants[0].weight',
      'variants[1].inventoryQuantity',
      'variants[1].price',
      'variants[1].sku',
      'variants[1].weight',
    ])
  })
  it('let a draft lack what only buyers need', () => {
    expect(validate(cup, 'draft')).toEqual({})
    expect(validate(cup, 'published')).toHaveProperty('categoryIds')
  })
  it('want a regular price above the price', () => {
    const sale = { ...cup, variants: [{ ...cup.variants[0]!, regularPrice: '30' }] }
    expect(validate(sale, 'draft')).toHaveProperty(['variants[0].regularPrice'])
  })
  it('of the server find the variant they speak of', () => {
    const errors = [
      { path: 'body.variants[1].sku', message: 'pris' },
      { path: 'name', message: 'long' },
    ]
    expect(fieldErrors(new ApiError(422, { errors }), inForm([0, 3]))).toEqual({
      'variants[3].sku': 'pris',
      name: 'long',
    })
  })
})

describe('errors after a failed save', () => {
  const sent = { ...cup, name: '' }
  it('go as soon as they are corrected', () => {
    const tried = { form: sent, status: 'draft' as const, refused: {} }
    expect(Object.keys(errorsSince(tried, sent))).toEqual(['name'])
    expect(errorsSince(tried, { ...sent, name: 'Bol' })).toEqual({})
  })
  it('of the server stay until the part they are about changes', () => {
    const form = { ...sent, name: 'Bol' }
    const tried = { form, status: 'draft' as const, refused: { 'variants[0].sku': 'Prise.', slug: 'Prise.' } }
    const changed = { ...form, variants: [{ ...form.variants[0]!, sku: 'A' }] }
    expect(Object.keys(errorsSince(tried, { ...form, name: 'Pot' }))).toEqual(['variants[0].sku', 'slug'])
    expect(Object.keys(errorsSince(tried, changed))).toEqual(['slug'])
  })
})
