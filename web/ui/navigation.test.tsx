import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { BackLink } from './BackLink'
import { Breadcrumb } from './Breadcrumb'
import { Pagination } from './Pagination'

afterEach(cleanup)

describe('the back link', () => {
  it('leads to the account by default', () => {
    render(<BackLink />)
    expect(screen.getByRole('link', { name: 'Retour à mon compte' }).getAttribute('href')).toBe('/compte')
  })
})

describe('the breadcrumb', () => {
  it('goes from home through the chain to the current text', () => {
    render(<Breadcrumb trail={[{ label: 'Bijoux', href: '/categorie/bijoux' }]} current="Bagues" />)
    expect(screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      'Accueil /',
      'Bijoux /categorie/bijoux',
    ])
    expect(document.querySelector('[aria-current=page]')?.textContent).toBe('Bagues')
  })
})

describe('the pagination', () => {
  const hrefFor = (page: number) => `/recherche?page=${page}`

  it('is absent when there is one page only', () => {
    const { container } = render(<Pagination page={1} pageCount={1} hrefFor={hrefFor} />)
    expect(container.textContent).toBe('')
  })

  it('shows three pages on each side by default, and the first and last', () => {
    render(<Pagination page={10} pageCount={20} hrefFor={hrefFor} />)
    expect(screen.getByRole('navigation').textContent).toBe('Précédente1…78910111213…20Suivante')
    expect(document.querySelector('[aria-current=page]')?.textContent).toBe('10')
    expect(screen.getByRole('link', { name: 'Suivante' }).getAttribute('href')).toBe('/recherche?page=11')
  })

  it('has no way before the first page nor after the last', () => {
    render(<Pagination page={1} pageCount={3} range={2} hrefFor={hrefFor} />)
    expect(screen.queryByRole('link', { name: 'Précédente' })).toBeNull()
    cleanup()
    render(<Pagination page={3} pageCount={3} range={2} hrefFor={hrefFor} />)
    expect(screen.queryByRole('link', { name: 'Suivante' })).toBeNull()
  })
})
