import { expect, test } from '@playwright/test'
import { expectAccessible, settled, visit, shiftOf, watchShifts } from './support'

// A product's page as a visitor meets it, on the demo market.

const MUG = '/produit/tasse-trempee'

test.beforeEach(settled)

test('everything that matters is in the document before any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(MUG)
  await expect(page).toHaveTitle(/^Tasse trempée \| /)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${MUG}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tasse trempée')
  await expect(page.getByRole('button', { name: 'Ajouter au panier' })).toBeVisible()
  const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('listitem')
  await expect(trail).toHaveText([
    'Accueil',
    'Maison et décoration',
    'Vaisselle et céramique',
    'Tasses',
    'Tasse trempée',
  ])
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [product, breadcrumb] = blocks.map((block) => JSON.parse(block) as Record<string, unknown>)
  expect(product).toMatchObject({ '@type': 'Product', name: 'Tasse trempée' })
  expect(product?.offers).toContainEqual(
    expect.objectContaining({ price: '38.00', priceCurrency: 'CAD', availability: 'https://schema.org/InStock' }),
  )
  expect(breadcrumb).toMatchObject({ '@type': 'BreadcrumbList' })
  await context.close()
})

test('an unknown address is a real 404', async ({ page }) => {
  const response = await page.goto('/produit/il-n-existe-pas')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La page est introuvable...')
})

test('a choice changes price, photo and address without a step in the history', async ({ page }) => {
  await visit(page, MUG)
  const steps = await page.evaluate(() => window.history.length)
  await page.getByRole('radio', { name: 'Sauge' }).check()
  await expect(page).toHaveURL(/\?variante=/)
  await page.getByRole('radio', { name: '450 ml' }).check()
  await expect(page.getByRole('heading', { level: 1 }).locator('xpath=following-sibling::p[1]')).toContainText('44,00')
  await expect(page.getByRole('button', { name: 'Photo 2 sur 3' })).toHaveAttribute('aria-current', 'true')
  expect(await page.evaluate(() => window.history.length)).toBe(steps)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Sauge' })).toBeChecked()
  await expect(page.getByRole('radio', { name: '450 ml' })).toBeChecked()
})

test('a variant that is sold out says so and cannot be added', async ({ page }) => {
  await visit(page, MUG)
  await page.getByRole('radio', { name: /^450 ml.*en rupture de stock/ }).check()
  await expect(page.getByRole('button', { name: 'En rupture de stock' })).toBeDisabled()
})

test('the chosen variant and quantity go to the cart', async ({ page }) => {
  await visit(page, MUG)
  await page.getByRole('radio', { name: 'Sauge' }).check()
  await page.getByRole('button', { name: 'Ajouter un', exact: true }).click()
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/items/'))
  await page.getByRole('button', { name: 'Ajouter au panier' }).click()
  const variantId = new URL(page.url()).searchParams.get('variante')
  expect((await sent).postDataJSON()).toEqual({ quantity: 2, variantId })
  await expect(
    page.getByRole('dialog', { name: 'Mon panier' }).getByRole('link', { name: 'Tasse trempée', exact: true }),
  ).toBeVisible()
})

test('a former address reached by a link becomes the present one', async ({ page }) => {
  await page.route('**/v1/products/slug/ancien-nom', async (route) => {
    const answer = await route.fetch({ url: route.request().url().replace('ancien-nom', 'tasse-trempee') })
    await route.fulfill({ json: { ...((await answer.json()) as object), redirectTo: MUG } })
  })
  await visit(page, '/')
  await page.evaluate(() => document.querySelector('main a')?.setAttribute('href', '/produit/ancien-nom'))
  await page.evaluate(() => document.querySelector<HTMLElement>('main a')?.click())
  await expect(page).toHaveURL(new RegExp(`${MUG}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tasse trempée')
})

test('photos open on the whole page, change with the arrows and give the focus back', async ({ page }) => {
  await visit(page, MUG)
  const large = page.getByRole('button', { name: /^Agrandir la photo/ })
  await large.click()
  const dialog = page.getByRole('dialog', { name: /Tasse trempée/ })
  await expect(dialog.getByText('Photo 1 sur 3')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('Photo 2 sur 3')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByText('Photo 3 sur 3')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(large).toBeFocused()
})

test('tabs hold description, specifications and questions', async ({ page }) => {
  await visit(page, MUG)
  await page.getByRole('tab', { name: 'Description' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('rowheader')).toHaveText([
    'UGS',
    'Inventaire',
    'Vente finale',
    'Longueur',
    'Largeur',
    'Hauteur',
    'Poids',
  ])
  await expect(page.getByRole('row', { name: /Poids/ })).toContainText('0,42\u00a0kg')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: /Questions/ })).toHaveText('Questions2')
  await expect(page.getByText(/^Jonathan B\., \d{1,2}(er)? \p{L}+ \d{4}$/u)).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('link', { name: 'Me connecter' })).toHaveAttribute(
    'href',
    /^\/connexion\?retour=/,
  )
  await expectAccessible(page)
})

test('questions that cannot be read, or that nobody asked, are shown in the words of the specification', async ({
  page,
}) => {
  await page.route('**/v1/products/*/questions', (route) => route.fulfill({ status: 503, json: {} }))
  await visit(page, MUG)
  await page.getByRole('tab', { name: /Questions/ }).click()
  await expect(
    page.getByText("Une erreur s'est produite, nous ne pouvons afficher les questions de ce produit pour le moment."),
  ).toBeVisible()
  await page.unroute('**/v1/products/*/questions')
  await page.route('**/v1/products/*/questions', (route) => route.fulfill({ json: [] }))
  await visit(page, MUG)
  await page.getByRole('tab', { name: /Questions/ }).click()
  await expect(page.getByText('Aucune question publiée pour ce produit pour le moment.')).toBeVisible()
})

test('six other products of the shop are shown, and their failure is nobody’s business', async ({ page }) => {
  await visit(page, MUG)
  const row = page.getByRole('region', { name: 'Autres produits de ce vendeur' })
  await expect(row.getByRole('article')).toHaveCount(6)
  await expect(row.getByRole('link', { name: 'Tasse trempée', exact: true })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Dans le même esprit' }).getByRole('article')).toHaveCount(6)
  await page.route('**/v1/search/products/store/**', (route) => route.abort())
  await visit(page, MUG)
  await expect(page.getByRole('region', { name: 'Dans le même esprit' })).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('what was seen is remembered on the device alone, and can be forgotten', async ({ page }) => {
  await visit(page, MUG)
  await expect(page.getByRole('region', { name: 'Vus récemment' })).toHaveCount(0)
  await page
    .getByRole('region', { name: 'Autres produits de ce vendeur' })
    .getByRole('article')
    .first()
    .getByRole('link')
    .last()
    .click()
  const seen = page.getByRole('region', { name: 'Vus récemment' })
  await expect(seen.getByRole('link', { name: 'Tasse trempée', exact: true })).toHaveAttribute('href', MUG)
  await seen.getByRole('button', { name: 'Effacer' }).click()
  await expect(seen).toHaveCount(0)
})

test('nothing moves while the page arrives, and nothing is wider than the screen', async ({ page }) => {
  await watchShifts(page)
  await visit(page, MUG)
  await expect(page.getByRole('region', { name: 'Autres produits de ce vendeur' }).getByRole('article')).toHaveCount(6)
  expect(await shiftOf(page)).toBeLessThan(0.01)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
})
