import { expect, it } from 'vitest'
import { elide } from './elide'

it.each([
  ['de', 'Atelier Batture', 'd’Atelier Batture'],
  ['que', 'Atelier Batture', 'qu’Atelier Batture'],
  ['de', 'Épices du port', 'd’Épices du port'],
  ['de', 'Œuvres d’ici', 'd’Œuvres d’ici'],
  ['que', 'herboristerie', 'qu’herboristerie'],
  ['de', 'Maille Nordet', 'de Maille Nordet'],
  ['que', 'Yoga', 'que Yoga'],
  ['de', '48e Nord', 'de 48e Nord'],
] as const)('%s %s is written %s', (word, name, written) => expect(elide(word, name)).toBe(written))
