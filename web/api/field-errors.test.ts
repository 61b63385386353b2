import { expect, it } from 'vitest'
import { ApiError } from '@/api/client'
import { fieldErrors } from './field-errors'

const refused = (...errors: { path?: string; message: string }[]) => new ApiError(422, { errors })

it('each sentence is told by its field, wherever the server found it', () => {
  const errors = [
    { path: 'email', message: 'Écrivez un courriel.' },
    { path: 'email', message: 'Ce courriel n’est pas valide.' },
    { path: 'body.items[0].name', message: 'Écrivez un nom.' },
  ]
  expect(fieldErrors(refused(...errors))).toEqual({
    email: 'Écrivez un courriel.',
    'items[0].name': 'Écrivez un nom.',
  })
  expect(fieldErrors(new Error('hors ligne'))).toEqual({})
})

it('a form has its own names, and what it does not ask is of no field', () => {
  const error = refused({ path: 'photoKey', message: 'Choisissez une photo.' }, { path: 'lat', message: 'Trop loin.' })
  expect(fieldErrors(error, (path) => (path === 'photoKey' ? 'photo' : undefined))).toEqual({
    photo: 'Choisissez une photo.',
  })
})

it('a sentence without a path is of no field', () => {
  expect(fieldErrors(refused({ message: 'Rien ne va.' }, { path: '', message: 'Rien ne va.' }))).toEqual({})
})
