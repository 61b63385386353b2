// Judges pages of a running product with Lighthouse's mobile profile, prints one JSON line a page, and exits with 1 when
// a bar is missed. Usage: node run.mjs http://localhost:8080 / /categorie/bijoux …
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const BARS = { performance: 0.9, accessibility: 1, 'best-practices': 1, seo: 1 }
const [base, ...paths] = process.argv.slice(2)

const chrome = await launch({
  chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  chromeFlags: [
    '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
    '--disable-background-networking', '--disable-component-update', '--disable-sync',
  ],
})
let missed = false
for (const path of paths) {
  const { lhr } = await lighthouse(base + path, { port: chrome.port, onlyCategories: Object.keys(BARS), logLevel: 'error' })
  const scores = Object.fromEntries(Object.entries(lhr.categories).map(([name, { score }]) => [name, score]))
  const failing = Object.values(lhr.audits).filter((audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative')
  missed ||= Object.entries(BARS).some(([name, bar]) => scores[name] < bar)
  console.log(JSON.stringify({ path, ...scores, failing: failing.map((audit) => `${audit.id} ${audit.displayValue ?? ''}`.trim()) }))
}
await chrome.kill()
process.exit(missed ? 1 : 0)
