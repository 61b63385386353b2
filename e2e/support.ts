import AxeBuilder from '@axe-core/playwright'
import { expect, test, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'

export const wide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 999
export const banner = (page: Page) => page.getByRole('banner')
export const main = (page: Page) => page.getByRole('main')

/** A visitor who has already answered everything that floats over the page. */
export async function settled({ context, baseURL }: { context: BrowserContext; baseURL: string | undefined }) {
  const cookie = (name: string, value: string) => ({ name, value, url: baseURL ?? '' })
  await context.addCookies([
    cookie('consent', 'denied'),
    cookie('newsletter_popup_hidden', '1'),
    cookie('app_drawer_hidden', '1'),
  ])
}

/** Opens a page and waits until it answers to clicks: what floats over it lives in the browser alone. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path)
  await page.getByRole('button', { name: 'Votre avis' }).waitFor()
  return response
}

/** A toast hides what is under it: the page is checked once it is gone, unless a test has stopped the clock. */
export async function expectAccessible(page: Page, part = 'body') {
  await page
    .locator('[popover=manual] p')
    .first()
    .waitFor({ state: 'hidden', timeout: 8000 })
    .catch(() => undefined)
  // A button that is enabled meanwhile is measured half-way: what is wrong for good stays wrong.
  await expect(async () => {
    // Legacy mode leaves out frames of other sites, of which we have none, and the page that gathers them: a check
    // takes a third of the time.
    const { violations } = await new AxeBuilder({ page })
      .include(part)
      .setLegacyMode(true)
      .options({ resultTypes: ['violations'] })
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)).toEqual([])
  }).toPass({ timeout: 40_000 })
}

export interface Customer {
  email: string
  password: string
  firstName: string
  lastName: string
}

let made = 0

/** Nobody else's: a person whose address and phone no other test has. */
export function somebody(): Customer & { phone: string } {
  const mark = `${Date.now()}${process.pid}${made++}`
  return {
    firstName: 'Zoé',
    lastName: 'Côté',
    email: `zoe.${mark}@courriel.example`,
    password: 'motdepasse',
    phone: `581${mark.slice(-7)}`,
  }
}

/** Opens an account without a page. */
export async function newCustomer(request: APIRequestContext): Promise<Customer> {
  const customer = somebody()
  const response = await request.post('/v1/users/', { data: customer })
  expect(response.status()).toBe(201)
  return customer
}

/** Buys one product without an account; returns the order's reference. */
export async function buyAsGuest(
  request: APIRequestContext,
  buyer: Customer & { phone: string },
  number?: string,
): Promise<string> {
  const cart = (await (await request.post('/v1/carts')).json()) as { id: string }
  const { data } = (await (await request.get('/v1/search/products?perPage=20')).json()) as { data: { slug: string }[] }
  for (const { slug } of data) {
    const product = (await (await request.get(`/v1/products/slug/${slug}`)).json()) as {
      variants: { id: string; inventoryStatus: string }[]
    }
    const variant = product.variants.find(({ inventoryStatus }) => inventoryStatus === 'in_stock')
    if (!variant) continue
    const added = await request.post(`/v1/carts/${cart.id}/items/`, { data: { variantId: variant.id, quantity: 1 } })
    if (added.ok()) break
  }
  return (await payFor(request, cart.id, buyer, number)).reference
}

/** Puts a product in a new cart, without a page; returns the cart's id. */
async function cartWith(request: APIRequestContext, slug: string): Promise<string> {
  const cart = (await (await request.post('/v1/carts')).json()) as { id: string }
  const product = (await (await request.get(`/v1/products/slug/${slug}`)).json()) as { variants: { id: string }[] }
  const data = { variantId: product.variants[0]!.id, quantity: 1 }
  expect((await request.post(`/v1/carts/${cart.id}/items/`, { data })).ok()).toBe(true)
  return cart.id
}

/** Puts a product in the cart of the page's browser. */
export async function fillCart(page: Page, slug: string) {
  const value = await cartWith(page.request, slug)
  await page.context().addCookies([{ name: 'cart_id', value, url: test.info().project.use.baseURL ?? '' }])
}

const fill = (page: Page, label: string, value: string) => main(page).getByLabel(label, { exact: true }).fill(value)
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click()

/** The first step of the checkout, without an account. */
export async function giveContact(page: Page, { email, phone }: { email: string; phone: string }) {
  await fill(page, 'Courriel', email)
  await fill(page, 'Téléphone', phone)
  await press(page, 'Continuer en invité')
}

