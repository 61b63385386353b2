import { describe, expect, it } from 'vitest'
import { readList, toQueryString } from './query-string'

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
    expect(readList(read, 'categories')).toEqual(['a', 'b'])
    expect(readList(read, 'autre')).toEqual([])
  })
  it.each(['n=a,b', 'n=a&n=b', 'n[]=a&n[]=b', 'n%5B0%5D=a&n%5B1%5D=b', 'n[1]=b&n[0]=a', 'n=a&n[]=b,a,', 'n=%20a,%20b'])(
    'is read as a list of two from %s',
    (address) => {
      expect(readList(new URLSearchParams(address), 'n')).toEqual(['a', 'b'])
    },
  )
})
