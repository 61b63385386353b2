import { read } from './calls'
import type { Role } from './me-context'

/** One line of the table of who may do what. */
export interface RightLine {
  right: string
  meaning: string
  roles: Role[]
}

export const rightsQuery = () => read<{ data: RightLine[] }>('/operator/rights')
