export type TrailStep = { label: string; href: string }

/** The chain from home to a page, for search engines. */
export function breadcrumbJsonLd(publicUrl: string, home: string, trail: readonly TrailStep[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: home, href: '/' }, ...trail].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: publicUrl + href,
    })),
  }
}
