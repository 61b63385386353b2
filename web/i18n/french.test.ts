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
]

it.each(unsaid)('no French text says %s: %s', (pattern) => {
  const said = Object.entries(sources).filter(([, text]) => pattern.test(text))
  expect(said.map(([file, text]) => [file, pattern.exec(text)?.[0]])).toEqual([])
})

it('opening a shop takes as long wherever it is told', () => {
  const told = [landing.start.text, join.steps.join(' '), shop.wizard.lead]
  for (const text of told) expect(text).toContain('moins de dix minutes')
})
