import { expect, it } from 'vitest'
import { ApiError } from '@/api/client'
import { fieldErrors } from './field-errors'

it('each sentence is told by its field, wherever the server found it', () => {
  const errors = [
    { path: 'email', message: 'Écrivez un courriel.' },
    { path: 'email', message: 'Ce courriel n’est pas valide.' },
    { path: 'body.items[0].name', message: 'Écrivez un nom.' },
  ]
  expect(fieldErrors(new ApiError(422, { errors }))).toEqual({
    email: 'Écrivez un courriel.',
    'items[0].name': 'Écrivez un nom.',
  })
  expect(fieldErrors(new Error('hors ligne'))).toEqual({})
})
