import { parseAmount, typedAmount } from '@/lib/amount'
import type { ShopBody } from './calls'

type Ways = NonNullable<ShopBody['deliveryWays']>

/** How a shop hands over what it sells besides parcels, as it is typed. */
export interface WaysForm {
  parcels: boolean
  pickup: boolean
  pickupPrice: string
  address: string
  city: string
  postalCode: string
  hours: string
  instructions: string
  local: boolean
  radius: string
  localPrice: string
  localFreeFrom: string
  days: string
}

export const blankWays: WaysForm = {
  parcels: true,
  pickup: false,
  pickupPrice: '0,00',
  address: '',
  city: '',
  postalCode: '',
  hours: '',
  instructions: '',
  local: false,
  radius: '25',
  localPrice: '',
  localFreeFrom: '',
  days: '2',
}

/** What a shop offers as its form shows it. */
export function waysForm({ noParcel, pickup, local }: Ways): WaysForm {
  return {
    ...blankWays,
    parcels: !noParcel,
    ...(pickup && {
      pickup: true,
      pickupPrice: typedAmount(pickup.price),
      address: pickup.address,
      city: pickup.city,
      postalCode: pickup.postalCode,
      hours: pickup.hours,
      instructions: pickup.instructions ?? '',
    }),
    ...(local && {
      local: true,
      radius: String(local.radiusKm),
      localPrice: typedAmount(local.price),
      localFreeFrom: typedAmount(local.freeFrom, true),
      days: String(local.days),
    }),
  }
}

/** The ways of the wire; undefined while something typed is no amount or no number. */
export function waysOf(form: WaysForm): Ways | undefined {
  const ways: Ways = { ...(!form.parcels && { noParcel: true }) }
  if (form.pickup) {
    const price = parseAmount(form.pickupPrice)
    if (price === undefined) return undefined
    const { address, city, postalCode, hours, instructions } = form
    ways.pickup = { price, address, city, postalCode, hours, instructions }
  }
  if (form.local) {
    const price = parseAmount(form.localPrice)
    const freeFrom = form.localFreeFrom.trim() === '' ? 0 : parseAmount(form.localFreeFrom)
    const [radiusKm, days] = [Number(form.radius), Number(form.days)]
    if (price === undefined || freeFrom === undefined || !Number.isInteger(radiusKm)) return undefined
    ways.local = { radiusKm, price, freeFrom, days }
  }
  return ways
}

/** The field of the form that a field of the wire is typed in. */
export const waysFields: Record<string, keyof WaysForm> = {
  noParcel: 'parcels',
  'pickup.price': 'pickupPrice',
  'pickup.address': 'address',
  'pickup.city': 'city',
  'pickup.postalCode': 'postalCode',
  'pickup.hours': 'hours',
  'pickup.instructions': 'instructions',
  'local.radiusKm': 'radius',
  'local.price': 'localPrice',
  'local.freeFrom': 'localFreeFrom',
  'local.days': 'days',
}
