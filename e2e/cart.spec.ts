import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { expectAccessible, settled } from './support'

// The cart as a shopper meets it, from a product's page to the way to the checkout.

interface Offer {
  slug: string
  name: string
  store: string
  variantId: string
  max: number
}

/** Two products of two shops that can be bought, the first with a limit that fits in two digits. */
async function twoOffers(page: Page): Promise<[Offer, Offer]> {
  const list = await (await page.request.get('/v1/search/products?perPage=48')).json()
  const offers: Offer[] = []
  for (const { slug, storeName } of list.data as { slug: string; storeName: string }[]) {
    if (offers.some(({ store }) => store === storeName)) continue
    const product = await (await page.request.get(`/v1/products/slug/${slug}`)).json()
    const away = product.store.vacationUntil && Date.parse(product.store.vacationUntil) > Date.now()
    const variant = product.variants.find(
      (v: { inventoryStatus: string; maxQuantity: number }) =>
        v.inventoryStatus === 'in_stock' && v.maxQuantity > 3 && v.maxQuantity < 90,
    )
    if (!away && variant)
      offers.push({ slug, name: product.name, store: storeName, variantId: variant.id, max: variant.maxQuantity })
    if (offers.length === 2) return offers as [Offer, Offer]
  }
  throw new Error('the demo market has too little to sell')
}

const cart = (page: Page) => page.getByRole('dialog', { name: 'Mon panier' })
const badge = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Mon panier/ })
const quantity = (page: Page, { name }: Offer) => cart(page).getByRole('textbox', { name: `Quantité : ${name}` })
const order = (page: Page) => cart(page).getByText('Commander', { exact: true })

async function addFromPage(page: Page, offer: Offer) {
  await page.goto(`/produit/${offer.slug}?variante=${offer.variantId}`)
  await page.getByRole('button', { name: 'Votre avis' }).waitFor()
  await page.getByRole('main').getByRole('button', { name: 'Ajouter au panier' }).click()
  await expect(cart(page)).toBeVisible()
}

const cartCookie = async (context: BrowserContext) => (await context.cookies()).find(({ name }) => name === 'cart_id')

test.beforeEach(settled)

test(
  'a cart is opened at start-up, and an unknown one is replaced without a word',
  { tag: '@once' },
  async ({ page, context, baseURL }) => {
    await page.goto('/')
    await expect.poll(async () => (await cartCookie(context))?.value).toMatch(/^[A-Z2-7]{26}$/)
    const first = (await cartCookie(context))?.value
    await page.reload()
    await page.getByRole('button', { name: 'Votre avis' }).waitFor()
    expect((await cartCookie(context))?.value).toBe(first)

    await page.goto('about:blank') // the page may still be opening its cart, and would write its cookie over this one
    await context.addCookies([{ name: 'cart_id', value: 'INCONNU', url: baseURL ?? '' }])
    await page.goto('/')
    await expect.poll(async () => (await cartCookie(context))?.value).toMatch(/^[A-Z2-7]{26}$/)
    expect((await cartCookie(context))?.value).not.toBe(first)
    await expect(page.getByText('erreur')).toHaveCount(0)
    await badge(page).click()
    await expect(cart(page).getByText('Votre panier est vide')).toBeVisible()
  },
)

