import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useListState } from '@/desk/use-list-state'
import { showAtDesk } from '@/operator/testing'
import { Guest } from './Guest'
import { Guests } from './Guests'
import { People } from './People'
import { Person } from './Person'
import * as calls from './queries'

function Page() {
  return <People state={useListState('/personnes')} />
}
const row = {
  id: 'p1',
  name: 'Ana Côté',
  email: 'ana@exemple.test',
  phone: '4185550142',
  emailVerified: true,
  createdAt: '2026-03-05T15:00:00Z',
  suspendedAt: null,
  orders: 2,
  bought: 84.5,
  lastOrderAt: null,
}
const file: calls.PersonFile = {
  ...row,
  firstName: 'Ana',
  suspendedReason: '',
  operator: false,
  addresses: [],
  latestOrders: [],
  ordersInAll: 2,
  underWay: 1,
  sessions: [{ openedAt: '2026-11-01T15:00:00Z', renewedAt: '2026-11-16T15:00:00Z' }],
  sessionsKnown: true,
  shops: [],
  threads: [],
  notes: [],
}

it('lists people with what they bought, and leads to their file', () => {
  showAtDesk(<Page />, {
    address: '/personnes?q=ana',
    answers: {
      '/v1/operator/people?q=ana&suspended=false': { data: [row], next: 'p1', counts: { all: 40, suspended: 1 } },
    },
  })
  expect(screen.getByRole('link', { name: 'Ana Côté' }).getAttribute('href')).toBe('/regie/personnes/p1')
  expect(screen.getByText(/84,50\s\$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /Suspendues/ }).textContent).toContain('1')
  expect(screen.getByRole('link', { name: 'Voir la suite' }).getAttribute('href')).toBe(
    '/regie/personnes?q=ana&avant=p1',
  )
})

it('a person is suspended for a reason, once what will happen was read', async () => {
  const done = vi.spyOn(calls, 'act').mockResolvedValue({ ...file, suspendedAt: '2026-11-16T15:00:00Z' })
  showAtDesk(<Person id="p1" />, { answers: { '/v1/operator/people/p1': file } })
  fireEvent.click(screen.getByRole('button', { name: 'Suspendre' }))
  expect(screen.getByText(/Sa commande en cours continue/)).toBeTruthy()
  const submit = screen.getByRole('button', { name: 'Suspendre le compte de Ana' })
  fireEvent.click(submit)
  expect(screen.getByText('Écrivez la raison de ce geste.')).toBeTruthy()
  expect(done).not.toHaveBeenCalled()
  fireEvent.change(screen.getByLabelText('Raison'), { target: { value: 'Fraude' } })
  await act(async () => fireEvent.click(submit))
  expect(done).toHaveBeenCalledWith('p1', 'suspend', 'Fraude')
  expect(await screen.findByText('Ce compte est suspendu')).toBeTruthy()
})

it('an operator is not touched from their file, nor anyone by who may only read', () => {
  const { unmount } = showAtDesk(<Person id="p1" />, {
    answers: { '/v1/operator/people/p1': { ...file, operator: true } },
  })
  expect(screen.queryByRole('button', { name: 'Suspendre' })).toBeNull()
  expect(screen.getByText(/fait partie de l’équipe/)).toBeTruthy()
  unmount()
  showAtDesk(<Person id="p1" />, { answers: { '/v1/operator/people/p1': file }, rights: ['people.read'] })
  expect(screen.queryByRole('button', { name: 'Suspendre' })).toBeNull()
})

it('tells the state of each shop in words', () => {
  const states = ['draft', 'changes_requested', 'refused', 'approved', 'suspended', 'closed']
  const shops = states.map((status) => ({
    id: status,
    name: status,
    slug: status,
    status,
    termsAcceptedAt: null,
    termsVersion: '',
  }))
  showAtDesk(<Person id="p1" />, { answers: { '/v1/operator/people/p1': { ...file, shops } } })
  const lines = within(screen.getByRole('region', { name: 'Boutiques' })).getAllByRole('listitem')
  expect(lines.map((line) => line.lastElementChild?.textContent)).toEqual([
    'En attente',
    'À corriger',
    'Refusée',
    'Ouverte',
    'Suspendue',
    'Fermée',
  ])
})

const guest: calls.GuestRow = {
  orderId: 'o1',
  name: 'Zoé Bilodeau',
  email: 'zoe@exemple.test',
  phone: '',
  orders: 2,
  bought: 60,
  lastOrderAt: '2026-11-10T15:00:00Z',
}

it('finds people without an account by their e-mail, and leads to their file', () => {
  showAtDesk(<Page />, {
    address: '/personnes?q=zoe',
    answers: {
      '/v1/operator/people?q=zoe&suspended=false': { data: [], next: '', counts: { all: 40, suspended: 1 } },
      '/v1/operator/guests?q=zoe': { data: [guest] },
    },
  })
  expect(screen.getByRole('heading', { name: 'Sans compte' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Zoé Bilodeau' }).getAttribute('href')).toBe('/regie/personnes/invite/o1')
})

it('says that people without an account could not be read', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ detail: 'Trop de demandes.' }, { status: 429 }))
  showAtDesk(<Guests typed="zoe" />)
  expect(screen.queryByRole('region', { name: 'Sans compte' })).toBeNull() // most words find none
  expect(await screen.findByText('La liste des personnes n’a pas pu être lue')).toBeTruthy()
})

it('the file of someone without an account is erased for a reason, and tells what stays', async () => {
  const erase = vi.spyOn(calls, 'eraseGuest').mockResolvedValue()
  const whole: calls.GuestFile = { ...guest, latestOrders: [], threads: [] }
  const { asked } = showAtDesk(<Guest orderId="o1" />, { answers: { '/v1/operator/guests/o1': whole } })
  fireEvent.click(screen.getByRole('button', { name: 'Effacer' }))
  expect(screen.getByText(/La loi garde ses commandes/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Effacer le dossier' }))
  expect(erase).not.toHaveBeenCalled()
  fireEvent.change(screen.getByLabelText(/Raison/), { target: { value: 'Elle le demande.' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Effacer le dossier' })))
  expect(erase).toHaveBeenCalledWith('o1', 'Elle le demande.')
  expect(asked).toEqual(['/regie/personnes'])
})

it('those who may not act read the file of a guest without acts', () => {
  const whole: calls.GuestFile = { ...guest, latestOrders: [], threads: [] }
  showAtDesk(<Guest orderId="o1" />, { answers: { '/v1/operator/guests/o1': whole }, rights: ['people.read'] })
  expect(screen.queryByRole('button', { name: 'Effacer' })).toBeNull()
})
