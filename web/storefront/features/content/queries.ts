import { get, type ApiQuery } from '@/api/client'
import type { ContentPage, Person } from './types'

/** The text of a page, by the name of its file. */
export const pageQuery = (slug: string): ApiQuery<ContentPage> =>
  get('/pages/{slug}', { path: { slug } }) as ApiQuery<ContentPage>

export const teamQuery = (): ApiQuery<{ data: Person[] }> => get('/team') as ApiQuery<{ data: Person[] }>
