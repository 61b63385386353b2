import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const web = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The applications for browsers, by the mode that builds them. */
const applications: Record<string, { name: string; entry: string }> = {
  production: { name: 'storefront', entry: web('storefront/entry-client.tsx') },
  seller: { name: 'seller', entry: web('seller/entry.tsx') },
  operator: { name: 'operator', entry: web('operator/entry.tsx') },
}

interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/** What most pages of the storefront show, and what lists products: the modules that these files begin with. */
const parts = [
  'storefront/features/catalog/ProductGrid.tsx',
  'storefront/breadcrumb-json-ld.ts',
  ...['Breadcrumb', 'Checkbox', 'Drawer', 'EmptyState', 'JsonLd', 'Pagination', 'Radio', 'Section', 'Select'].map(
    (part) => `ui/${part}.tsx`,
  ),
  ...['coarse', 'elide', 'fold', 'query-string'].map((part) => `lib/${part}.ts`),
]
const listing = ['ProductListing.tsx', 'StoreListing.tsx', 'useListing.ts', 'seo.ts'].map((file) => `listing/${file}`)

/**
 * What many pages need is one file each: the first script, and in the storefront the two above. Left alone, everything
 * that two pages share becomes a file of its own: thirty small ones for a listing, each compressed by itself and each
 * asked for. A module belongs to the first file that needs it.
 */
function sharedFiles(name: string, entry: string) {
  const shell = fileOf('shell', [entry])
  if (name !== 'storefront') return [shell]
  return [
    { ...shell, priority: 2 },
    { ...fileOf('parts', parts.map(web)), priority: 1 },
    {
      ...fileOf(
        'listing',
        [...listing, 'search/PageHead.tsx'].map((file) => web(`storefront/features/${file}`)),
      ),
      priority: 0,
    },
  ]
}

/** A file of some modules and all that they import. */
function fileOf(name: string, modules: string[]) {
  let found: Set<string> | undefined
  return {
    name: (id: string, graph: Graph): string | null => {
      found ??= modules.reduce((all, module) => reachable(module, graph, all), new Set<string>())
      // The entry itself stays apart: it waits for a page's code, which must not wait for it in turn.
      return found.has(id) && !(name === 'shell' && modules.includes(id)) ? name : null
    },
    debugName: name,
  }
}

function reachable(id: string, graph: Graph, found: Set<string>): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reachable(next, graph, found)
  return found
}

// Four builds. The storefront's for browsers, split by route; the same for the server, one script without a loader,
// because the engine inside the binary knows neither modules nor promises that resolve by themselves; and those of the
// seller space and the operator's console, into the same folder but each by itself: what they share with the storefront
// never makes the storefront's files other than they would be alone.
export default defineConfig(({ mode }) => {
  const server = mode === 'server'
  const { name, entry } = applications[mode] ?? applications.production!
  const backOffice = name !== 'storefront'
  return {
    root: web('.'),
    plugins: [react()],
    publicDir: server || backOffice ? false : web('public'),
    define: server ? { 'process.env.NODE_ENV': '"production"' } : {},
    resolve: {
      alias: [
        { find: '@', replacement: web('.') },
        { find: '#i18n', replacement: web('i18n/fr') },
        { find: '#modules', replacement: web(`storefront/modules.${server ? 'server' : 'client'}.ts`) },
        // The legacy build renders synchronously and needs no MessageChannel.
        ...(server
          ? [
              {
                find: 'react-dom/server',
                replacement: web('../node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js'),
              },
            ]
          : []),
      ],
      ...(server ? { conditions: ['browser', 'module', 'import', 'default', 'production'] } : {}),
    },
    ssr: server ? { noExternal: true, target: 'webworker' as const } : {},
    build: server
      ? {
          ssr: true,
          outDir: web('dist/server'),
          emptyOutDir: true,
          minify: true,
          target: 'es2022',
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: web('storefront/entry-server.tsx'),
            output: { format: 'iife', name: '__rendu', entryFileNames: 'render.js', codeSplitting: false },
          },
        }
      : {
          outDir: web('dist/client'),
          emptyOutDir: !backOffice,
          manifest: backOffice ? `.vite/${name}.json` : true,
          target: 'es2022',
          assetsDir: 'assets',
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: { [name]: entry },
            output: { codeSplitting: { groups: sharedFiles(name, entry) } },
          },
        },
    server: {
      port: 5173,
      strictPort: true,
      origin: 'http://localhost:5173',
      cors: { origin: /^http:\/\/(localhost|127\.0\.0\.1):\d+$/ },
    },
  }
})
