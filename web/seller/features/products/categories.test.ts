import { expect, it } from 'vitest'
import { suggestedFirst } from './categories'

it('suggests first the words of the category and of what stands above it', () => {
  const flat = [
    { id: 'mode', name: 'Mode', parentId: null, order: 1 },
    { id: 'tuques', name: 'Tuques', parentId: 'mode', order: 1 },
  ]
  const types = [
    { name: 'Couleur', categories: [] },
    { name: 'Parfum', categories: ['sante'] },
    { name: 'Taille', categories: ['mode'] },
  ]
  expect(suggestedFirst(types, flat, ['tuques']).map(({ name }) => name)).toEqual(['Taille', 'Couleur', 'Parfum'])
})
