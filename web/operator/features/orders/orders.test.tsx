import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useListState } from '@/desk/use-list-state'
import { showAtDesk } from '@/operator/testing'
import * as toasts from '@/ui/toast'
import { timelineOf } from './events'
import { Late } from './Late'
import { LettersPanel } from './LettersPanel'
import { OrderRecord } from './OrderRecord'
import { Orders } from './Orders'
import { PartPanel } from './PartPanel'
import { previewOf } from './preview'
import * as calls from './queries'
import { Returns } from './Returns'
import { daysSince, segmentOf } from './status'
import type { LatePart, ListedOrder, Order, OrderEvent, Outcome, Part } from './types'

function Page() {
  return <Orders state={useListState('/commandes')} />
}

const part = (shopName: string, more: Partial<ListedOrder['parts'][number]> = {}) => ({
  shopId: shopName,
  shopName,
  status: 'dispatched' as const,
  shipBy: null,
  late: false,
  ...more,
})

const order: ListedOrder = {
  id: 'o1',
  reference: 'RR-5HVD-9TKM',
  createdAt: new Date(Date.now() - 7 * 24 * 60 * 60 * 1000).toISOString(),
  total: 205.59,
  status: 'partially_shipped',
  name: 'Maude Tremblay',
  email: 'maude@courriel.example',
  province: 'NB',
  lateDays: 4,
  parts: [part('Atelier Batture', { status: 'completed' }), part('Face B', { late: true })],
}

it('an order says who, which shops, how much has left and how late it is', () => {
  showAtDesk(<Page />, {
    address: '/commandes?retard=1',
    answers: { '/v1/operator/orders?late=true': { data: [order], next: '17.o1', count: 1, total: 205.59 } },
  })
  const row = screen.getAllByRole('row')[1]!
  for (const text of ['RR-5HVD-9TKM', '7 j', '(NB)', 'et 1 autre', 'Partiellement expédiée', '1 de 2', '4 jours']) {
    expect(within(row).getByText(text)).toBeTruthy()
  }
  expect(screen.getByText('1 commande, 205,59 $.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /En retard/ }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Voir la suite' }).getAttribute('href')).toBe(
    '/regie/commandes?retard=1&avant=17.o1',
  )
})

it('a list that the server stopped counting says more than, without a sum that is not of all', () => {
  showAtDesk(<Page />, {
    answers: { '/v1/operator/orders': { data: [order], next: '17.o1', count: 301, total: 90_000 } },
  })
  expect(screen.getByText('Plus de 300 commandes.')).toBeTruthy()
  expect(screen.queryByText(/301/)).toBeNull()
})

it('someone who may only read chooses nothing', () => {
  showAtDesk(<Page />, {
    rights: ['orders.read'],
    answers: { '/v1/operator/orders': { data: [order], next: '', count: 1, total: 205.59 } },
  })
  expect(screen.queryAllByRole('checkbox')).toHaveLength(0)
})

it('any shop can be chosen by its name, and a chosen one is named though it is not on screen', async () => {
  const find = vi.spyOn(calls, 'findShops').mockResolvedValue([{ value: 's9', label: 'Savonnerie du Nord' }])
  const none = { data: [order], next: '', count: 1, total: 205.59 }
  showAtDesk(<Page />, { answers: { '/v1/operator/orders': none } })
  fireEvent.click(screen.getByRole('button', { name: 'Boutique' }))
  const found = await screen.findByRole('link', { name: 'Savonnerie du Nord' })
  expect(found.getAttribute('href')).toBe('/regie/commandes?boutique=s9')
  expect(find).toHaveBeenCalledWith('')
  cleanup()
  showAtDesk(<Page />, {
    address: '/commandes?boutique=s9',
    answers: { '/v1/operator/orders?shop=s9': none, '/v1/operator/shops/s9': { shop: { name: 'Savonnerie du Nord' } } },
  })
  expect(screen.getByRole('link', { name: 'Retirer le filtre Boutique\u00a0: Savonnerie du Nord' })).toBeTruthy()
})

