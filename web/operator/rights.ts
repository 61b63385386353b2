import { get } from '@/api/client'

/** The table of who may do what. */
export const rightsQuery = () => get('/operator/rights')
