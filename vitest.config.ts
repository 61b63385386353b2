import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

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
    // Only screens need a pretended browser, which takes longer to start than most tests to run. A test of a rule that
    // reads the document asks for it in its first line: // @vitest-environment happy-dom
    projects: [
      { extends: true, test: { name: 'rules', include: ['web/**/*.test.ts'], environment: 'node' } },
      { extends: true, test: { name: 'screens', include: ['web/**/*.test.tsx'], environment: 'happy-dom' } },
    ],
  },
})
