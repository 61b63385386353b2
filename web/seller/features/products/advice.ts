import { parseAmount } from '@/lib/amount'
import { fold } from '@/lib/fold'
import { UNACCENTED } from './accents'
import type { ProductForm } from './product-form'

/** Where a piece of advice is said. */
export type Place = 'name' | 'description' | 'price' | 'sizes'

/** What would help a product sell. It is never an error: the shop may know better. */
export type Advice =
  | { place: 'name' | 'description'; code: 'capitals' }
  | { place: 'name' | 'description'; code: 'accents'; typed: string; meant: string }
  | { place: 'name'; code: 'shortName' }
  | { place: 'description'; code: 'shortText' | 'noSize' }
  | { place: 'price'; code: 'low' | 'high' | 'farBelow' }
  | { place: 'sizes'; code: 'noWeight' }

const SHORT_NAME = 8
const SHORT_TEXT = 80
const LOW = 1
const HIGH = 5000
const FAR_BELOW = 5

/** The advice for a product as it is typed. Nothing is said before it has a name. */
export function adviceFor(form: ProductForm): Advice[] {
  const name = form.name.trim()
  if (name === '') return []
  const text = plain(form.description)
  return [
    ...aboutWords('name', name),
    ...(name.length < SHORT_NAME ? [{ place: 'name', code: 'shortName' } as const] : []),
    ...aboutWords('description', text),
    ...(text.length < SHORT_TEXT ? [{ place: 'description', code: 'shortText' } as const] : []),
    ...(saysSize(form, `${name} ${text}`) ? [] : [{ place: 'description', code: 'noSize' } as const]),
    ...aboutPrices(form),
  ]
}

function aboutWords(place: 'name' | 'description', text: string): Advice[] {
  const advice: Advice[] = []
  const letters = text.replace(/[^\p{L}]/gu, '')
  const capitals = letters.replace(/[^\p{Lu}]/gu, '')
  if (letters.length >= SHORT_NAME && capitals.length > letters.length * 0.7) advice.push({ place, code: 'capitals' })
  const typed = text.match(/\p{L}+/gu)?.find((word) => UNACCENTED[word.toLowerCase()])
  if (typed) advice.push({ place, code: 'accents', typed, meant: UNACCENTED[typed.toLowerCase()]! })
  return advice
}

const MEASURE = /\d\s?(cm|mm|m|po|pouces?|ml|cl|l|litres?|g|kg|grammes?|oz|lb|ans|mois|pages|feuilles)(?!\p{L})/iu
const SIZED = ['taille', 'format', 'grandeur', 'pointure', 'dimension', 'volume', 'capacite']

/** Somewhere it says how large the product is: in its words, its sizes or its options. */
function saysSize({ variants, options }: ProductForm, words: string): boolean {
  return (
    MEASURE.test(words) ||
    variants.some(({ length, width, height }) => Boolean(length || width || height)) ||
    options.some(({ name }) => SIZED.some((word) => fold(name).startsWith(word)))
  )
}

function aboutPrices({ variants }: ProductForm): Advice[] {
  const sold = variants.filter(({ offered }) => offered)
  const prices = sold.flatMap(({ price }) => parseAmount(price) ?? [])
  if (prices.length === 0) return []
  const advice: Advice[] = []
  if (prices.some((price) => price > 0 && price < LOW)) advice.push({ place: 'price', code: 'low' })
  if (prices.some((price) => price > HIGH)) advice.push({ place: 'price', code: 'high' })
  const far = sold.some(({ price, regularPrice }) => {
    const [now, before] = [parseAmount(price), parseAmount(regularPrice)]
    return now !== undefined && before !== undefined && now > 0 && before > now * FAR_BELOW
  })
  if (far) advice.push({ place: 'price', code: 'farBelow' })
  if (sold.every(({ weight }) => weight === '')) advice.push({ place: 'sizes', code: 'noWeight' })
  return advice
}

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