/** The step of the checkout that asks for a card of the sandbox. */
export async function giveCard(page: Page, number = '4242 4242 4242 4242') {
  await fill(page, 'Numéro de carte', number)
  await fill(page, 'Expiration', '12/30')
  await fill(page, 'Code de sécurité', '123')
  await press(page, 'Continuer vers la validation')
}

/** Fills and sends the form that opens an account, on whichever page has it. */
export async function register(page: Page, typed: Record<string, string>) {
  const form = main(page)
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Créer mon compte' }) })
  for (const [label, value] of Object.entries(typed)) await form.getByLabel(label, { exact: true }).fill(value)
  await form.getByLabel(/^J’accepte les/).check()
  await form.getByRole('button', { name: 'Créer mon compte' }).click()
}

/** Orders what is in a cart without a page, with a card of the sandbox. */
export async function payFor(
  request: APIRequestContext,
  cartId: string,
  { firstName, lastName, email, phone }: Customer & { phone: string },
  number = '4242 4242 4242 4242',
) {
  const card = { number, expMonth: 12, expYear: 30, cvc: '123' }
  const token = (await (await request.post('/v1/payments/sandbox/tokens', { data: card })).json()) as { id: string }
  const shippingAddress = {
    firstName,
    lastName,
    address: '84, rang de la Grande-Ligne',
    city: 'Saint-Pascal',
    province: 'QC',
    postalCode: 'G0L 3Y0',
    country: 'CA',
  }
  const placed = await request.post('/v1/orders', {
    data: { cartId, email, phone, tokenId: token.id, shippingAddress },
  })
  expect(placed.ok()).toBe(true)
  return (await placed.json()) as { id: string; reference: string; token: string; total: number }
}

/** Somebody buys one product as a guest, without a page. */
export async function buy(request: APIRequestContext, slug: string, buyer: Customer & { phone: string }) {
  return payFor(request, await cartWith(request, slug), buyer)
}

/** Signs in on the page that asks for it. */
export async function signInAs(page: Page, { email, password }: Pick<Customer, 'email' | 'password'>) {
  const form = main(page)
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Me connecter' }) })
  await form.getByLabel('Courriel', { exact: true }).fill(email)
  await form.getByLabel('Mot de passe').fill(password)
  await form.getByRole('button', { name: 'Me connecter' }).click()
}

/** The first link to a path in the latest letter to someone. */
export async function linkInLetter(request: APIRequestContext, email: string, path: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const list = await (await request.get('/dev/courriels', { params: { q: email } })).text()
    const letters = [...list.matchAll(/href="(\/dev\/courriels\/[^"]+)".*?<\/li>/g)].filter(([item]) =>
      item.includes(email),
    )
    for (const [, letter] of letters) {
      const text = await (await request.get(`${letter}/html`)).text()
      link ??= new RegExp(`href="[^"]*(${path}\\?[^"]+)"`).exec(text)?.[1]?.replaceAll('&amp;', '&')
    }
    expect(link).toBeTruthy()
  }).toPass()
  return link!
}

/** Signs in to the console as the demo's operator of a role, with the code that the demo gives. */
export async function enterConsole(page: Page, path = '/regie', role = 'direction') {
  await page.goto(path)
  await main(page).getByLabel('Courriel', { exact: true }).fill(`${role}@regie.example`)
  await main(page).getByLabel('Mot de passe').fill('rang-et-rue')
  await main(page).getByRole('button', { name: 'Me connecter' }).click()
  const title = main(page).getByRole('heading', { name: 'Votre code' })
  await expect(title).toBeVisible()
  // A code serves once: when another test has used this one, the next is given within half a minute.
  await expect(async () => {
    if (await title.isHidden()) return
    const said = await main(page)
      .getByText(/le code du moment est/)
      .textContent({ timeout: 5000 })
    await main(page)
      .getByLabel('Code à 6 chiffres')
      .fill(/\d{6}/.exec(said ?? '')?.[0] ?? '')
    await main(page).getByRole('button', { name: 'Entrer' }).click()
    await expect(title).toBeHidden({ timeout: 5000 })
  }).toPass({ timeout: 90_000 })
}

/** Notes every shift of the layout on the pages visited from now on; see shiftOf. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const host = window as unknown as { shift: number }
    host.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) host.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How far the present page has moved by itself so far, as browsers count it. */
export const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift)
