import type { ComponentProps, FunctionComponent } from 'react'

/**
 * A plain anchor: one delegated click handler turns inner addresses into route changes. It is the element itself,
 * because a page has a hundred and a component around each would double their cost on the server.
 */
export const Link = 'a' as unknown as FunctionComponent<ComponentProps<'a'> & { href: string }>
