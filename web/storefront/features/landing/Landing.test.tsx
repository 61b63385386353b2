import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { t as fr } from '#i18n/landing'
import { sitePicture } from '@/assets/pictures'
import { t as en } from '@/i18n/en/landing'
import * as newsletter from '@/storefront/features/newsletter/subscribe'
import { renderOnSite } from '@/storefront/testing'
import { Landing } from './Landing'
import { landingMeta } from './meta'
import { sellerAddress } from './seller-address'

const show = (words = fr) => renderOnSite(<Landing words={words} logo="Rang & Rue" />)
const region = (name: string) => within(screen.getByRole('region', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('the seller landing page', () => {
  it('has its nine sections in order', () => {
    const { container } = show()
    expect(container.querySelectorAll('section')).toHaveLength(9)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'Pourquoi ici',
      'L’union, c’est un gros panier',
      'On commence par un courriel',
      'Les frais, en clair',
      'Un coup de main pour partir',
      'Deux façons d’étirer l’offre',
      'Pas encore prêt? Restons en contact.',
    ])
    expect(screen.getByText(/^Rassembler les marchands du Québec/)).toBeTruthy()
    for (const picture of ['bols', 'miel', 'planche', 'sirop', 'lampe'])
      expect(sitePicture(picture), picture).not.toBeNull()
  })

  it('tells the charges, the help-out offer and the two promos', () => {
    show()
    const charges = region('Les frais, en clair')
    expect(charges.getByRole('row', { name: 'Inscription 0\u00a0$' })).toBeTruthy()
    expect(charges.getByRole('row', { name: 'Commission sur vos ventes 10\u00a0%' })).toBeTruthy()
    expect(region('Un coup de main pour partir').getByText('−50 %')).toBeTruthy()
    expect(region('Un coup de main pour partir').getByText(/pendant un ou deux mois/)).toBeTruthy()
    const promos = region('Deux façons d’étirer l’offre').getAllByRole('listitem')
    expect(promos.map((promo) => promo.textContent)).toEqual([
      expect.stringMatching(/réseaux sociaux.*un mois à 5\u00a0% de commission/),
      expect.stringMatching(/entrepreneur.*mois à 5\u00a0% de commission/),
    ])
  })

  it('leads to the seller space, the questions of sellers and the other language', () => {
    show()
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(href('Espace vendeur')).toBe('https://vendre.exemple.test')
    expect(href('Entrer dans l’espace vendeur')).toBe('https://vendre.exemple.test')
    expect(href('Lire la foire aux questions des vendeurs')).toBe('/faqs#faq-vendeurs')
    expect(screen.getByRole('link', { name: 'English' })).toHaveProperty('lang', 'en')
    expect(href('English')).toBe('/start-selling')
    for (const anchor of ['Ouvrir ma boutique', 'Voir les frais'])
      expect(document.querySelector(href(anchor)!)).not.toBeNull()
  })

  it('is the same page in English, without a word of French', async () => {
    show(en)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You make it. We bring the visitors.')
    expect(screen.getByRole('row', { name: 'Commission on your sales 10%' })).toBeTruthy()
    expect(screen.getByText('$ 54.00')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Français' }).getAttribute('href')).toBe('/commencer-a-vendre')
    fireEvent.submit(screen.getByRole<HTMLInputElement>('textbox', { name: 'Your email' }).form!)
    expect(await screen.findByText(en.closing.form.required)).toBeTruthy()
  })

  it('says of each language where the other is', () => {
    const languages = { 'fr-CA': '/commencer-a-vendre', 'en-CA': '/start-selling', 'x-default': '/commencer-a-vendre' }
    expect(landingMeta(fr)).toMatchObject({ canonical: '/commencer-a-vendre', languages })
    expect(landingMeta(en)).toMatchObject({ canonical: '/start-selling', languages })
  })

  it('signs up for the newsletter under the usual event', async () => {
    const subscribe = vi.spyOn(newsletter, 'subscribe').mockResolvedValue('SUBSCRIBED')
    show()
    type('Votre courriel', 'maude@exemple.ca')
    fireEvent.submit(screen.getByRole<HTMLInputElement>('textbox', { name: 'Votre courriel' }).form!)
    await vi.waitFor(() => expect(subscribe).toHaveBeenCalledWith('maude@exemple.ca', 'newsletter_subscriber', {}))
  })
})

describe('the start form', () => {
  const assign = vi.fn()
  beforeEach(() => {
    assign.mockReset()
    vi.spyOn(window.location, 'assign').mockImplementation(assign)
  })
  const start = () =>
    fireEvent.submit(screen.getByRole<HTMLInputElement>('textbox', { name: 'Votre courriel d’entreprise' }).form!)

  it.each(['', 'bonjour@atelier', 'pas un courriel'])(
    'answers « %s » with its own sentence and goes nowhere',
    (email) => {
      show()
      type('Votre courriel d’entreprise', email)
      start()
      expect(screen.getByText('Merci de saisir une adresse valide')).toBeTruthy()
      expect(document.activeElement).toBe(screen.getByLabelText('Votre courriel d’entreprise'))
      expect(assign).not.toHaveBeenCalled()
    },
  )

  it('carries the e-mail to the seller space', () => {
    show()
    type('Votre courriel d’entreprise', ' maude+vente@exemple.ca ')
    start()
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://vendre.exemple.test?courriel=maude%2Bvente%40exemple.ca')
  })

  it('keeps what the seller space’s address already has', () => {
    expect(sellerAddress('https://v.test/ouvrir?de=site#haut', 'a@b.ca')).toBe(
      'https://v.test/ouvrir?de=site&courriel=a%40b.ca#haut',
    )
  })
})

describe('the calculator', () => {
  const kept = () =>
    within(screen.getByRole('group', { name: 'Combien il vous reste' })).getByRole('status').textContent

  it('begins with a sale of sixty dollars', () => {
    show()
    expect(kept()).toBe('Vente60,00\u00a0$Commission de 10\u00a0%−6,00\u00a0$Vous gardez54,00\u00a0$')
  })

  it('follows the price, the quantity and the rate', () => {
    show()
    type('Prix d’un article', '12,95')
    type('Nombre d’articles vendus', '3')
    expect(kept()).toContain('Vous gardez34,96\u00a0$')
    fireEvent.click(screen.getByRole('radio', { name: /^5\u00a0%/ }))
    expect(kept()).toBe('Vente38,85\u00a0$Commission de 5\u00a0%−1,94\u00a0$Vous gardez36,91\u00a0$')
  })

  it('says what it cannot read, and that taxes are not counted', () => {
    show()
    type('Prix d’un article', 'cher')
    type('Nombre d’articles vendus', '1001')
    expect(screen.getByText('Entrez un prix de 0,01 $ à 99 999,99 $.')).toBeTruthy()
    expect(screen.getByText('Entrez un nombre de 1 à 1 000.')).toBeTruthy()
    expect(kept()).toContain('Vous gardez—')
    expect(screen.getByText(/Les taxes sur la commission s’y ajoutent et ne sont pas comptées ici/)).toBeTruthy()
  })
})

describe('the three panels', () => {
  it('can be chosen by name, and take the focus only where they scroll', () => {
    show()
    const row = screen.getByRole('group', { name: 'Trois raisons de vendre ici' })
    expect(row.hasAttribute('tabindex')).toBe(false)
    const scroll = vi.spyOn(row, 'scrollTo').mockImplementation(() => {})
    const panels = [...row.children] as HTMLElement[]
    for (const [i, panel] of panels.entries()) vi.spyOn(panel, 'offsetLeft', 'get').mockReturnValue(i * 300)
    fireEvent.click(screen.getByRole('button', { name: 'La rue', hidden: true }))
    expect(scroll).toHaveBeenCalledWith({ left: 600 })
  })

  it('tells by name which one is in view', () => {
    show()
    const row = screen.getByRole('group', { name: 'Trois raisons de vendre ici' })
    vi.spyOn(row, 'scrollWidth', 'get').mockReturnValue(900)
    vi.spyOn(row, 'clientWidth', 'get').mockReturnValue(300)
    row.scrollLeft = 310
    fireEvent.scroll(row)
    const pressed = ['Le rang', 'La route', 'La rue'].map((name) =>
      screen.getByRole('button', { name, hidden: true }).getAttribute('aria-pressed'),
    )
    expect(pressed).toEqual(['false', 'true', 'false'])
  })
})

it.each([fr, en])('its description is not cut by search engines', (words) => {
  expect(landingMeta(words).description?.length).toBeLessThanOrEqual(160)
})
