import { useEffect } from 'react'
import type { Meta, Route, RouteContext } from '@/router/route'
import { useSite } from '@/site/site'

const SITE_LANGUAGE = 'fr-CA'

/** What the document's head says of the page. React lifts these elements into it, here and in the browser. */
export function Head({ meta, context, lang }: { meta: Meta; context: RouteContext; lang?: Route['lang'] }) {
  const site = useSite()
  useDocumentLanguage(lang)
  const canonical = site.publicUrl + (meta.canonical ?? context.path)
  const title = meta.title === site.name ? site.name : `${meta.title} | ${site.name}`
  const image = absolute(meta.image ?? '/partage.jpg', site.publicUrl)
  const indexed = !meta.robots?.includes('noindex')
  return (
    <>
      <title>{title}</title>
      {meta.description && <meta name="description" content={meta.description} />}
      {meta.robots && <meta name="robots" content={meta.robots} />}
      {indexed && <link rel="canonical" href={canonical} />}
      {indexed &&
        Object.entries(meta.languages ?? {}).map(([language, path]) => (
          <link key={language} rel="alternate" hrefLang={language} href={site.publicUrl + path} />
        ))}
      {meta.prev && <link rel="prev" href={site.publicUrl + meta.prev} />}
      {meta.next && <link rel="next" href={site.publicUrl + meta.next} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={lang === 'en' ? 'en_CA' : 'fr_CA'} />
      <meta property="og:type" content={meta.type ?? 'website'} />
      <meta property="og:title" content={meta.title} />
      {meta.description && <meta property="og:description" content={meta.description} />}
      {indexed && <meta property="og:url" content={canonical} />}
      <meta property="og:image" content={image} />
      <meta name="twitter:card" content="summary_large_image" />
      {meta.jsonLd?.map((block, i) => (
        <JsonLd key={i} block={block} />
      ))}
    </>
  )
}

/** The server has written it for the first page; from then on the document follows whatever page it shows. */
function useDocumentLanguage(lang: string = SITE_LANGUAGE) {
  useEffect(() => {
    document.documentElement.lang = lang
  }, [lang])
}

/** A data block cannot end early: every "<" is written as an escape. */
function JsonLd({ block }: { block: object }) {
  const json = JSON.stringify(block).replace(/</g, '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

function absolute(address: string, base: string): string {
  return /^https?:/.test(address) ? address : base + address
}
