import { act, cleanup, renderHook } from '@testing-library/react'
import { useForm, type FieldPath } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '@/api/client'
import { markRefused, showRefusal } from './mark-refused'

afterEach(cleanup)

const values = { name: '', photo: '' }
type Names = FieldPath<typeof values>

function formOf() {
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: values })
    return { form, errors: form.formState.errors }
  })
  return {
    form: result.current.form,
    said: () => Object.fromEntries(Object.entries(result.current.errors).map(([name, error]) => [name, error.message])),
  }
}
const refused = (...paths: string[]) =>
  new ApiError(422, {
    detail: 'Certains champs sont à corriger.',
    errors: paths.map((path) => ({ path, message: `${path}?` })),
  })

it('marks the fields of the form that the server refused, and answers the first', () => {
  const { form, said } = formOf()
  act(() => expect(markRefused(refused('lat', 'photo', 'name'), form)).toBe('photo'))
  expect(said()).toEqual({ photo: 'photo?', name: 'name?' })
})

it('marks them by the form’s own names', () => {
  const { form, said } = formOf()
  const nameOf = (path: string): Names | undefined => (path === 'photoKey' ? 'photo' : undefined)
  act(() => expect(markRefused(refused('photoKey', 'name'), form, nameOf)).toBe('photo'))
  expect(said()).toEqual({ photo: 'photoKey?' })
})

it('tells of the whole what is of no field, in the server’s words where it has some', () => {
  const { form, said } = formOf()
  act(() => showRefusal(refused('name'), form, 'Échec.'))
  expect(said()).toEqual({ name: 'name?' })
  act(() => form.clearErrors())
  act(() => showRefusal(refused('lat'), form, 'Échec.'))
  expect(said()).toEqual({ root: 'Certains champs sont à corriger.' })
  act(() => showRefusal(new TypeError('hors ligne'), form, 'Échec.'))
  expect(said()).toEqual({ root: 'Échec.' })
})
