import { describe, expect, it } from 'vitest'
import { nestCategories } from './categories'
import { categories } from './testing'

describe('nesting categories', () => {
  const tree = nestCategories(categories)

  it('sorts each level by order, whatever the order of the answer', () => {
    expect(tree.map((category) => category.name)).toEqual(['Bijoux', 'Maison et décoration', 'Cartes-cadeaux'])
    expect(tree[1]?.children.map((child) => child.slug)).toEqual([
      'vaisselle',
      'eclairage',
      'textiles',
      'chandelles',
      'affiches',
    ])
  })

  it('builds a link from the slugs of the ancestors', () => {
    expect(tree[0]?.children[0]?.children[0]?.link).toBe('/categorie/bijoux/bagues/anneaux')
  })

  it('leaves out the children of a parent nobody knows', () => {
    expect(nestCategories([{ id: 'x', slug: 'x', name: 'X', parentId: 'gone', order: 1 }])).toEqual([])
  })
})
