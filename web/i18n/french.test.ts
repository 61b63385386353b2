import { parseSync, Visitor } from 'vite'
import { expect, it } from 'vitest'
import { t as landing } from './fr/landing'
import { t as join } from './fr/seller-join'
import { t as shop } from './fr/seller-shop'

const sources = import.meta.glob<string>('./fr/*.ts', { eager: true, query: '?raw', import: 'default' })

/** The sentences that the whole French catalogue must not say, and why. */
const unsaid: [pattern: RegExp, why: string][] = [
  [/(?<!Nouveau |Déjà )\bclient(e|s|es)?(?!\p{L})/iu, 'people are « la clientèle », one of them « la personne »'],
  [/une facture par boutique/i, 'one invoice covers the whole order'],
  [/petite heure|deux semaines|quinzaine|en un (ou deux )?jours? ouvrable/i, 'nothing keeps that delay'],
  [/exploitant du site,|note à l’exploitant/i, 'the operator is not spoken to before the public'],
  [/\u00a0/, 'a no-break space is spelled \\u00a0, to be seen by who reads the file'],
]

it.each(unsaid)('no French text says %s: %s', (pattern) => {
  const said = Object.entries(sources).filter(([, text]) => pattern.test(text))
  expect(said.map(([file, text]) => [file, pattern.exec(text)?.[0]])).toEqual([])
})

/** How no French text is written. A text is a string, or what a template holds before, between and after its values. */
const unwritten: [pattern: RegExp, why: string][] = [
  // The specification writes one sentence without.
  [/(?<!\u00a0|avant de traiter votre commande):(?=\s|$)/, 'a no-break space stands before a colon'],
  [/«(?!\u00a0)|(?<!\u00a0)»/, 'no-break spaces stand inside « »'],
  [/(^|\d) [$%]/, 'a no-break space stands before $ and %'],
  [/\s[;?!]/, 'Quebec writes no space before ; ? and !'],
]

const texts = Object.entries(sources).flatMap(([file, source]) => textsOf(file, source).map((text) => [file, text]))

it.each(unwritten)('no French text is written with %s: %s', (pattern) => {
  expect(texts.filter(([, text]) => pattern.test(text!))).toEqual([])
})

function textsOf(file: string, source: string): string[] {
  const texts: string[] = []
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') texts.push(value)
    },
    TemplateElement({ value }) {
      texts.push(value.cooked ?? value.raw)
    },
  }).visit(parseSync(file, source).program)
  return texts
}

it('opening a shop takes as long wherever it is told', () => {
  const texts = [landing.start.text, join.steps.join(' '), shop.wizard.lead]
  for (const text of texts) expect(text).toContain('moins de dix minutes')
})
