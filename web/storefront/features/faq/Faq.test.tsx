import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderOnSite } from '@/storefront/testing'
import { Faq } from './Faq'
import { faqJsonLd } from './json-ld'
import { plain, searched } from './search'
import type { Collection } from './types'

const collection = (code: string, title: string, items: [string, string, string][]): Collection => ({
  code,
  title,
  description: '',
  intro: '',
  items: items.map(([id, question, answer]) => ({ id, question, answer })),
})
const collections = [
  collection('faq-clients', 'Questions de la clientèle', [
    ['livraison', 'Combien coûte la livraison?', '<p>Chaque boutique fixe ses <strong>frais</strong>.</p>'],
    [
      'retour',
      'Comment retourner un article?',
      '<p>Par la page de la commande. Voir <a href="/faqs#livraison">les frais</a>.</p>',
    ],
  ]),
  collection('faq-vendeurs', 'Questions des vendeurs', [
    [
      'vendeur-frais',
      'Combien ça coûte?',
      '<p>Rien pour s&#39;inscrire, 10&nbsp;% par vente. Une œuvre d’art aussi.</p>',
    ],
  ]),
]
const ids = (found: Collection[]) => found.flatMap(({ items }) => items.map(({ id }) => id))

const show = () => renderOnSite(<Faq collections={collections} />, { path: '/faqs' })
const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
const item = (id: string) => document.getElementById(id) as HTMLDetailsElement
/** As the browser does when a link to an anchor of the page is followed. */
function follow(hash: string) {
  window.location.hash = hash
  act(() => void window.dispatchEvent(new Event('hashchange')))
}
/** The browser tells a details element's own changes; this one does not. */
function toggle(id: string, open: boolean) {
  item(id).open = open
  fireEvent(item(id), new Event('toggle'))
}

beforeEach(() => {
  window.location.hash = ''
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => void (window.location.hash = ''))

describe('the search in the questions', () => {
  it.each([
    ['', ['livraison', 'retour', 'vendeur-frais']],
    ['LIVRAISON', ['livraison']],
    ['coute', ['livraison', 'vendeur-frais']],
    ['frais commande', ['retour']],
    ['oeuvre', ['vendeur-frais']],
    ['strong', []],
  ])('« %s » finds %j', (words, expected) => {
    expect(ids(searched(collections, words))).toEqual(expected)
  })

  it('reads answers without their marks', () => {
    expect(plain('<p>Rien pour s&#39;inscrire,<br>10&nbsp;% &amp; plus</p>')).toBe("Rien pour s'inscrire, 10 % & plus")
  })

  it('says how many there are, and shows only those', () => {
    show()
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
    type('retourner')
    expect(screen.getByRole('status').textContent).toBe('1\u00a0question pour «\u00a0retourner\u00a0».')
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Comment retourner un article?',
    ])
    expect(screen.queryByRole('heading', { name: 'Questions des vendeurs' })).toBeNull()
  })

  it('offers a way back when nothing is found', () => {
    show()
    type('zzz')
    fireEvent.click(screen.getByRole('button', { name: 'Effacer la recherche' }))
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  })
})

describe('a link to a question', () => {
  it('opens it on arrival, and no other', () => {
    window.location.hash = '#livraison'
    show()
    expect([item('livraison').open, item('retour').open]).toEqual([true, false])
  })

  it('opens it when followed from the page, even if a search hid it, and brings it to sight', async () => {
    window.location.hash = '#livraison'
    show()
    type('vendeur')
    follow('#retour')
    expect(item('retour').open).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
    await vi.waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalled())
  })

  it('opens it again when followed a second time', () => {
    window.location.hash = '#retour'
    show()
    toggle('retour', false)
    expect(item('retour').open).toBe(false)
    fireEvent.click(item('retour').querySelector('a[href="#retour"]')!)
    expect(item('retour').open).toBe(true)
  })

  it('that cannot be read opens nothing', () => {
    window.location.hash = '#%E0%A4%A'
    show()
    expect(document.querySelectorAll('details[open]')).toHaveLength(0)
  })

  it('is given by each question; what a visitor opens and closes stays so', () => {
    show()
    expect(screen.getAllByText('Lien vers cette question').map((link) => link.getAttribute('href'))).toEqual([
      '#livraison',
      '#retour',
      '#vendeur-frais',
    ])
    toggle('retour', true)
    type('article')
    expect(item('retour').open).toBe(true)
    toggle('retour', false)
    type('')
    expect(item('retour').open).toBe(false)
  })
})

it('search engines read every question with its answer', () => {
  expect(faqJsonLd(collections)).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Combien coûte la livraison?',
        acceptedAnswer: { '@type': 'Answer', text: expect.stringContaining('frais') },
      },
      {},
      {},
    ],
  })
})
