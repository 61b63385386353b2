import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import * as newsletter from '@/storefront/features/newsletter/subscribe'
import { meta } from '@/storefront/routes/giveaway'
import { renderOnSite } from '@/storefront/testing'
import { GiveawayPage } from './GiveawayPage'
import type { Giveaway, Prize } from './types'

const item = (name: string, shop: string) => ({
  name,
  text: '',
  picture: null,
  storeSlug: shop,
  productSlug: `produit-${shop}`,
})
const prize: Prize = {
  value: 100,
  items: [item('Un savon', 'a'), item('Un gobelet', 'b'), item('Une chandelle', 'c')],
  suppliers: ['a', 'b', 'c'].map((slug) => ({
    name: `Boutique ${slug}`,
    slug,
    thumbs: null,
    city: 'Magog',
    tagline: '',
  })),
}
const open: Giveaway = {
  state: 'open',
  closesAt: '2026-12-14T05:00:00Z', // midnight, Eastern, at the end of the 13th
  announcedAt: '2026-12-15T17:00:00Z',
  prizeCount: 2,
  prize,
  winners: [],
  entries: 0,
  entriesDigest: '',
  seedSource: '',
  seed: '',
  drawnAt: null,
}
const closed: Giveaway = {
  ...open,
  state: 'closed',
  entries: 1204,
  entriesDigest: 'd1ge5t',
  seedSource: 'les numéros du 14 décembre',
}
const drawn: Giveaway = {
  ...closed,
  state: 'drawn',
  seed: '4 8 15 16 23 42',
  drawnAt: '2026-12-15T17:02:00Z',
  winners: [
    { prize: 1, email: 'a•••@e•••.ca', ticket: 'billet-a', position: 1 },
    { prize: 2, email: 'z•••@c•••.ca', ticket: 'billet-z', position: 3 },
  ],
}

const show = (giveaway: Giveaway) => renderOnSite(<GiveawayPage giveaway={giveaway} />)
const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Votre courriel' })
const region = (name: string) => within(screen.getByRole('region', { name }))

