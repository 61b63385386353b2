import type { components } from '@/api/schema'

type Schemas = components['schemas']

export type ListedOrder = Schemas['CaseworkListedOrder']
export type OrderStatus = ListedOrder['status']
export type Order = Schemas['CaseworkOrder']
export type Part = Schemas['CaseworkPart']
export type Item = Schemas['CaseworkItem']
export type Parcel = Schemas['CaseworkParcel']
export type Refund = Schemas['CaseworkRefund']
export type OrderEvent = Schemas['CaseworkEvent']
export type Letter = Schemas['CaseworkLetter']
export type LatePart = Schemas['CaseworkLatePart']
export type Return = Schemas['CaseworkReturn']
export type ReturnStatus = Return['status']
export type Outcome = Schemas['CaseworkOutcome']
export type RefundAsk = Schemas['CaseworkRefundAsk']
export type Units = Schemas['FulfilmentUnits']
