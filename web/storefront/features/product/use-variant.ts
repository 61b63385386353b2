import { useState } from 'react'
import { useNavigator, useView } from '@/router/navigation'
import type { Product, Variant } from './types'
import { choose, openingVariant, variantOf, type Selection } from './variants'

export interface Choice {
  selection: Selection
  /** Undefined while an option is still open. */
  variant: Variant | undefined
  select: (option: string, value: string) => void
}

/**
 * The chosen variant. A whole choice is written in the address (?variante=…), so that it can be shared and survives a
 * reload; the page shows it at once, without waiting for the address. An address that changes otherwise wins.
 */
export function useVariant(product: Product): Choice {
  const navigator = useNavigator()
  const { context } = useView()
  const named = context.query.get('variante')
  const [seen, setSeen] = useState(named)
  const [chosen, setChosen] = useState<Selection | null>(null)
  if (seen !== named) {
    setSeen(named)
    if (chosen && variantOf(product, chosen)?.id !== named) setChosen(null)
  }
  const opening = openingVariant(product, named)
  const selection = chosen ?? opening?.options ?? {}

  function select(option: string, value: string) {
    const next = choose(product, selection, option, value)
    const variant = variantOf(product, next)
    setChosen(next)
    if (variant) void navigator.replace(`${context.path}?variante=${encodeURIComponent(variant.id)}`)
  }

  return { selection, variant: chosen ? variantOf(product, chosen) : opening, select }
}
