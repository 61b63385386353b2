import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'

const web = (path: string) => fileURLToPath(new URL(`./web/${path}`, import.meta.url))

export default defineConfig({
  resolve: {
    alias: [
      { find: '@', replacement: web('.') },
      { find: '#i18n', replacement: web('i18n/fr') },
      { find: '#modules', replacement: web('storefront/modules.client.ts') },
    ],
  },
  test: {
    restoreMocks: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Generous, like the waits of vitest.setup.ts.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Threads start sooner than processes, one for each core: left alone, vitest keeps one core for itself.
    pool: 'threads',
    maxWorkers: '100%',
    // Only screens, and rules that read the document, need a pretended browser, which takes longer to start than most
    // tests to run. They leave things in the document, so each file begins anew; other rules share their modules.
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['web/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'web/**/*.dom.test.ts'],
          environment: 'node',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['web/**/*.test.tsx', 'web/**/*.dom.test.ts'],
          environment: 'happy-dom',
          setupFiles: ['vitest.setup.ts'],
        },
      },
    ],
  },
})
