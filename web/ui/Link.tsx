import type { ComponentProps } from 'react'

type LinkProps = ComponentProps<'a'> & { href: string }

/** A plain anchor: one delegated click handler turns inner addresses into route changes. */
export function Link(props: LinkProps) {
  return <a {...props} />
}
