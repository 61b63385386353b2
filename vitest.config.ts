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
    include: ['web/**/*.test.{ts,tsx}'],
    environment: 'happy-dom',
    restoreMocks: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
