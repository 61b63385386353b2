import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import * as files from '@/lib/save-file'
import { showInSpace, showScreen } from '@/seller/testing'
import { BankForm } from './BankForm'
import { ConnectForm } from './ConnectForm'
import { Money } from './Money'
import * as queries from './queries'

const period = { from: '2026-11-01', to: '2026-11-15' }
const parts = (goods: number, commission: number): queries.Parts => ({
  goods,
  shipping: 0,
  gstHst: 0,
  qst: 0,
  commission,
  commissionGstHst: 0,
  commissionQst: 0,
  total: goods + commission,
})
const statement: queries.Statement = {
  ...period,
  opening: 10,
  sales: parts(100, -10),
  refunds: parts(-20, 2),
  promotions: 0,
  payouts: -50,
  withheldTaxes: 14.98,
  closing: 32,
  total: 3,
  page: 1,
  perPage: 50,
  entries: [
    {
      id: 'payout-1',
      kind: 'payout',
      at: '2026-11-14T15:00:00Z',
      orderId: '',
      orderReference: '',
      parts: parts(0, 0),
      withheldTaxes: 0,
      amount: -50,
      balance: 32,
    },
    {
      id: 'sale-1',
      kind: 'sale',
      at: '2026-11-10T15:00:00Z',
      orderId: 'o1',
      orderReference: 'RR-7KQ4-M2XD',
      parts: parts(100, -10),
      withheldTaxes: 14.98,
      amount: 90,
      balance: 100,
    },
  ],
}
const balance = {
  balance: 32,
  stages: { held: 10, pending: 12, available: 6, reserved: 4, onItsWay: 50, total: 78, holdDays: 7 },
  next: { day: '2026-11-16', amount: 18 },
  account: { institution: '815', last: '2208', heldUntil: null },
  connect: 'off',
  commissionPercent: 5,
  smallSupplier: true,
  lastPayout: null,
  agreements: [{ percent: 5, from: '2026-11-01', to: '2026-11-30', reason: 'help_out' }],
}
const payout: queries.Payout = {
  id: 'p1',
  amount: 50,
  until: '2026-11-13',
  method: 'bank',
  status: 'sent',
  createdAt: '2026-11-14T15:00:00Z',
  sentAt: '2026-11-14T16:00:00Z',
  endedAt: null,
  accountLast: '2208',
  failureReason: '',
}

const brought = (sold: number, commission: number, total: number) => ({
  sold,
  taxes: 0,
  commission,
  commissionTaxes: 0,
  total,
})
const earning: queries.Earning = {
  orderId: 'o1',
  orderReference: 'RR-7KQ4-M2XD',
  at: '2026-11-10T15:00:00Z',
  title: 'Tasse trempée',
  units: 2,
  sales: brought(100, -10, 90),
  refunds: brought(-50, 5, -45),
  net: 45,
  stage: 'pending',
  availableAt: '2026-11-18T15:00:00Z',
  payoutId: '',
  reserved: 20,
  contest: null,
}

type Answers = {
  balance?: object
  payouts?: queries.Payout[]
  statement?: queries.Statement
  earnings?: queries.Earning[]
}

function show(answers: Answers = {}, termsHref?: string) {
  const go = vi.fn()
  showInSpace(
    <Money
      shopId="s1"
      path="/espace/argent"
      period={period}
      page={1}
      earningsPage={1}
      today="2026-11-15"
      termsHref={termsHref}
      orderHref={(id) => `/espace/commandes/${id}`}
      go={go}
    />,
    {
      [queries.balanceQuery('s1').queryKey[0]]: answers.balance ?? balance,
      [queries.statementQuery('s1', period, 1).queryKey[0]]: answers.statement ?? statement,
      [queries.earningsQuery('s1', 1).queryKey[0]]: {
        orders: answers.earnings ?? [earning],
        total: answers.earnings?.length ?? 1,
        page: 1,
        perPage: 20,
      },
      [queries.payoutsQuery('s1').queryKey[0]]: answers.payouts ?? [payout],
    },
  )
  return go
}

