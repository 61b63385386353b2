import { t } from '#i18n/operator-orders'
import type { DeskIconName } from '@/desk/icons'
import type { TimelineEvent } from '@/desk/Timeline'
import { formatMoney } from '@/lib/format-money'
import type { OrderEvent } from './types'

const words = t.order.timeline

type Said = Pick<TimelineEvent, 'icon' | 'words' | 'tone' | 'quote'>

const saying: Record<OrderEvent['kind'], (event: OrderEvent) => Said> = {
  placed: ({ amount }) => ({ icon: 'basket', words: words.placed(formatMoney(amount)) }),
  paid: ({ amount }) => ({ icon: 'card', words: words.paid(formatMoney(amount)), tone: 'done' }),
  failed: () => ({ icon: 'card', words: words.failed, tone: 'late' }),
  dispatched: ({ count }) => ({ icon: 'letter', words: words.dispatched(count) }),
  late: ({ shop }) => ({ icon: 'clock', words: words.late(shop), tone: 'late' }),
  parcel: ({ shop, count }) => ({ icon: 'truck', words: words.parcel(shop, count), tone: 'done' }),
  ready: ({ shop }) => ({ icon: 'truck', words: words.ready(shop) }),
  handedOver: ({ shop, count, text }) => ({
    icon: 'truck',
    words: words.handedOver(shop, count),
    tone: 'done',
    ...(text && { quote: text }),
  }),
  cancelled: ({ shop, count, text }) => ({ icon: 'close', words: words.cancelled(shop, count), quote: text }),
  returnAsked: ({ shop, count, text }) => ({ icon: 'return', words: words.returnAsked(shop, count), quote: text }),
  returnAccepted: ({ shop }) => ({ icon: 'return', words: words.returnAccepted(shop) }),
  returnDenied: ({ shop, text }) => ({ icon: 'return', words: words.returnDenied(shop), quote: text, tone: 'late' }),
  returnExpired: ({ shop }) => ({ icon: 'return', words: words.returnExpired(shop), tone: 'late' }),
  returnReceived: ({ shop }) => ({ icon: 'return', words: words.returnReceived(shop), tone: 'done' }),
  refund: ({ shop, amount, text }) => ({
    icon: 'card',
    words: words.refund(formatMoney(amount), shop),
    ...(text && { quote: text }),
  }),
  letter: ({ text }) => ({ icon: 'letter', words: words.letter(text) }),
  message: ({ who, shop }) => ({ icon: 'bubble', words: words.message(who, shop) }),
  marketMessage: ({ shop }) => ({ icon: 'bubble', words: words.marketMessage(shop), tone: 'act' }),
  note: ({ text }) => ({ icon: 'pencil', words: words.note, quote: text, tone: 'act' }),
  act: ({ text }) => ({ icon: actIcons[text] ?? 'eye', words: words.acts[text] ?? text, tone: 'act' }),
}

const actIcons: Record<string, DeskIconName> = {
  'order.refund': 'card',
  'refund.settle': 'card',
  'order.cancel': 'close',
  'order.parcel': 'truck',
  'order.remind': 'letter',
  'letter.resend': 'letter',
  'return.overrule': 'return',
}

/** What happened to an order, in words. */
export const timelineOf = (events: readonly OrderEvent[]): TimelineEvent[] =>
  events.map((event, index) => ({
    id: `${event.at}-${index}`,
    at: event.at,
    kind: event.group,
    ...saying[event.kind](event),
    ...(event.kind !== 'message' && event.kind !== 'marketMessage' && { who: event.who || words.automatic }),
  }))

export const timelineKinds = (['money', 'parcel', 'letter', 'note'] as const).map((id) => ({
  id,
  label: words.kinds[id],
}))
