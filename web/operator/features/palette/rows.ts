import { t } from '#i18n/operator'
import { to } from '@/desk/address'
import type { DeskIconName } from '@/desk/icons'
import { fold } from '@/lib/fold'
import { toQueryString } from '@/lib/query-string'
import type { Found } from './queries'

/** Something to do from the palette. */
export interface Action {
  title: string
  icon: DeskIconName
  href: string
}

export interface Row extends Action {
  id: string
  detail?: string
  state?: string
}

export interface RowGroup {
  id: string
  label: string
  rows: Row[]
}

const MOST = 9

/** Where each kind of thing is seen, in the order of the groups. */
const kinds: Record<Found['kind'], { icon: DeskIconName; href: (found: Found) => string }> = {
  person: { icon: 'user', href: ({ id }) => to(`/personnes/${encodeURIComponent(id)}`) },
  order: { icon: 'parcel', href: ({ id }) => to(`/commandes/${encodeURIComponent(id)}`) },
  shop: { icon: 'store', href: ({ id }) => to(`/boutiques/${encodeURIComponent(id)}`) },
  // Products have a list and no page of their own.
  product: {
    icon: 'basket',
    href: ({ id, title }) => to(`/produits${toQueryString({ cherche: title, ouvre: id })}`),
  },
}
const order = Object.keys(kinds) as Found['kind'][]

/** What the palette shows: at most nine rows, what was typed whole first, groups without rows left out. */
export function rowsOf(found: readonly Found[], actions: readonly Action[], typed: string): RowGroup[] {
  const looked = fold(typed.trim())
  const groups = order
    .map((kind) => ({ kind, found: found.filter((one) => one.kind === kind).sort(exactFirst) }))
    .sort((a, b) => exactFirst(a.found[0], b.found[0]))
    .map(({ kind, found: all }) => ({ id: kind, label: t.palette.groups[kind], rows: all.map(rowOf) }))
  const toDo = actions
    .filter(({ title }) => fold(title).includes(looked))
    .map((action) => ({ ...action, id: `do-${action.href}` }))
  return shorten([...groups, { id: 'do', label: t.palette.groups.do, rows: toDo }])
}

function rowOf(found: Found): Row {
  const { icon, href } = kinds[found.kind]
  const states: Record<string, string> = t.palette.states[found.kind]
  const state = states[found.state] ?? found.state
  return { ...found, state, id: `${found.kind}-${found.id}`, icon, href: href(found) }
}

const exactFirst = (a?: Found, b?: Found) => Number(b?.exact ?? false) - Number(a?.exact ?? false)

function shorten(groups: RowGroup[]): RowGroup[] {
  let left = MOST
  const kept = groups.map((group) => {
    const rows = group.rows.slice(0, left)
    left -= rows.length
    return { ...group, rows }
  })
  return kept.filter(({ rows }) => rows.length > 0)
}

/** Splits a text around the first place where what was typed occurs, whatever its accents and capitals. */
export function markOf(text: string, typed: string): [before: string, match: string, after: string] {
  const looked = fold(typed.trim())
  // Folding may change the length of a text (œ): then nothing is marked rather than the wrong letters.
  const folded = fold(text)
  const at = looked && folded.length === text.length ? folded.indexOf(looked) : -1
  if (at < 0) return [text, '', '']
  return [text.slice(0, at), text.slice(at, at + looked.length), text.slice(at + looked.length)]
}
