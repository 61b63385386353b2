import type { Import } from './queries'

export type Heading = Import['headings'][number]
export type ImportField = Heading['guess']

/** What a column may hold, in the order of the list; a heading may be left out. */
export const FIELDS: readonly ImportField[] = [
  'ignored',
  'name',
  'price',
  'regularPrice',
  'description',
  'option',
  'sku',
  'code',
  'quantity',
  'photos',
  'category',
  'weightKg',
  'weightG',
]

/** Those that several columns may hold. */
const SEVERAL: readonly ImportField[] = ['ignored', 'option', 'photos', 'category']

/** Why the columns are not said well enough yet; undefined when they are. */
export function wrongColumns(columns: readonly ImportField[]): 'twice' | 'missing' | undefined {
  if (columns.some((field, index) => !SEVERAL.includes(field) && columns.indexOf(field) !== index)) return 'twice'
  return columns.includes('name') && columns.includes('price') ? undefined : 'missing'
}