describe('money', () => {
  it('tells what is owed today, the commission and who remits the taxes', () => {
    show()
    expect(document.body.textContent).toContain(
      'Rang & Rue vous doit 78,00\u00a0$ aujourd’hui, 15 novembre 2026. Voici où est chaque dollar.',
    )
    const panel = screen.getByRole('region', { name: 'Commission et taxes' }).textContent
    expect(panel).toContain('5\u00a0% du 1er novembre 2026 au 30 novembre 2026 (coup de pouce)')
    expect(panel).toContain('Petit fournisseur')
  })

  it('tells where each dollar is, and the next payout', () => {
    show()
    const strips = screen.getByRole('region', { name: 'Les parts de votre solde' }).textContent
    for (const words of ['Retenu10,00', 'En attente12,00', 'Disponible6,00', '4,00', 'En route50,00'])
      expect(strips).toContain(words)
    expect(screen.getByText('sur les étapes de votre argent')).toBeTruthy() // help
    const next = screen.getByRole('region', { name: 'Prochain versement' }).textContent
    expect(next).toContain('18,00\u00a0$')
    expect(next).toContain('16 novembre 2026, si rien ne change')
    expect(next).toContain('···· 2208')
  })

  it('leads to Stripe with the password, when the market has it', async () => {
    const link = vi.spyOn(queries, 'connectLink').mockResolvedValue('https://connect.stripe.test/1')
    const leave = vi.fn()
    showScreen(<ConnectForm shopId="s1" leave={leave} />)
    fireEvent.change(screen.getByLabelText('Votre mot de passe'), { target: { value: 'trois petits chats' } })
    fireEvent.click(screen.getByRole('button', { name: 'Continuer chez Stripe' }))
    await waitFor(() => expect(leave).toHaveBeenCalled())
    expect(leave.mock.calls[0]?.[0]).toBe('https://connect.stripe.test/1')
    expect(link).toHaveBeenCalledWith('s1', 'trois petits chats')
  })

  it('says at its field what is wrong with a bank account, and of the whole what is of no field', async () => {
    const message = 'Le numéro de transit est trop court.'
    const save = vi
      .spyOn(queries, 'saveBank')
      .mockRejectedValueOnce(new ApiError(422, { detail: message, errors: [{ path: 'transit', message }] }))
      .mockRejectedValueOnce(new ApiError(400, { code: 'wrong_password', detail: 'Mauvais mot de passe.' }))
    showInSpace(<BankForm shopId="s1" onDone={() => {}} />)
    const typed = { Institution: '815', Transit: '300', Compte: '1234567', Titulaire: 'Maude Roy' }
    for (const [label, value] of Object.entries(typed))
      fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
    fireEvent.change(screen.getByLabelText('Votre mot de passe'), { target: { value: 'trois petits chats' } })
    fireEvent.submit(screen.getByRole('form'))
    const transit = screen.getByLabelText(/^Transit/)
    await waitFor(() => expect(transit.getAttribute('aria-invalid')).toBe('true'))
    expect([screen.getByText(message).id, screen.queryByRole('alert')]).toEqual([
      transit.getAttribute('aria-describedby'),
      null,
    ])
    fireEvent.change(transit, { target: { value: '30000' } })
    fireEvent.submit(screen.getByRole('form'))
    expect((await screen.findByRole('alert')).textContent).toContain('Mauvais mot de passe.')
    expect(save).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['off', undefined, 'Changer de compte'],
    ['none', 'Recevoir mes versements par Stripe', 'Changer de compte'],
    ['started', 'Reprendre chez Stripe', 'Changer de compte'],
    ['ready', 'Mettre à jour chez Stripe', undefined],
  ])('offers what is left to do when its Stripe account is %s', (connect, stripe, bank) => {
    show({ balance: { ...balance, connect } })
    const offered = within(screen.getByRole('region', { name: 'Prochain versement' })).getAllByRole('button')
    expect(offered.map((button) => button.textContent)).toEqual([stripe, bank].filter(Boolean))
  })

  it('leads to new conditions while they are not accepted', () => {
    show({}, '/espace/boutique')
    const panel = screen.getByRole('region', { name: 'De nouvelles conditions vous attendent' })
    expect(within(panel).getByRole('link', { name: 'Lire et accepter' }).getAttribute('href')).toBe('/espace/boutique')
  })

  it('says so when the shop owes', () => {
    show({ balance: { ...balance, stages: { ...balance.stages, total: -5.5 } } })
    expect(screen.getByText(/^Vous devez 5,50 \$ à Rang & Rue\./)).toBeTruthy()
  })

  it('adds a period up by what it is made of, and hides what is nothing', () => {
    show()
    const rows = within(
      within(screen.getByRole('region', { name: 'Sommaire de la période' })).getByRole('table'),
    ).getAllByRole('row')
    expect(rows.map((row) => row.textContent)).toEqual([
      'NatureVentesRemboursements',
      'Articles100,00\u00a0$\u221220,00\u00a0$',
      'Commission\u221210,00\u00a0$2,00\u00a0$',
      'Total90,00\u00a0$\u221218,00\u00a0$',
      'Versements\u221250,00\u00a0$',
    ])
    expect(screen.getByText(/remises par la plateforme à votre place : 14,98 \$/)).toBeTruthy()
  })

  it('lists each operation with the balance it left', () => {
    show()
    const cells = within(screen.getByRole('table', { name: 'Opérations' }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
    expect(cells.slice(0, 6)).toEqual([
      'Versement',
      '',
      '14 novembre 2026, 10\u00a0h\u00a000',
      '',
      '\u221250,00\u00a0$',
      '32,00\u00a0$',
    ])
    const table = within(screen.getByRole('table', { name: 'Opérations' }))
    expect(table.getByRole('link', { name: 'RR-7KQ4-M2XD' }).getAttribute('href')).toBe('/espace/commandes/o1')
  })

  it('tells what each order brings, with what was refunded and what is kept back under it', () => {
    show()
    const table = within(screen.getByRole('table', { name: 'Ce que rapporte chaque commande' }))
    const [, sold, refunded, reserved] = table.getAllByRole('row').map((row) => row.textContent)
    expect(sold).toBe(
      'RR-7KQ4-M2XDTasse trempée (2\u00a0unités en tout) 10 nov. 2026En attente18 nov. 2026' +
        '100,00\u00a0$0,00\u00a0$\u221210,00\u00a0$0,00\u00a0$90,00\u00a0$',
    )
    expect(refunded).toContain('Remboursement\u221250,00')
    expect(reserved).toBe('Réservé, retour ouvert\u221220,00\u00a0$')
    expect(table.getByRole('link', { name: 'RR-7KQ4-M2XD' }).getAttribute('href')).toBe('/espace/commandes/o1')
  })

  it('says when an order waits to be shipped, and names a contested payment', () => {
    const contest = { state: 'needs_answer', reserved: 20, dueAt: null } as const
    show({ earnings: [{ ...earning, stage: 'held', availableAt: null, contest }] })
    expect(screen.getByText('à l’expédition')).toBeTruthy()
    expect(screen.getByText('Réservé, paiement contesté')).toBeTruthy()
  })

  it('says that nothing was sold yet', () => {
    show({ earnings: [] })
    expect(screen.getByText('Vos ventes paraîtront ici, commande par commande.')).toBeTruthy()
  })

  it('goes to another period, never one that ends before it begins', () => {
    const go = show()
    expect(screen.getByRole('link', { name: 'Ce mois-ci' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'Le mois dernier' }).getAttribute('href')).toBe(
      '/espace/argent?du=2026-10-01&au=2026-10-31',
    )
    fireEvent.change(screen.getByLabelText('Du'), { target: { value: '2026-11-20' } })
    fireEvent.click(screen.getByRole('button', { name: 'Afficher' }))
    expect(screen.getByText('La première date doit précéder la seconde.')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Du'), { target: { value: '2026-11-10' } })
    fireEvent.click(screen.getByRole('button', { name: 'Afficher' }))
    expect(go.mock.calls).toEqual([['/espace/argent?du=2026-11-10&au=2026-11-15']])
  })

  it('downloads the statement', async () => {
    const fetchFile = vi.spyOn(queries, 'fetchStatement').mockResolvedValue(new Blob())
    const save = vi.spyOn(files, 'saveFile').mockImplementation(() => {})
    show()
    for (const name of ['Télécharger le relevé (CSV)', 'Relevé du mois']) {
      fireEvent.click(screen.getByRole('button', { name }))
      await waitFor(() => expect(save).toHaveBeenLastCalledWith(expect.any(Blob), 'releve-2026-11-01-2026-11-15.csv'))
    }
    expect(fetchFile.mock.calls).toEqual([
      ['s1', period],
      ['s1', period],
    ])
  })

  it('says what was paid out, or that nothing was', () => {
    show()
    expect(
      within(screen.getByRole('region', { name: 'Versements' }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([
      '14 novembre 2026Ventes jusqu’au 13 novembre 2026, virement bancaire',
      'En route',
      '50,00\u00a0$',
      'Relevé (PDF)',
    ])
  })

  it('shows the latest four payouts, and all of them when asked', () => {
    show({ payouts: Array.from({ length: 6 }, (_, n) => ({ ...payout, id: `p${n}` })) })
    const rows = () => within(screen.getByRole('region', { name: 'Versements' })).getAllByRole('row').length
    expect(rows()).toBe(4)
    fireEvent.click(screen.getByRole('button', { name: 'Tous' }))
    expect(rows()).toBe(6)
  })

  it('opens the statement of a payout', async () => {
    const fetchFile = vi.spyOn(queries, 'fetchPayoutStatement').mockResolvedValue(new Blob())
    const save = vi.spyOn(files, 'saveFile').mockImplementation(() => {})
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Relevé du versement du 14 novembre 2026 (PDF)' }))
    await waitFor(() => expect(save).toHaveBeenCalledWith(expect.any(Blob), 'releve-de-versement-2026-11-13.pdf'))
    expect(fetchFile).toHaveBeenCalledWith('s1', 'p1')
  })

  it('has an empty period', () => {
    show({ statement: { ...statement, entries: [], total: 0 }, payouts: [] })
    expect(screen.getByText('Rien ne s’est passé pendant cette période.')).toBeTruthy()
    expect(screen.getByText('Aucun versement pour l’instant.')).toBeTruthy()
  })
})
