import { expect, test } from '@playwright/test'
import { settled, visit } from './support'

// The home page as the specification lists it, and what becomes of a page when the server could not render it.

test.beforeEach(settled)

test('has a location search, categories, features, a promo banner and an application banner', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/De chaque rang\s+et de chaque\s+rue du Québec/)
  await expect(main.getByLabel('Qu’est-ce qui se fait près de chez vous?')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Voir les bijoux' })).toHaveAttribute('href', '/categorie/bijoux')
  await expect(main.getByRole('link', { name: 'Voir la déco' })).toHaveAttribute(
    'href',
    '/categorie/maison-et-decoration',
  )
  await expect(main.getByText('Un panier, un paiement')).toBeVisible()
  await expect(main.getByRole('link', { name: /iPhone/ })).toBeVisible()
  await expect(main.getByRole('link', { name: /Android/ })).toBeVisible()
  await expect(main.getByRole('article').first()).toBeVisible()
})

test('takes a typed town to what is near it', async ({ page }) => {
  await visit(page, '/')
  await page.getByRole('main').getByLabel('Qu’est-ce qui se fait près de chez vous?').fill('Rimouski')
  await page.getByRole('main').getByRole('button', { name: 'Chercher' }).click()
  await expect(page).toHaveURL(/\/recherche\?.*sortBy=distance/)
  const address = new URL(page.url())
  expect(Number(address.searchParams.get('lat'))).toBeCloseTo(48.4, 0)
  expect(Number(address.searchParams.get('lon'))).toBeCloseTo(-68.5, 0)
})

test('takes the browser’s position to what is near it', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['geolocation'], { origin: baseURL ?? '' })
  await context.setGeolocation({ latitude: 48.83, longitude: -64.48 })
  await visit(page, '/')
  await page.getByRole('main').getByRole('button', { name: 'Utiliser ma position' }).click()
  await expect(page).toHaveURL(/\/recherche\?.*sortBy=distance/)
})

for (const address of ['/', '/nulle-part', '/recherche?q=tuque']) {
  test(`${address} is rendered by the browser when the server could not`, { tag: '@once' }, async ({ page }) => {
    // What the server sends after a failed render: the same document without markup or answers.
    await page.route(address, async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const state = JSON.parse(/id="etat">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as Record<string, unknown>
      const unrendered = html
        .replace(
          /<div id="racine">.*<\/div><script type="application\/json"/s,
          '<div id="racine"></div><script type="application/json"',
        )
        .replace(/id="etat">.*?<\/script>/s, () => `id="etat">${JSON.stringify({ ...state, answers: {} })}</script>`)
      await route.fulfill({ response, body: unrendered })
    })
    await visit(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
}
