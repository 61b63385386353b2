import { useState } from 'react'
import { useNavigator, useView } from '@/storefront/navigation'
import type { Product, Variant } from './types'
import { choose, openingVariant, variantOf, type Selection } from './variants'

export interface Choice {
  selection: Selection
  /** Undefined while an option is still open. */
  variant: Variant | undefined
  select: (option: string, value: string) => void
}

/**
 * The chosen variant. A whole choice lives in the address (?variante=…), so that it can be shared and survives a
 * reload; a choice that is not whole yet lives here, until it is.
 */
export function useVariant(product: Product): Choice {
  const navigator = useNavigator()
  const { context } = useView()
  const [open, setOpen] = useState<Selection | null>(null)
  const opening = openingVariant(product, context.query.get('variante'))
  const selection = open ?? opening?.options ?? {}

  function select(option: string, value: string) {
    const next = choose(product, selection, option, value)
    const variant = variantOf(product, next)
    setOpen(variant ? null : next)
    if (variant) void navigator.replace(`${context.path}?variante=${encodeURIComponent(variant.id)}`)
  }

  return { selection, variant: open ? undefined : opening, select }
}
