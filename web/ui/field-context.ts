import { createContext, useContext } from 'react'

/** What a Field tells the control inside it, so that label, help and error are read with it. */
export type FieldWiring = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean }

export const FieldContext = createContext<FieldWiring | null>(null)

/** The attributes a control takes from its Field; a control on its own keeps the ones it was given. */
export function useFieldAttributes(own: { id?: string | undefined }) {
  const field = useContext(FieldContext)
  if (!field) return { id: own.id }
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  }
}
