import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

// Who may import whom in the front end. Imports go down only; a failure says why.

const WEB = import.meta.dirname

/** Folders from the lowest up. A file imports its own level and those below; lib and i18n need each other. */
const floors = [
  ['lib', 'i18n'],
  ['api'],
  ['ui'],
  ['assets'],
  ['router'],
  ['session'],
  ['site'],
  ['desk'],
  ['storefront', 'seller', 'operator'],
]

/** The three applications share the folders below them and import nothing from each other. */
const applications = ['storefront', 'seller', 'operator']

/** The storefront has no desk: what the two back offices share is not for shoppers to download. */
const withoutDesk = 'storefront'

/** Features of the storefront that others may import, lowest first. No other feature may be imported by a feature. */
const shared = [
  'wishes',
  'catalog',
  'places',
  'listing',
  'suggestions',
  'address-form',
  'delivery',
  'codes',
  'card-form',
  'order',
  'newsletter',
  'content',
]

const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /\.tsx?$/.test(file) && !/\.test\.tsx?$|^dist|node_modules|^(storefront|seller|operator|desk)\/testing/.test(file),
)

function importsOf(file: string): string[] {
  const source = readFileSync(join(WEB, file), 'utf8')
  return [...source.matchAll(/(?:from|import)\s*\(?'((?:@|#i18n|\.{1,2})\/[^']+)'/g)].map(([, name]) => {
    if (name!.startsWith('@/')) return name!.slice(2)
    if (name!.startsWith('#')) return name!.slice(1)
    return relative(WEB, join(WEB, dirname(file), name!))
  })
}

const applicationOf = (path: string) => applications.find((name) => path.startsWith(`${name}/`))
const featureOf = (path: string) => /^(?:storefront|seller|operator)\/features\/([^/]+)/.exec(path)?.[1]

function forbidden(from: string, to: string): string | undefined {
  const floor = (path: string) => floors.findIndex((names) => names.includes(path.split('/')[0]!))
  if (floor(from) >= 0 && floor(to) > floor(from)) return `${to.split('/')[0]} stands above ${from.split('/')[0]}`
  const [application, another] = [applicationOf(from), applicationOf(to)]
  if (application && another && application !== another) return `${application} knows nothing of ${another}`
  if (application === withoutDesk && to.startsWith('desk/')) return 'desk is for the back offices'
  const [feature, other] = [featureOf(from), featureOf(to)]
  if (!feature) return undefined
  if (/^(storefront|seller|operator)\/(routes|layouts)\//.test(to)) return 'a feature knows no page and no layout'
  if (!other || feature === other) return undefined
  if (application !== 'storefront' || !shared.includes(other))
    return `a feature never imports a feature; ${other} is not one to build on`
  if (shared.includes(feature) && shared.indexOf(other) > shared.indexOf(feature))
    return `${other} stands above ${feature}`
  return undefined
}

test('imports go down only, and features stand apart', () => {
  const climbs = sources.flatMap((file) =>
    importsOf(file).flatMap((to) => {
      const reason = forbidden(file, to)
      return reason ? [`${file} imports ${to}: ${reason}`] : []
    }),
  )
  expect(climbs).toEqual([])
})

/** What is done in one place only, and where: by a name that no other file may use. */
const onePlace: [name: RegExp, files: string[], instead: string][] = [
  // The cart's key is no address of the API: opening a cart makes one.
  [
    /\binvalidateQueries\b/,
    ['api/invalidate.ts', 'storefront/features/cart/CartProvider.tsx'],
    'useInvalidate of api/invalidate',
  ],
  [/\bsaveFile\b/, ['lib/save-file.ts', 'ui/useDownload.ts'], 'useDownload of ui/useDownload'],
  [/parseAs: 'blob'/, ['api/client.ts'], 'getFile of api/client'],
  [/\bproblem\.errors\b|\berrors\b.*= \w+\.problem\b/, ['api/field-errors.ts'], 'fieldErrors of api/field-errors'],
]

test('queries are invalidated, files downloaded and refusals read in one way', () => {
  const others = sources.flatMap((file) => {
    const source = readFileSync(join(WEB, file), 'utf8')
    return onePlace.flatMap(([name, files, instead]) =>
      name.test(source) && !files.includes(file) ? [`${file}: use ${instead}`] : [],
    )
  })
  expect(others).toEqual([])
})

/** Sources that people write: those of the web and the browser tests, without the generated types. */
const written = [
  ...readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) => !/^dist|node_modules/.test(file)),
  ...readdirSync(join(WEB, '../e2e'), { recursive: true, encoding: 'utf8' }).map((file) => join('../e2e', file)),
].filter((file) => /\.(tsx?|mjs|css)$/.test(file) && file !== 'api/schema.ts')

// The formatter breaks code, but not comments, sentences and addresses. Pictures written in CSS stay whole.
test('lines have at most 120 columns', () => {
  const long = written.flatMap((file) =>
    readFileSync(join(WEB, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (line.length > 120 && !line.includes('url("data:') ? [`${file}:${at + 1}`] : [])),
  )
  expect(long).toEqual([])
})
