import type { Site } from '@/site/site'

/** What search engines may know of the whole site: its name, its other homes, and how to search in it. */
export function siteJsonLd(site: Pick<Site, 'name' | 'publicUrl' | 'social'>): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        name: site.name,
        url: `${site.publicUrl}/`,
        inLanguage: 'fr-CA',
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${site.publicUrl}/recherche?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
      {
        '@type': 'Organization',
        name: site.name,
        url: `${site.publicUrl}/`,
        sameAs: Object.values(site.social).filter(Boolean),
      },
    ],
  }
}