it('filters that let nothing through can be dropped', () => {
  showAtDesk(<Page />, {
    address: '/commandes?etat=open&q=personne',
    answers: { '/v1/operator/orders?status=open&q=personne': { data: [], next: '', count: 0, total: 0 } },
  })
  expect(screen.getByRole('link', { name: 'Retirer les filtres' }).getAttribute('href')).toBe('/regie/commandes')
})

const share = {
  shopId: 's1',
  shopName: 'Atelier Batture',
  goods: 38,
  shipping: 0,
  taxes: { gst_hst: 1.9, qst: 3.79 },
  contribution: 0,
  total: 43.69,
  borneBy: 'shop' as const,
  fromShop: 39.32,
  fromMarket: 4.37,
  before: 279.24,
  after: 239.92,
}
const outcome: Outcome = {
  preview: true,
  again: false,
  total: 43.69,
  cardBrand: 'visa',
  cardLast4: '4242',
  shares: [share],
  restocked: 0,
  letters: [{ to: 'maude@courriel.example', subject: 'Nous vous remboursons', text: '…' }],
}

it('what will happen adds up: the parts make what the person gets, and those who bear it make it too', () => {
  const { sums, effects } = previewOf(outcome, 'Maude')!
  const total = sums.findIndex((sum) => sum.total)
  const add = (list: typeof sums) => Math.round(list.reduce((all, { amount }) => all + amount, 0) * 100) / 100
  expect(sums[total]).toMatchObject({ label: 'Maude reçoit', amount: 43.69 })
  expect(add(sums.slice(0, total))).toBe(43.69)
  expect(add(sums.slice(total + 1))).toBe(43.69)
  expect(effects.map(({ icon }) => icon)).toEqual(['card', 'bank', 'letter'])
})

it('the market bears a refund alone when the shop keeps its sale', () => {
  const gift = { ...outcome, shares: [{ ...share, borneBy: 'market' as const, fromShop: 0, fromMarket: 43.69 }] }
  const { sums, effects } = previewOf(gift, 'Maude')!
  expect(sums.at(-1)).toMatchObject({ label: 'Assumé par le marché', amount: 43.69 })
  expect(effects.some(({ icon }) => icon === 'bank')).toBe(false)
})

it('a letter of an order that only lies in a folder is not said to be sent', () => {
  const letter = { id: 'l1', subject: 'Votre commande', to: 'maude@exemple.test', at: '2026-11-16T15:12:00Z' }
  const letters = [{ ...letter, failed: false }] as Parameters<typeof LettersPanel>[0]['letters']
  const { unmount } = showAtDesk(<LettersPanel orderId="o1" letters={letters} />)
  expect(screen.getByText('Envoyée')).toBeTruthy()
  unmount()
  showAtDesk(<LettersPanel orderId="o1" letters={letters} />, { lettersKept: true })
  expect(screen.getByText('Dans le dossier')).toBeTruthy()
  expect(screen.getByText(/personne ne les reçoit/)).toBeTruthy()
  expect(screen.queryByText(/[Ee]nvoyée/)).toBeNull()
})

it('every event has its sentence', () => {
  const event = (kind: OrderEvent['kind'], more: Partial<OrderEvent> = {}): OrderEvent => ({
    at: '2026-11-16T15:12:00Z',
    kind,
    group: 'other',
    shop: 'Atelier Batture',
    who: '',
    text: '',
    amount: 10,
    count: 2,
    ...more,
  })
  const words = timelineOf([
    event('parcel'),
    event('note', { text: 'Photo reçue.', who: 'Nadia Benali' }),
    event('act', { text: 'conversation.open' }),
    event('message', { who: 'Maude Tremblay' }),
    event('marketMessage'),
  ])
  expect(words.map((one) => one.words)).toEqual([
    'Colis d’Atelier Batture, 2\u00a0unités',
    'Note',
    'Conversation ouverte',
    'Maude Tremblay écrit à Atelier Batture',
    'L’équipe du marché écrit dans la conversation avec Atelier Batture',
  ])
  expect(words[1]).toMatchObject({ quote: 'Photo reçue.', who: 'Nadia Benali' })
  expect(words[4]!.who).toBeUndefined()
})

