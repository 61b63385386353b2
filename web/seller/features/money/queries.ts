import { api, get, getFile } from '@/api/client'
import type { components } from '@/api/schema'
import type { Period } from '@/desk/period'

type Schemas = components['schemas']
export type Balance = Omit<Schemas['LedgerWireBalance'], 'lastPayout' | 'account'> & {
  lastPayout: Payout | null
  account: Schemas['LedgerWireAccount'] | null
}
export type Statement = Schemas['LedgerWireStatement']
export type Entry = Schemas['LedgerWireEntry']
export type Parts = Schemas['LedgerWireParts']
export type Earning = Omit<Schemas['LedgerWireEarning'], 'contest'> & { contest: Schemas['LedgerWireContest'] | null }
export type Payout = Schemas['LedgerWirePayout']

export const PER_PAGE = 50

/** What the platform owes the shop now. */
export const balanceQuery = (shopId: string) => get('/seller/shops/{shopId}/ledger', { path: { shopId } })

/** A period added up, with a page of its operations. */
export const statementQuery = (shopId: string, period: Period, page: number) =>
  get('/seller/shops/{shopId}/ledger/statement', { path: { shopId }, query: { ...period, page, perPage: PER_PAGE } })

export const EARNINGS_PER_PAGE = 20

/** A page of what each order brings. */
export const earningsQuery = (shopId: string, page: number) =>
  get('/seller/shops/{shopId}/ledger/orders', { path: { shopId }, query: { page, perPage: EARNINGS_PER_PAGE } })

export const payoutsQuery = (shopId: string) => get('/seller/shops/{shopId}/ledger/payouts', { path: { shopId } })

/** The statement of a payout, as PDF. */
export const fetchPayoutStatement = (shopId: string, payoutId: string): Promise<Blob> =>
  getFile('/seller/shops/{shopId}/ledger/payouts/{payoutId}/pdf', { path: { shopId, payoutId } })

export type BankBody = Record<'institution' | 'transit' | 'account' | 'holder' | 'password', string>

/** Says where the shop is paid. */
export async function saveBank(shopId: string, body: BankBody): Promise<void> {
  await api.PUT('/seller/shops/{shopId}/ledger/bank-account', { params: { path: { shopId } }, body })
}

/** Where Stripe asks the shop for what it needs to pay it. The address serves once. */
export async function connectLink(shopId: string, password: string): Promise<string> {
  const { data } = await api.POST('/seller/shops/{shopId}/ledger/stripe-account', {
    params: { path: { shopId } },
    body: { password },
  })
  return data!.url
}

/** The whole period, for an accountant. */
export const fetchStatement = (shopId: string, period: Period): Promise<Blob> =>
  getFile('/seller/shops/{shopId}/ledger/statement.csv', { path: { shopId }, query: period })
