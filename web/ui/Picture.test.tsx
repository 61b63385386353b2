import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { EmptyState } from './EmptyState'
import { Picture } from './Picture'

afterEach(cleanup)

const thumbs = {
  '480.webp': '/a-480.webp',
  '480.jpeg': '/a-480.jpg',
  '800.webp': '/a-800.webp',
  '800.jpeg': '/a-800.jpg',
}

describe('a picture', () => {
  it('offers both widths, an older format to older browsers, keeps its place and loads late', () => {
    render(<Picture thumbs={thumbs} alt="Vase" sizes="50vw" />)
    const image = screen.getByAltText('Vase')
    expect(image.getAttribute('srcset')).toBe('/a-480.webp 480w, /a-800.webp 800w')
    expect(image.getAttribute('src')).toBe('/a-480.jpg')
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['800', '1000'])
    expect(image.getAttribute('loading')).toBe('lazy')
  })

  it('comes at once when it is seen first', () => {
    render(<Picture thumbs={thumbs} alt="Vase" sizes="50vw" priority />)
    expect(screen.getByAltText('Vase').getAttribute('loading')).toBe('eager')
    expect(screen.getByAltText('Vase').getAttribute('fetchpriority')).toBe('high')
  })

  it.each([
    [{ '480.webp': '/a-480.webp' }, '/a-480.webp'],
    [{ '480.jpeg': '/a-480.jpg' }, '/a-480.jpg'],
  ])('does with one format, and with one file: %o', (one, address) => {
    render(<Picture thumbs={one} alt="Vase" sizes="50vw" />)
    const image = screen.getByAltText('Vase')
    expect([image.getAttribute('src'), image.getAttribute('srcset')]).toEqual([address, `${address} 480w`])
  })

  it('says so when there is none', () => {
    render(<Picture thumbs={null} alt="Vase" sizes="50vw" />)
    expect(screen.getByText('Aucune image disponible')).toBeTruthy()
  })
})

it('an empty state says by default that there is nothing', () => {
  render(<EmptyState />)
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Aucune donnée de disponible')
})
