import { createContext, useContext } from 'react'

/** The signed-in person, as far as the page shell needs to know them. */
export interface Visitor {
  id: string
  firstName: string
  lastName: string
  email: string
  phone: string
}

/**
 * Who is visiting; null is a guest. Always null on the server, because rendered pages are shared by everyone:
 * the browser learns it afterwards from the visitor's own token.
 */
export const VisitorContext = createContext<Visitor | null>(null)

export function useVisitor(): Visitor | null {
  return useContext(VisitorContext)
}
