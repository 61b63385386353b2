import { describe, expect, it } from 'vitest'
import { fits, placeOf, rowsOf, stepFrom, withMoved, type Leaf } from './tree'

const flat: Leaf[] = [
  { id: 'bijoux', parentId: null, order: 1 },
  { id: 'maison', parentId: null, order: 2 },
  { id: 'vaisselle', parentId: 'maison', order: 1 },
  { id: 'tasses', parentId: 'vaisselle', order: 1 },
  { id: 'bols', parentId: 'vaisselle', order: 2 },
  { id: 'eclairage', parentId: 'maison', order: 2 },
]
const drawn = (items: readonly Leaf[]) =>
  rowsOf(items, new Set(['maison', 'vaisselle', 'eclairage', 'bijoux'])).map(
    ({ item, depth }) => ' '.repeat(depth) + item.id,
  )

describe('the tree of categories', () => {
  it('draws the tops and what is under those that are open', () => {
    expect(rowsOf(flat, new Set()).map(({ item }) => item.id)).toEqual(['bijoux', 'maison'])
    expect(drawn(flat)).toEqual(['bijoux', 'maison', ' vaisselle', '  tasses', '  bols', ' eclairage'])
  })

  it('moves a category up and down, out and in', () => {
    const move = (id: string, step: 'up' | 'down' | 'out' | 'in') => {
      const place = stepFrom(flat, id, step)
      return place && drawn(withMoved(flat, id, place))
    }
    expect(move('bols', 'up')).toEqual(['bijoux', 'maison', ' vaisselle', '  bols', '  tasses', ' eclairage'])
    expect(move('tasses', 'up')).toBeUndefined()
    expect(move('tasses', 'out')).toEqual(['bijoux', 'maison', ' vaisselle', '  bols', ' tasses', ' eclairage'])
    expect(move('eclairage', 'in')).toEqual(['bijoux', 'maison', ' vaisselle', '  tasses', '  bols', '  eclairage'])
    expect(move('bijoux', 'down')).toEqual(['maison', ' vaisselle', '  tasses', '  bols', ' eclairage', 'bijoux'])
  })

  it('goes no deeper than three levels, and never under itself', () => {
    expect(stepFrom(flat, 'bols', 'in')).toBeUndefined()
    expect(fits(flat, 'maison', 'tasses')).toBe(false)
    expect(fits(flat, 'maison', 'bijoux')).toBe(false)
    expect(fits(flat, 'vaisselle', 'bijoux')).toBe(true)
  })

  it('knows where each stands', () => {
    expect(placeOf(flat, 'bols')).toEqual({ parentId: 'vaisselle', index: 1 })
  })
})