it('a late part is late whatever its status, and a cancelled one is no longer waited for', () => {
  expect(segmentOf(part('a', { late: true }))).toBe('late')
  expect(segmentOf(part('a', { status: 'cancelled' }))).toBe('shipped')
  expect(segmentOf(part('a'))).toBe('waiting')
  expect(daysSince('2026-11-10T00:00:00Z', Date.parse('2026-11-16T12:00:00Z'))).toBe(6)
})

it('a shop that cannot be read is named by its number', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }))
  showAtDesk(<Page />, {
    address: '/commandes?boutique=s9',
    answers: { '/v1/operator/orders?shop=s9': { data: [], next: '', count: 0, total: 0 } },
  })
  expect(await screen.findByRole('link', { name: 'Retirer le filtre Boutique\u00a0: s9' })).toBeTruthy()
})

function LatePage() {
  return <Late state={useListState('/retards')} />
}
const late = (reference: string, shopName: string): LatePart => ({
  orderId: `o-${reference}`,
  reference,
  shopId: shopName,
  shopName,
  name: 'Maude Tremblay',
  province: 'QC',
  paidAt: null,
  shipBy: '2026-11-12T05:00:00Z',
  lateDays: 5,
  remindedAt: null,
  left: 1,
  total: 40,
})
const lateAnswer = {
  data: [late('RR-1', 'Face B'), late('RR-2', 'Face B'), late('RR-3', 'Atelier Batture')],
  next: '',
  count: 3,
  shops: [
    { shopId: 'Face B', shopName: 'Face B', parts: 2, lateDays: 5 },
    { shopId: 'Atelier Batture', shopName: 'Atelier Batture', parts: 1, lateDays: 5 },
  ],
}

it('shops are counted once each, and receive one letter for all their chosen parcels', async () => {
  const remind = vi.spyOn(calls, 'remind').mockResolvedValue()
  showAtDesk(<LatePage />, { answers: { '/v1/operator/late?days=0': lateAnswer } })
  for (const name of ['RR-1', 'RR-2', 'RR-3']) {
    fireEvent.click(screen.getByRole('checkbox', { name: `Choisir ${name}` }))
  }
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Relancer 2\u00a0boutiques' })))
  expect(remind.mock.calls).toEqual([
    ['Face B', ['o-RR-1', 'o-RR-2']],
    ['Atelier Batture', ['o-RR-3']],
  ])
  remind.mockRestore()
})

it('a row and a shop are reminded in one click', async () => {
  const remind = vi.spyOn(calls, 'remind').mockResolvedValue()
  showAtDesk(<LatePage />, { answers: { '/v1/operator/late?days=0': lateAnswer } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Relancer Face B, commande RR-2' })))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Relancer Face B' })))
  expect(remind.mock.calls).toEqual([
    ['Face B', ['o-RR-2']],
    ['Face B', undefined],
  ])
  remind.mockRestore()
})

it('late parts of any shop are found by its name', async () => {
  vi.spyOn(calls, 'findShops').mockResolvedValue([{ value: 's9', label: 'Savonnerie du Nord' }])
  showAtDesk(<LatePage />, { answers: { '/v1/operator/late?days=0': lateAnswer } })
  fireEvent.click(screen.getByRole('button', { name: 'Boutique' }))
  const found = await screen.findByRole('link', { name: 'Savonnerie du Nord' })
  expect(found.getAttribute('href')).toBe('/regie/retards?boutique=s9')
})

