import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { useListState } from '@/desk/use-list-state'
import { showAtDesk } from '@/operator/testing'
import * as queries from './queries'
import { ShopPage } from './ShopPage'
import { Shops } from './Shops'

function List() {
  return <Shops state={useListState('/boutiques')} />
}
function Page() {
  return <ShopPage shopId="s1" state={useListState('/boutiques/s1')} />
}

const listed = {
  id: 's1',
  name: 'Poterie du Ruisseau',
  slug: 'poterie-du-ruisseau',
  city: 'Saint-Irénée',
  province: 'QC',
  categoryLabel: 'Maison et décoration',
  status: 'draft',
  thumbs: null,
  vacationUntil: null,
  createdAt: '2026-11-13T15:00:00Z',
  submittedAt: '2026-11-13T15:00:00Z',
  promisedDays: 5,
  toCorrect: 1,
  figures: {
    orders: 4,
    sales: 120.5,
    shipDays: 2.35,
    cancelledShare: 0.05,
    returnedShare: null,
    countedAt: '2026-11-16T12:00:00Z',
  },
}
const record = {
  shop: {
    ...listed,
    shippingSettings: { shippingPriceAmount: 11, shippingPricePolicy: 'x', freeShippingThreshold: 110 },
    deliveryMinDays: 2,
    deliveryMaxDays: 5,
    returnTerms: 'Trente jours.',
    tagline: 'Le ruisseau passe derrière.',
    legalName: 'Poterie du Ruisseau, s.e.n.c.',
    legalAddress: '410, chemin des Bains',
    legalCity: 'Saint-Irénée',
    legalProvince: 'QC',
    legalPostalCode: 'G0T 1V0',
    gstNumber: '839142206 RT0001',
    qstNumber: '1226490731 TQ0001',
    email: 'rosalie@exemple.test',
    phone: '',
    termsVersion: '2026-11-15',
    statusReason: '',
    updatedAt: '2026-11-13T15:00:00Z',
    approvedAt: null,
  },
  moves: ['approved', 'changes_requested', 'refused'],
  submittedAt: '2026-11-13T15:00:00Z',
  owners: [{ id: 'u9', name: 'Rosalie Gauthier', email: 'rosalie@exemple.test', emailVerifiedAt: null }],
  checks: [
    { field: 'legalName', verdict: 'fine', code: 'named' },
    { field: 'gst', verdict: 'blocks', code: 'check_digit' },
    { field: 'terms', verdict: 'fine', code: 'accepted' },
  ],
  outside: null,
  figures: null,
  toShip: 0,
  commission: { percent: 10, ordinaryPercent: 10, agreements: [] },
  products: {
    draft: 1,
    published: 0,
    archived: 0,
    newest: [{ id: 'p1', name: 'Assiette à dessert', thumbs: null, minPrice: 28, hiddenAt: null }],
  },
  reports: 0,
  journal: [],
}
const counts = { all: 1, waiting: 1, changes: 0, open: 0, away: 0, suspended: 0, closed: 0, refused: 0 }
const at = '/v1/operator/shops/s1'

beforeEach(() => {
  vi.spyOn(queries, 'letterQuery').mockImplementation(
    (_, { to }) =>
      ({
        queryKey: ['letter', to],
        queryFn: async () => ({ to: ['rosalie@exemple.test'], subject: `Lettre ${to}`, text: 'Bonjour' }),
      }) as never,
  )
})

it('lists shops with their state, what is to correct and how they did', () => {
  const page = { data: [listed], counts, total: 1, pageCount: 1, currentPage: 1, from: 1, to: 1 }
  showAtDesk(<List />, {
    address: '/boutiques?vue=waiting',
    answers: { '/v1/operator/shops?view=waiting&page=1': page },
  })
  const row = screen.getAllByRole('row')[1]!
  for (const text of ['Saint-Irénée', 'En attente', '1 à corriger', '5,0 %']) {
    expect(within(row).getByText(text)).toBeTruthy()
  }
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/regie/boutiques/s1')
})

it('words what the team did to let a shop be paid again', () => {
  const line = { id: 'j1', at: record.shop.updatedAt, operatorName: 'Louise Paradis', act: 'payouts.retry', reason: '' }
  showAtDesk(<Page />, { address: '/boutiques/s1', answers: { [at]: { ...record, journal: [line] } } })
  expect(screen.getByText('Versements permis de nouveau')).toBeTruthy()
  expect(screen.queryByText('payouts.retry')).toBeNull()
})

it('a shop with a wrong number cannot be approved; changes are asked for with points and a word', async () => {
  const decide = vi.spyOn(queries, 'decide').mockResolvedValue()
  showAtDesk(<Page />, { address: '/boutiques/s1', answers: { [at]: record } })
  expect(screen.getByText('1 à corriger', { exact: false })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Approuver/ }).disabled).toBe(true)
  expect(await screen.findByText(/Lettre changes_requested/)).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/Un mot pour Rosalie Gauthier/), { target: { value: 'Belle boutique!' } })
  fireEvent.click(screen.getByRole('checkbox', { name: /Assiette/ }))
  fireEvent.click(screen.getByRole('button', { name: /Demander 1.changement/ }))
  await waitFor(() =>
    expect(decide).toHaveBeenCalledWith('s1', {
      to: 'changes_requested',
      reason: 'Belle boutique!',
      points: ['Relisez votre numéro de TPS\u00a0: il ne peut pas exister tel quel.'],
      seenAt: record.shop.updatedAt,
    }),
  )
})

