import { get, getFile } from '@/api/client'
import type { components } from '@/api/schema'
import type { Period } from '@/desk/period'

type Schemas = components['schemas']
export type Taxes = Schemas['LedgerWireTaxes']
export type TaxLine = Schemas['LedgerWireTaxLine']
export type CommissionTax = Schemas['LedgerWireCommissionTax']
export type TaxTotal = Schemas['LedgerWireTaxTotal']

export const taxesQuery = ({ from, to }: Period) => get('/operator/taxes', { query: { from, to } })

export const fetchTaxes = ({ from, to }: Period): Promise<Blob> =>
  getFile('/operator/taxes.csv', { query: { from, to } })