it('the button that opens a decision stays where it was, with the focus', () => {
  const older = { ...lateAnswer, data: lateAnswer.data.map((one) => ({ ...one, lateDays: 9 })) }
  showAtDesk(<LatePage />, { answers: { '/v1/operator/late?days=0': older } })
  const button = screen.getByRole('button', { name: 'Annuler le reste de Face B, commande RR-2' })
  button.focus()
  fireEvent.click(button)
  expect([button.isConnected, document.activeElement]).toEqual([true, button])
})

function ReturnsPage() {
  return <Returns state={useListState('/retours')} />
}

it('the button that opens a return stays where it was, with the focus', () => {
  const one = { id: 'r1', orderId: 'o1', reference: 'RR-1', shopName: 'Face B', name: 'Maude', productName: 'Bol' }
  const ret = { ...one, quantity: 1, reason: '', denyReason: '', photos: [], status: 'returnRequested' }
  const data = [{ ...ret, requestedAt: '2026-11-16T15:00:00Z', updatedAt: '2026-11-16T15:00:00Z' }]
  const answers = { '/v1/operator/returns?status=returnRequested': { data, next: '', counts: {} } }
  showAtDesk(<ReturnsPage />, { answers })
  const button = screen.getByRole('button', { name: /RR-1/ })
  button.focus()
  fireEvent.click(button)
  expect(screen.getByRole('region', { name: /^Trancher/ })).toBeTruthy()
  expect([button.isConnected, document.activeElement]).toEqual([true, button])
})

const address = { firstName: '', lastName: '', address: '', address2: '', city: '', province: '', postalCode: '' }
const whole = {
  id: 'o1',
  reference: 'RR-1',
  name: 'Maude',
  status: 'processing',
  createdAt: '2026-11-15T12:00:00Z',
  paidAt: '2026-11-15T12:00:00Z',
  total: 40,
  refundable: 40,
  shippingAddress: address,
  billingAddress: address,
  summary: { subTotal: 40, discount: 0, shipping: 0, taxes: { gst_hst: 0, qst: 0 }, fees: 0, grandTotal: 40 },
  payment: { status: 'succeeded', createdAt: '2026-11-15T12:00:00Z' },
  parts: [],
  refunds: [],
  returns: [],
  conversations: [],
  events: [],
  letters: [],
} as unknown as Order

it('a key does not replace an act that is open, with what is typed in it', () => {
  showAtDesk(<OrderRecord order={whole} />)
  fireEvent.keyDown(document.body, { key: 'n' })
  const note = screen.getByLabelText<HTMLTextAreaElement>(/^Note/)
  fireEvent.change(note, { target: { value: 'Photo reçue.' } })
  fireEvent.keyDown(document.body, { key: 'r' })
  expect([note.isConnected, note.value]).toEqual([true, 'Photo reçue.'])
})

it('each parcel to correct is named', () => {
  const parcel = (id: string, trackingNumber: string) => ({
    id,
    carrierName: 'Postes Canada',
    trackingNumber,
    units: 1,
  })
  const part = {
    id: 'p1',
    shopName: 'Face B',
    status: 'completed',
    delivery: { method: 'parcel' },
    items: [],
    promotions: [],
    taxes: { gst_hst: 0, qst: 0 },
    parcels: [parcel('a', '1Z'), parcel('b', '2Z')].map((one) => ({ ...one, shippedAt: '2026-11-16T15:00:00Z' })),
  } as unknown as Part
  showAtDesk(<PartPanel orderId="o1" part={part} onCorrect={() => {}} />)
  expect(screen.getByRole('button', { name: 'Corriger le colis Postes Canada 2Z' })).toBeTruthy()
})

it('says so when a reference cannot be copied: away from TLS a browser has no clipboard', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
  const told = vi.spyOn(toasts, 'toast').mockReturnValue()
  showAtDesk(<OrderRecord order={whole} />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copier la référence' })))
  expect(told.mock.lastCall?.[0]).toBe('error')
  vi.restoreAllMocks()
})