it('a refusal needs its reason', () => {
  const decide = vi.spyOn(queries, 'decide').mockResolvedValue()
  showAtDesk(<Page />, { address: '/boutiques/s1', answers: { [at]: record } })
  fireEvent.click(screen.getByRole('radio', { name: /Refuser/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Refuser la demande' }))
  expect(screen.getByText('Écrivez la raison : la lettre la dit.')).toBeTruthy()
  expect(decide).not.toHaveBeenCalled()
})

it('someone who decided first is named, with what changed, and one may still decide', async () => {
  const changed = {
    status: 'refused',
    statusReason: 'Non',
    updatedAt: '2026-11-16T15:21:00Z',
    changedBy: 'Nadia Benali',
    shop: { ...record.shop, status: 'refused', legalName: 'Les Copies inc.' },
  }
  const decide = vi
    .spyOn(queries, 'decide')
    .mockRejectedValueOnce(new ApiError(409, { code: 'shop_changed', extra: changed }))
    .mockResolvedValue()
  const now = { ...record, shop: { ...changed.shop, updatedAt: changed.updatedAt }, moves: ['approved'] }
  vi.stubGlobal('fetch', async () => Response.json(now))
  showAtDesk(<Page />, { address: '/boutiques/s1', answers: { [at]: record } })
  fireEvent.click(screen.getByRole('radio', { name: /Refuser/ }))
  fireEvent.change(screen.getByLabelText(/Un mot pour/), { target: { value: 'Copies.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Refuser la demande' }))
  expect(await screen.findByText(/Nadia Benali a enregistré avant vous/)).toBeTruthy()
  expect(screen.getByText('Les Copies inc.').tagName).toBe('INS')
  await act(async () => new Promise((done) => setTimeout(done, 20))) // whatever is read again by then
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Un mot pour/).value).toBe('Copies.')
  fireEvent.click(screen.getByRole('button', { name: 'Décider quand même' }))
  const last = { to: 'refused', reason: 'Copies.', seenAt: changed.updatedAt }
  await waitFor(() => expect(decide.mock.lastCall?.[1]).toMatchObject(last))
})

it('those who may not judge read without a decision', () => {
  showAtDesk(<Page />, { address: '/boutiques/s1', answers: { [at]: record }, rights: ['shops.read'] })
  expect(screen.queryByText('Ce que vous décidez')).toBeNull()
  expect(screen.getByText('Données légales')).toBeTruthy()
})

it('reports of a shop are led to by those who moderate', () => {
  const reported = { [at]: { ...record, reports: 3 } }
  const { unmount } = showAtDesk(<Page />, { address: '/boutiques/s1', answers: reported })
  expect(screen.getByRole('link', { name: '3' }).getAttribute('href')).toBe('/regie/signalements?boutique=s1')
  unmount()
  showAtDesk(<Page />, { address: '/boutiques/s1', answers: reported, rights: ['shops.read', 'money.read'] })
  expect(screen.queryByRole('link', { name: '3' })).toBeNull()
})

it('a decision stays busy until the shop is read again, so that the next one begins on what it became', async () => {
  const open = { ...record, checks: [], shop: { ...record.shop, status: 'approved' }, moves: ['suspended', 'closed'] }
  vi.spyOn(queries, 'decide').mockResolvedValue()
  let answer!: (now: Response) => void
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)))
  const { asked } = showAtDesk(<Page />, { address: '/boutiques/s1?ouvre=decision', answers: { [at]: open } })
  fireEvent.change(screen.getByLabelText(/Un mot pour/), { target: { value: 'Une plainte.' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Suspendre la boutique' })))
  expect([screen.getByRole<HTMLButtonElement>('button', { name: /^Suspendre/ }).disabled, asked]).toEqual([true, []])
  const now = { ...open, shop: { ...open.shop, status: 'suspended' }, moves: ['approved', 'closed'] }
  await act(async () => answer(Response.json(now)))
  await waitFor(() => expect(asked).toEqual(['/regie/boutiques/s1']))
})

it('the decision that follows an address that was accepted begins on a shop without that question', async () => {
  const outside = { ...record, checks: [{ field: 'address', verdict: 'blocks', code: 'outside_quebec' }] }
  const accept = vi.spyOn(queries, 'acceptOutside').mockResolvedValue()
  const { asked } = showAtDesk(<Page />, { address: '/boutiques/s1?ouvre=adresse', answers: { [at]: outside } })
  fireEvent.change(screen.getByLabelText(/Raison/), { target: { value: 'L’atelier est à Wakefield.' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Accepter l’adresse' })))
  expect([accept.mock.calls.length, asked]).toEqual([1, []]) // the shop is on its way
})
