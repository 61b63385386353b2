import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { showScreen } from '@/desk/testing'
import { copyOf, fieldsOf, fresh, proposeCode, sentenceOf, type Promotion } from './draft'
import { PromotionDesk } from './PromotionDesk'
import type { ShopProducts } from './ScopePicker'

const promotion: Promotion = {
  id: 'p1',
  name: 'Rabais d’automne',
  code: 'AUTOMNE',
  kind: 'percent',
  percent: 10,
  scope: 'all',
  minimum: 50,
  from: '2026-11-01',
  to: '2026-11-30',
  maxUses: 100,
  maxPerPerson: 1,
  state: 'active',
  uses: 12,
  startsAt: '2026-11-01T04:00:00Z',
  endsAt: '2026-12-01T05:00:00Z',
  createdAt: '2026-10-30T15:00:00Z',
}

const plain = (text: string) => text.replace(/\u00a0/g, ' ')

describe('a promotion in a sentence', () => {
  it('says all that it does', () => {
    expect(plain(sentenceOf(promotion, false))).toBe(
      '10 % de rabais sur tous les produits avec le code AUTOMNE, dès 50,00 $ d’achats, du 1er novembre 2026 au ' +
        '30 novembre 2026, pour 100 commandes au plus, une fois par personne.',
    )
    expect(
      plain(sentenceOf({ name: '', kind: 'multi_buy', take: 3, pay: 2, scope: 'products', scopeIds: ['a'] }, false)),
    ).toBe('3 articles pour le prix de 2 sur un produit choisi, sans code.')
  })

  it('is sent as it was typed, and what cannot be read is left to the server to refuse', () => {
    const draft = { ...fresh('2026-11-17'), name: ' Bienvenue ', code: 'bien-10', minimum: '1 200,50', maxUses: 'dix' }
    expect(fieldsOf(draft)).toMatchObject({
      name: 'Bienvenue',
      code: 'BIEN-10',
      percent: 10,
      minimum: 1200.5,
      maxUses: -1,
    })
    expect(fieldsOf({ ...draft, automatic: true, maxPerPerson: '2' })).toMatchObject({ code: '', maxPerPerson: 0 })
  })

  it('is made again without its code', () => {
    expect(copyOf(promotion, '2026-12-01')).toMatchObject({ code: '', percent: '10', from: '2026-12-01', to: '' })
    expect(proposeCode()).toMatch(/^[A-Z2-9]{8}$/)
  })
})

const names: Record<string, string> = { b: 'Bol', a: 'Tasse' }
const products: ShopProducts = {
  find: (search) => ({
    queryKey: [`/v1/products?search=${search}`],
    queryFn: async () => ({
      data: Object.entries(names).flatMap(([id, name]) => (name.includes(search) ? [{ id, name }] : [])),
    }),
  }),
  read: (id) => ({
    queryKey: [`/v1/products/${id}`],
    queryFn: async () => (names[id] ? { id, name: names[id] } : Promise.reject(new ApiError(404, {}))),
  }),
}

function show(mayEdit: boolean, list: Promotion[] = [promotion]) {
  const acts = {
    create: vi
      .fn()
      .mockRejectedValueOnce(
        new ApiError(422, { code: 'invalid', errors: [{ path: 'code', message: 'Ce code est déjà pris.' }] }),
      ),
    end: vi.fn().mockResolvedValue(undefined),
    changed: vi.fn().mockResolvedValue(undefined),
  }
  showScreen(
    <PromotionDesk
      title="Promotions"
      lead=""
      query={{ queryKey: ['p'], queryFn: () => Promise.resolve({ data: list }) }}
      market={false}
      mayEdit={mayEdit}
      products={products}
      {...acts}
    />,
  )
  return acts
}

const boxes = () =>
  within(screen.getByRole('group', { name: 'Chercher un produit' }))
    .getAllByRole<HTMLInputElement>('checkbox')
    .map(({ labels }) => labels![0]!.textContent)

describe('the list of promotions', () => {
  it('shows where each stands, and lets it end once one is sure', async () => {
    const { end } = show(true)
    expect(await screen.findByText('En cours')).toBeTruthy()
    expect(screen.getByText('12 sur 100')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Terminer Rabais d’automne' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Terminer' }))
    await waitFor(() => expect(end).toHaveBeenCalledWith('p1', expect.anything()))
  })

  it('has a form that says what it makes, and shows what is wrong at its field', async () => {
    const { create } = show(true)
    fireEvent.click(await screen.findByRole('button', { name: 'Nouvelle promotion' }))
    fireEvent.change(screen.getByLabelText(/^Nom affiché/), { target: { value: 'Bienvenue' } })
    fireEvent.change(screen.getByLabelText(/^Code/), { target: { value: 'bienvenue' } })
    expect(screen.getByText(/avec le code BIENVENUE/)).toBeTruthy()
    fireEvent.click(screen.getByLabelText('Des produits choisis'))
    fireEvent.click(await screen.findByLabelText('Tasse'))
    fireEvent.click(screen.getByRole('button', { name: 'Créer la promotion' }))
    expect(await screen.findByText('Ce code est déjà pris.')).toBeTruthy()
    expect(create.mock.calls[0]![0]).toMatchObject({ code: 'BIENVENUE', scope: 'products', scopeIds: ['a'] })
  })

  it('shows what is ticked and not found, which can be unticked', async () => {
    const { create } = show(true)
    fireEvent.click(await screen.findByRole('button', { name: 'Nouvelle promotion' }))
    fireEvent.click(screen.getByLabelText('Des produits choisis'))
    expect(screen.queryByText('Rien ne correspond.')).toBeNull() // not known yet
    fireEvent.click(await screen.findByLabelText('Tasse'))
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Bol' } })
    await waitFor(() => expect(boxes()).toEqual(['Tasse', 'Bol'])) // the ticked one first
    fireEvent.click(await screen.findByLabelText('Tasse'))
    expect(boxes()).toEqual(['Bol'])
    fireEvent.click(screen.getByRole('button', { name: 'Créer la promotion' }))
    await waitFor(() => expect(create.mock.calls[0]![0]).toMatchObject({ scope: 'products', scopeIds: [] }))
  })

  it('names a chosen product that is no more by its number', async () => {
    show(true, [{ ...promotion, scope: 'products', scopeIds: ['parti'] }])
    fireEvent.click(await screen.findByRole('button', { name: /^Dupliquer/ }))
    await waitFor(() => expect(boxes()).toEqual(['parti', 'Bol', 'Tasse']))
  })

  it('says why it was refused when that is of no field', async () => {
    const { create } = show(true)
    create
      .mockReset()
      .mockRejectedValue(new ApiError(422, { detail: 'Trop de promotions.', errors: [{ message: '' }] }))
    fireEvent.click(await screen.findByRole('button', { name: 'Nouvelle promotion' }))
    fireEvent.click(screen.getByRole('button', { name: 'Créer la promotion' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Trop de promotions.')
  })

  it('is only read by those who may not change it', async () => {
    show(false)
    expect(await screen.findByText('En cours')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Nouvelle promotion' })).toBeNull()
    expect(screen.queryByRole('button', { name: /Terminer/ })).toBeNull()
  })
})
