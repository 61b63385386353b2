import { get } from '@/api/client'
import type { components } from '@/api/schema'

type Schemas = components['schemas']

export type TodayAnswer = Schemas['CaseworkToday']
export type DayOfSales = Schemas['CaseworkDayOfSales']
export type ToDo = Schemas['CaseworkToDo']

export const todayQuery = () => get('/operator/today')

export const lastActsQuery = () => get('/operator/journal')
