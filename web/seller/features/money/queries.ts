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
export type Payout = Schemas['LedgerWirePayout']

export const PER_PAGE = 50

/** What the platform owes the shop now. */
export const balanceQuery = (shopId: string) => get('/seller/shops/{shopId}/ledger', { path: { shopId } })

/** A period added up, with a page of its operations. */
export const statementQuery = (shopId: string, period: Period, page: number) =>
  get('/seller/shops/{shopId}/ledger/statement', { path: { shopId }, query: { ...period, page, perPage: PER_PAGE } })

export const payoutsQuery = (shopId: string) => get('/seller/shops/{shopId}/ledger/payouts', { path: { shopId } })

export type BankBody = Record<'institution' | 'transit' | 'account' | 'holder' | 'password', string>

/** Says where the shop is paid. */
export async function saveBank(shopId: string, body: BankBody): Promise<void> {
  await api.PUT('/seller/shops/{shopId}/ledger/bank-account', { params: { path: { shopId } }, body })
}

/** The whole period, for an accountant. */
export const fetchStatement = (shopId: string, period: Period): Promise<Blob> =>
  getFile('/seller/shops/{shopId}/ledger/statement.csv', { path: { shopId }, query: period })
