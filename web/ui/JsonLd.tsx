/** A data block for search engines. It cannot end early: every "<" is written as an escape. */
export function JsonLd({ block }: { block: object }) {
  const json = JSON.stringify(block).replace(/</g, '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
