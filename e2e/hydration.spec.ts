import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { expectAccessible, settled, shiftOf, watchShifts } from './support'
import { addressesOf, publicRoutes } from './addresses'

// Every public route, twice: as a crawler reads it, without scripts, and as the browser takes it over.

/** What search engines read as data, by the route's page. */
const data: Record<string, string[]> = {
  home: ['WebSite'],
  product: ['Product', 'BreadcrumbList'],
  search: ['BreadcrumbList'],
  categories: ['BreadcrumbList'],
  category: ['BreadcrumbList'],
  shops: ['BreadcrumbList'],
  shop: ['Store', 'BreadcrumbList'],
  'shop-about': ['Store', 'BreadcrumbList'],
  about: ['BreadcrumbList'],
  legal: ['BreadcrumbList'],
  faqs: ['FAQPage', 'BreadcrumbList'],
  blog: ['BreadcrumbList'],
  'blog-entry': ['BlogPosting', 'BreadcrumbList'],
}

const NOWHERE = '/nulle-part'

test.beforeEach(settled)

/** Everything the browser complains of; the document's own 404 is what was asked for. */
function complaints(page: Page): string[] {
  const list: string[] = []
  page.on('console', (message) => {
    const ownStatus = message.location().url === page.url() && message.text().startsWith('Failed to load resource')
    if (['error', 'warning'].includes(message.type()) && !ownStatus) list.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => list.push(`uncaught: ${error.message}`))
  return list
}

/**
 * A busy machine may send a page unrendered rather than late, and does better at the next try. These tests are about
 * what was rendered, so they first see to it that it is; it is then kept.
 */
async function rendered(request: APIRequestContext, address: string) {
  await expect
    .poll(async () => (await (await request.get(address)).text()).includes('<div id="page">'), { timeout: 40_000 })
    .toBe(true)
}

/** React has taken the markup over: its mark is on the page's root. */
async function hydrated(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('page') ?? {}).some((key) => key.startsWith('__react')),
  )
  await page.waitForLoadState('networkidle')
}

test('every route has an address to be visited at', () => {
  expect(publicRoutes.filter(({ path }) => addressesOf(path).length === 0).map(({ path }) => path)).toEqual([])
})

async function expectSilence(page: Page, address: string) {
  const heard = complaints(page)
  await watchShifts(page)
  await page.goto(address)
  await hydrated(page)
  expect(heard).toEqual([])
  expect(await shiftOf(page)).toBeLessThan(0.01)
  await expectAccessible(page)
}

for (const route of publicRoutes) {
  for (const address of addressesOf(route.path)) {
    test(`${address} says what it is without scripts, hydrates in silence and is accessible`, async ({
      page,
      browser,
      baseURL,
      request,
    }) => {
      await rendered(request, address)
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
      const read = await context.newPage()
      const response = await read.goto(address)
      expect(response?.status()).toBe(200)
      await expect(read.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectHead(read, request, baseURL ?? '')
      const blocks = await read.locator('script[type="application/ld+json"]').allTextContents()
      expect(blocks.flatMap(typesOf)).toEqual(expect.arrayContaining(data[route.page] ?? []))
      await context.close()
      await expectSilence(page, address)
    })
  }
}

test('an address that leads nowhere hydrates in silence and is accessible', async ({ page, request }) => {
  await rendered(request, NOWHERE)
  await expectSilence(page, NOWHERE)
})

/** What a data block speaks of: one thing, or a graph of several. */
function typesOf(block: string): string[] {
  const thing = JSON.parse(block) as { '@type'?: string; '@graph'?: { '@type': string }[] }
  return thing['@graph']?.map((part) => part['@type']) ?? [thing['@type'] ?? '']
}

/** The head of a page that may be found, or of one that asks not to be. */
async function expectHead(page: Page, request: APIRequestContext, baseURL: string) {
  const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content')
  expect(await page.title()).toMatch(/\S \| \S|^\S/)
  expect(await content('meta[name=description]')).toMatch(/\S{2}.{20}/)
  expect(await content('meta[property="og:title"]')).toBeTruthy()
  expect(await content('meta[property="og:description"]')).toBeTruthy()
  const image = await content('meta[property="og:image"]')
  expect(image).toContain('://')
  expect((await request.get(image ?? '')).status(), `picture to share ${image}`).toBe(200)
  const hidden = await page.locator('head meta[name=robots][content*=noindex]').count()
  if (hidden) {
    await expect(page.locator('head link[rel=canonical]')).toHaveCount(0)
    return
  }
  const canonical = await page.locator('head link[rel=canonical]').getAttribute('href')
  expect(canonical?.startsWith(baseURL)).toBe(true)
  expect(await content('meta[property="og:url"]')).toBe(canonical)
}

test.describe('the map of the site', () => {
  test.slow() // it opens some thirty pages
  const addressesIn = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!.replaceAll('&amp;', '&'))
  const read = async (request: APIRequestContext, address: string) => {
    const response = await request.get(address)
    expect(response.status(), address).toBe(200)
    return response.text()
  }

  test('is named by robots.txt and leads to pages that ask to be found', async ({ request, baseURL }) => {
    const robots = await read(request, '/robots.txt')
    expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
    const parts = addressesIn(await read(request, '/sitemap.xml'))
    expect(parts.map((part) => part.replace(/-\d+\.xml$/, '').replace(`${baseURL}/sitemap/`, ''))).toEqual([
      'pages',
      'categories',
      'boutiques',
      'produits',
    ])
    for (const part of parts) {
      const addresses = addressesIn(await read(request, part))
      expect(addresses.length).toBeGreaterThan(0)
      expect(new Set(addresses).size).toBe(addresses.length)
      for (const address of [...addresses.slice(0, 6), ...addresses.slice(-2)]) {
        await rendered(request, address)
        const html = await read(request, address)
        expect(html, address).toContain(`<link rel="canonical" href="${address}"/>`)
        expect(html, address).not.toContain('noindex')
      }
    }
  })

  test('shows pictures that exist', async ({ request, baseURL }) => {
    const products = await read(request, '/sitemap/produits-1.xml')
    const pictures = [...products.matchAll(/<image:loc>([^<]+)<\/image:loc>/g)].map(([, address]) => address!)
    expect(pictures.length).toBeGreaterThan(100)
    for (const picture of pictures.slice(0, 3)) {
      expect(picture.startsWith(`${baseURL}/`)).toBe(true)
      const response = await request.get(picture)
      expect(response.headers()['content-type']).toMatch(/^image\//)
    }
  })
})
