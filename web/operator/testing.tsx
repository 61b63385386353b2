import type { ReactNode } from 'react'
import { setBase } from '@/desk/address'
import { showScreen, signedIn } from '@/desk/testing'
import { MeContext, type Me, type Right } from '@/operator/me-context'

export { showScreen }

setBase('/regie')

export const me: Me = {
  userId: 'u1',
  name: 'Nadia Benali',
  email: 'nadia@exemple.test',
  role: 'direction',
  factor: 'passed',
  rights: [
    'today.see',
    'orders.read',
    'orders.act',
    'orders.refund',
    'shops.read',
    'shops.view',
    'shops.judge',
    'shops.commission',
    'products.read',
    'moderation.act',
    'people.read',
    'people.act',
    'categories.edit',
    'texts.edit',
    'inbox.answer',
    'campaigns.run',
    'promotions.read',
    'promotions.edit',
    'bulletins.write',
    'money.read',
    'money.move',
    'journal.read',
    'system.read',
    'system.act',
    'operators.manage',
  ] satisfies Right[],
  idleMinutes: 30,
  recoveryCodes: 10,
  lettersKept: false,
}

type Options = {
  /** Answers already there, by the address of their reads: `'/v1/operator/rights': {…}`. */
  answers?: Record<string, unknown>
  /** What the operator may do; everything when absent. */
  rights?: readonly Right[]
  /** No mail server is configured. */
  lettersKept?: boolean
  /** The page's own address: `/journal?geste=order.refund`. */
  address?: string
}

/** Renders a screen for an operator at the desk. Navigations are recorded in `asked`, not followed. */
export function showAtDesk(ui: ReactNode, { answers = {}, rights, lettersKept = false, address = '/' }: Options = {}) {
  const operator = { ...me, lettersKept, ...(rights && { rights: [...rights] }) }
  const { screen, asked } = signedIn(<MeContext value={operator}>{ui}</MeContext>, address)
  return { ...showScreen(screen, answers), asked }
}
