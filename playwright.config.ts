import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const port = Number(process.env.RR_TEST_PORT ?? 8181)
const SHELL = '/usr/bin/chromium-headless-shell'
const browser = process.env.CHROMIUM ?? (existsSync(SHELL) ? SHELL : '/usr/bin/chromium')
const device = (width: number, height: number) => ({ viewport: { width, height } })

// One server on a fresh demo market, one browser: the tests read what a visitor sees, at the three device classes.
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'e2e/results',
  // Generous, because a busy machine is slow and a broken page stays broken however long one waits.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  retries: process.env.CI ? 1 : 0,
  workers: 3, // on two cores: a browser waits more than it works
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    reducedMotion: 'reduce',
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: browser,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // Everything on a desktop; on smaller devices what differs there, but for what is the same on every screen (@once).
  projects: [
    { name: '1440', use: device(1440, 900) },
    { name: '768', testMatch: /home\.spec/, grepInvert: /@once/, use: { ...device(768, 1024), hasTouch: true } },
    {
      name: '390',
      testMatch: [
        /(shell|home|shelves|listing|cart|checkout|session|account|papers|seller-orders|seller-news)\.spec/,
        /(pickup|delivery|promotions|seller-money|seller-team|seller-products|seller-trends|landing|layout-shift|reviews|regie-.*)\.spec/,
      ],
      grepInvert: /@once/,
      use: { ...device(390, 844), hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `sh scripts/e2e-server.sh ${port}`,
    url: `http://localhost:${port}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