describe('an open giveaway', () => {
  let subscribe: MockInstance<typeof newsletter.subscribe>
  beforeEach(() => void (subscribe = vi.spyOn(newsletter, 'subscribe').mockResolvedValue('SUBSCRIBED')))
  function enter() {
    fireEvent.change(field()!, { target: { value: 'maude@exemple.ca' } })
    fireEvent.submit(field()!.form!)
    return screen.findByRole('dialog', { name: 'Merci, votre participation est notée!' })
  }

  it('is entered by subscribing under contest_no_waste, and gives thanks', async () => {
    show(open)
    const thanks = await enter()
    expect(subscribe).toHaveBeenCalledExactlyOnceWith('maude@exemple.ca', 'contest_no_waste', {})
    expect(thanks.textContent).toContain('Le tirage aura lieu le 15 décembre 2026, à 12\u00a0h.')
    fireEvent.click(within(thanks).getByRole('button', { name: 'Continuer' }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is entered by those who read the newsletter already', async () => {
    subscribe.mockResolvedValue('ALREADY_EXIST')
    show(open)
    expect(await enter()).toBeTruthy()
  })

  it('tells of the letter that confirms where the market sends one', async () => {
    subscribe.mockResolvedValue('CONFIRMATION_SENT')
    show(open)
    expect((await enter()).textContent).toContain('confirmer votre inscription à l’infolettre')
  })

  it('says until when, and everything that the specification binds us to', () => {
    show(open)
    expect(screen.getByText('Vous avez jusqu’au 13 décembre 2026, à minuit (heure de l’Est).')).toBeTruthy()
    const rules = screen.getByRole('region', { name: 'Le règlement' }).textContent
    for (const words of [
      'à minuit (heure de l’Est) à la fin du 13 décembre 2026',
      'résidents autorisés du Canada, âgés de 18 ans ou plus',
      '2\u00a0prix d’une valeur d’environ 100\u00a0$ chacun',
      'trois vendeurs du Québec',
      'ni monnayables ni transférables',
      '15 décembre 2026, à 12\u00a0h (heure de l’Est)',
      'jointes par courriel',
      '3 tentatives en 7 jours civils',
    ])
      expect(rules).toContain(words)
  })

  it('shows three shops and what each puts in the basket', () => {
    show(open)
    expect(region('Trois boutiques, un panier').getAllByRole('link')).toHaveLength(3)
    const basket = region('Ce qu’il y a dans le panier')
    expect(basket.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Un savon', '/produit/produit-a'],
      ['Un gobelet', '/produit/produit-b'],
      ['Une chandelle', '/produit/produit-c'],
    ])
  })

  it('says of one prize from one shop what its text makes true', () => {
    show({ ...open, prizeCount: 1, prize: { ...prize, value: 60, items: prize.items.slice(0, 1) } })
    const lead = 'Un panier sans déchets à gagner, d’une valeur d’environ 60\u00a0$, garni par une boutique du Québec.'
    expect(document.body.textContent).toContain(lead)
    const rules = screen.getByRole('region', { name: 'Le règlement' }).textContent
    expect(rules).toContain('fournis par un vendeur du Québec')
  })

  it('leads to no shop that the market does not have', () => {
    show({ ...open, prize: { ...prize, suppliers: [] } })
    expect(screen.queryByRole('region', { name: 'Trois boutiques, un panier' })).toBeNull()
    expect(region('Ce qu’il y a dans le panier').queryByRole('link')).toBeNull()
    expect(region('Ce qu’il y a dans le panier').getAllByRole('listitem')).toHaveLength(3)
  })
})

describe('a giveaway that is over', () => {
  it('takes no entry and says when the draw is', () => {
    show(closed)
    expect(field()).toBeNull()
    expect(screen.getByRole('heading', { name: 'Le concours est terminé.' })).toBeTruthy()
    expect(screen.queryByText(/à gagner/)).toBeNull()
    expect(screen.getByText(/Le tirage est prévu le 15 décembre 2026, à 12 h/)).toBeTruthy()
    const check = screen.getByRole('region', { name: 'Vérifier le tirage' }).textContent
    for (const fact of ['1\u00a0204', 'd1ge5t', 'les numéros du 14 décembre']) expect(check).toContain(fact)
  })

  it('says that the draw is late once its day is past', () => {
    show({ ...closed, state: 'due' })
    expect(screen.queryByText(/prévu le/)).toBeNull()
    const late = 'Le tirage devait avoir lieu le 15 décembre 2026, à 12\u00a0h; il n’est pas encore fait.'
    expect(document.body.textContent).toContain(late)
  })

  it('shows its two winners once drawn, with what checks the draw', () => {
    show(drawn)
    const winners = region('Les personnes gagnantes').getAllByRole('listitem')
    expect(winners.map((winner) => winner.textContent)).toEqual([
      'Panier 1a•••@e•••.caParticipation billet-a',
      'Panier 2z•••@c•••.caParticipation billet-z',
    ])
    expect(region('Vérifier le tirage').getByText('4 8 15 16 23 42')).toBeTruthy()
  })

  it('says so when nobody had entered', () => {
    show({ ...drawn, winners: [] })
    expect(screen.getByText(/Personne n’avait participé/)).toBeTruthy()
  })
})

it('a market without a giveaway says so and asks not to be found', () => {
  show({ ...open, state: 'none', closesAt: null, announcedAt: null })
  expect(screen.getByRole('heading', { level: 1, name: 'Aucun concours en ce moment' })).toBeTruthy()
  expect(screen.queryByText(/boutiques sont ouvertes/)).toBeNull() // there may be none yet
  expect(field()).toBeNull()
  expect(meta(null, <T,>() => ({ ...open, state: 'none' }) as T).robots).toBe('noindex')
  expect(meta(null, <T,>() => open as T).robots).toBeUndefined()
})

it('a giveaway whose prizes no text tells is not shown', () => {
  show({ ...open, prize: null })
  expect(screen.getByRole('heading', { level: 1, name: 'Aucun concours en ce moment' })).toBeTruthy()
})

it('its description is not cut by search engines, and invites nobody once it is over', () => {
  const described = (giveaway: Giveaway) => meta(null, <T,>() => giveaway as T).description
  expect(described(open)?.length).toBeLessThanOrEqual(160)
  for (const over of [closed, drawn]) expect(described(over)).not.toContain('Participez')
})