test('adding opens the drawer, shop by shop, and the same again adds up', async ({ page }) => {
  const [first, second] = await twoOffers(page)
  await addFromPage(page, first)
  await expect(quantity(page, first)).toHaveValue('1')
  await expect(badge(page)).toHaveAccessibleName('Mon panier, 1 article')
  await addFromPage(page, second)
  await addFromPage(page, first)
  await expect(quantity(page, first)).toHaveValue('2')
  await expect(quantity(page, second)).toHaveValue('1')
  await expect(cart(page).getByRole('heading', { level: 3 })).toHaveText([
    new RegExp(first.store),
    new RegExp(second.store),
  ])
  await expect(cart(page).getByRole('status')).toHaveText(`${first.name} ajouté au panier. Quantité : 2.`)
  await expect(badge(page)).toHaveText('3')
  await expect(order(page).locator('..')).toHaveAttribute('href', '/panier')
  await expectAccessible(page, 'dialog[open]')
  const overflow = await cart(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('an item is kept for later, also after the page was closed, and put back', async ({ page }) => {
  const [first, second] = await twoOffers(page)
  await addFromPage(page, first)
  await addFromPage(page, second)
  const kept = cart(page).getByRole('region', { name: 'Gardé pour plus tard' })
  const save = cart(page).getByRole('button', { name: /^Garder pour plus tard/ })
  await save.first().click()
  await expect(cart(page).getByRole('status')).toContainText(`${first.name} gardé pour plus tard.`)
  await expect(badge(page)).toHaveText('1')
  await save.click()
  await expect(cart(page).getByText('Votre panier est vide')).toBeVisible()
  await page.reload()
  await badge(page).click()
  await expect(kept.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page, 'dialog[open]')
  await kept.getByRole('button', { name: new RegExp(`^Remettre au panier.*${first.name}`) }).click()
  await expect(quantity(page, first)).toHaveValue('1')
  await expect(kept.getByRole('listitem')).toHaveCount(1)
})

test('above the limit nothing is sent and the checkout is closed; within it the server has the last word', async ({
  page,
}) => {
  const [offer] = await twoOffers(page)
  await addFromPage(page, offer)
  const sent: string[] = []
  page.on('request', (request) => void (request.method() === 'PUT' && sent.push(request.postData() ?? '')))
  await quantity(page, offer).fill(String(offer.max + 1))
  await expect(quantity(page, offer)).toHaveAttribute('aria-invalid', 'true')
  await expect(cart(page).getByText('Corrigez les articles signalés pour commander.')).toBeVisible()
  await expect(order(page).locator('..')).toBeDisabled()
  expect(sent).toEqual([])
  await quantity(page, offer).fill('3')
  await expect(cart(page).getByRole('status')).toContainText(`${offer.name}, quantité : 3. Sous-total :`)
  expect(sent).toEqual(['{"quantity":3}'])
  await expect(order(page).locator('..')).toHaveAttribute('href', '/panier')
  await page.reload()
  await badge(page).click()
  await expect(quantity(page, offer)).toHaveValue('3')
})

test('by keyboard alone: one less, then nothing left', async ({ page }) => {
  const [offer] = await twoOffers(page)
  await addFromPage(page, offer)
  await expect(cart(page).getByRole('button', { name: 'Fermer' })).toBeFocused()
  await cart(page).getByRole('button', { name: 'Ajouter un', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(cart(page).getByRole('status')).toContainText('quantité : 2')
  await cart(page)
    .getByRole('button', { name: `Retirer ${offer.name}` })
    .focus()
  await page.keyboard.press('Enter')
  await expect(cart(page).getByText('Votre panier est vide')).toBeVisible()
  await expect(cart(page).getByRole('button', { name: 'Fermer' })).toBeFocused()
  await expect(cart(page).getByRole('status')).toContainText(`${offer.name} retiré du panier.`)
  await page.keyboard.press('Escape')
  await expect(cart(page)).toBeHidden()
  await expect(badge(page)).toHaveAccessibleName('Mon panier')
})

test('a failed change is shown, and the cart shows what is true', { tag: '@once' }, async ({ page }) => {
  const [offer] = await twoOffers(page)
  await addFromPage(page, offer)
  await page.route('**/v1/carts/*/items/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await cart(page).getByRole('button', { name: 'Ajouter un', exact: true }).click()
  await expect(page.getByText("Une erreur interne s'est produite. Réessayez dans quelques instants.")).toBeVisible()
  await expect(quantity(page, offer)).toHaveValue('1')
})

test('a changed price and a product that vanished are shown', { tag: '@once' }, async ({ page }) => {
  const [kept, lost] = await twoOffers(page)
  await addFromPage(page, kept)
  await addFromPage(page, lost)
  await page.route('**/v1/carts/*', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    for (const item of body.items) {
      if (item.variantId === kept.variantId) item.price.previousUnitPrice = 1.5
      else Object.assign(item, { availability: 'gone', maxQuantity: 0 })
    }
    await route.fulfill({ response, json: body })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Votre avis' }).waitFor() // the page answers from now on
  await badge(page).click()
  await expect(cart(page).getByText('Le prix a changé : 1,50 $ avant')).toBeVisible()
  await expect(cart(page).getByText('N’est plus disponible. Retirez cet article pour commander.')).toBeVisible()
  await expect(order(page).locator('..')).toBeDisabled()
  const seen = page.waitForRequest('**/v1/carts/*/seen')
  await page.keyboard.press('Escape')
  expect((await seen).postDataJSON().items).toHaveLength(1)
})
