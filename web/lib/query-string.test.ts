import { describe, expect, it } from 'vitest'
import { fromCommaList, toQueryString } from './query-string'

describe('a query string', () => {
  it('separates arrays with commas and leaves out what is empty', () => {
    expect(toQueryString({ q: 'tuque', categories: ['a1', 'b2'], page: 2, lat: undefined, sort: '', list: [] })).toBe(
      '?q=tuque&categories=a1,b2&page=2',
    )
  })
  it('is empty when there is nothing to say', () => {
    expect(toQueryString({ q: '', lat: null })).toBe('')
  })
  it('escapes what would change its meaning', () => {
    expect(toQueryString({ q: 'pain & miel, 500 g' })).toBe('?q=pain%20%26%20miel%2C%20500%20g')
  })
  it('keeps zero and false, which are values', () => {
    expect(toQueryString({ minPrice: 0, contribution: false })).toBe('?minPrice=0&contribution=false')
  })
  it('is read back through URLSearchParams', () => {
    const read = new URLSearchParams(toQueryString({ categories: ['a', 'b'] }))
    expect(fromCommaList(read.get('categories'))).toEqual(['a', 'b'])
    expect(fromCommaList(read.get('autre'))).toEqual([])
  })
})
