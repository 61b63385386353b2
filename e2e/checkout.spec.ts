import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import {
  banner,
  expectAccessible,
  giveCard,
  giveContact,
  main,
  newCustomer,
  settled,
  signInAs,
  somebody,
  wide,
} from './support'

// Buying as a guest, from a cart of several shops to the thanks and the tracking, on the demo market.

const ACCEPTED = '4242 4242 4242 4242'
const DECLINED = '4000 0000 0000 0002'
const ASKING = '4000 0025 0000 3155'
const EMAIL = 'maude.tremblay@courriel.ca'

test.beforeEach(settled)

interface Tile {
  slug: string
  storeSlug: string
}
interface Variant {
  id: string
  inventoryMode: string
  inventoryStatus: string
  inventoryQuantity: number
}

/** Both widths buy from one market at once: what is one of a kind would be sold to the other. */
const plenty = ({ inventoryMode, inventoryStatus, inventoryQuantity }: Variant) =>
  inventoryMode === 'status' ? inventoryStatus === 'in_stock' : inventoryQuantity >= 10

/** Fills a cart with one product of each of so many shops, and gives it to the page's browser. */
async function cartOf(page: Page, shops: number): Promise<string> {
  const { request } = page
  const cart = (await (await request.post('/v1/carts')).json()) as { id: string }
  const { data } = (await (await request.get('/v1/search/products?perPage=60')).json()) as { data: Tile[] }
  const seen = new Set<string>()
  for (const tile of data) {
    if (seen.size === shops) break
    if (!seen.has(tile.storeSlug) && (await addTo(request, cart.id, tile))) seen.add(tile.storeSlug)
  }
  expect(seen.size).toBe(shops)
  // A page may still be opening a cart of its own, and would write its cookie over this one.
  await page.goto('about:blank')
  await page.context().addCookies([{ name: 'cart_id', value: cart.id, url: test.info().project.use.baseURL ?? '' }])
  return cart.id
}

async function addTo(request: APIRequestContext, cartId: string, { slug }: Tile): Promise<boolean> {
  const product = (await (await request.get(`/v1/products/slug/${slug}`)).json()) as { variants: Variant[] }
  const variant = product.variants.find(plenty)
  if (!variant) return false
  return (await request.post(`/v1/carts/${cartId}/items/`, { data: { variantId: variant.id, quantity: 1 } })).ok()
}

const fill = (page: Page, label: string, value: string) => main(page).getByLabel(label, { exact: true }).fill(value)
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click()
const step = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name }) })

const maude = { email: EMAIL, phone: '418 555-0142' }

async function giveAddress(page: Page) {
  await fill(page, 'Prénom', 'Maude')
  await fill(page, 'Nom', 'Tremblay')
  await fill(page, 'Adresse', '84, rang de la Grande-Ligne')
  await fill(page, 'Ville', 'Saint-Pascal')
  await fill(page, 'Code postal', 'g0l3y0')
  await press(page, 'Continuer vers la facturation')
}

async function reachValidation(page: Page, number = ACCEPTED, contact = maude) {
  await page.goto('/panier')
  await giveContact(page, contact)
  await giveAddress(page)
  await press(page, 'Continuer vers le paiement')
  await giveCard(page, number)
}

test('an empty cart has nothing to order', async ({ page }) => {
  await page.goto('/panier')
  await expect(main(page).getByText('Votre panier est vide')).toBeVisible()
  await expectAccessible(page)
})

test('a guest buys from three shops, and follows the order', async ({ page }) => {
  const cartId = await cartOf(page, 3)
  await page.goto('/panier')
  await expect(page.getByRole('heading', { name: 'Nouveau client' })).toBeVisible()
  const summary = page.getByRole('complementary', { name: 'Sommaire de la commande' })
  await expect(summary.getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(summary.getByText('Livraison (3 boutiques)')).toBeVisible()
  for (const label of ['Sous-total', 'TPS/TVH', 'TVQ', 'Total'])
    await expect(summary.getByText(label, { exact: true })).toBeVisible()
  const recap = main(page).getByRole('link', { name: /3 articles/ })
  await expect(recap).toBeVisible({ visible: !wide(page) })
  await expectAccessible(page)

  await giveContact(page, maude)
  await expect(step(page, 'Coordonnées').getByText('(418) 555-0142')).toBeVisible()
  await giveAddress(page)
  await expect(step(page, 'Adresse de livraison').getByText(/Saint-Pascal \(QC\)\s+G0L\s3Y0/)).toBeVisible()
  await press(page, 'Continuer vers le paiement')
  await expect(step(page, 'Adresse de facturation').getByText('Identique à l’adresse de livraison')).toBeVisible()
  await giveCard(page, ACCEPTED)
  await expect(step(page, 'Informations de paiement').getByText('Visa qui se termine par 4242')).toBeVisible()

  const terms = main(page).getByRole('region', { name: 'Ce que chaque boutique s’engage à faire' })
  await expect(terms.getByRole('listitem')).toHaveCount(3)
  await expect(terms.getByText('Retours', { exact: true })).toHaveCount(3)
  await expect(page.getByRole('radio', { name: 'Non' })).toBeChecked()
  const order = main(page).getByRole('button', { name: /^Commander et payer/ })
  const before = await order.textContent()
  await page.getByRole('radio', { name: 'Oui' }).check()
  await expect(summary.getByText('Contribution à la plateforme')).toBeVisible()
  await expect(order).not.toHaveText(before ?? '')
  await page.getByRole('checkbox', { name: 'C’est un cadeau' }).check()
  await page.getByLabel(/^Mot à joindre/).fill('Bonne fête, Rose!')
  await expectAccessible(page)
  await order.click()

  await expect(page).toHaveURL(/\/panier\/merci\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Merci pour votre commande!' })).toBeVisible()
  await expect(main(page).getByText(EMAIL).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mon panier', exact: true }).first()).toBeVisible()
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'cart_id')?.value)
    .not.toBe(cartId)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expectAccessible(page)

  await main(page).getByRole('link', { name: 'Suivre ma commande' }).click()
  const title = page.getByRole('heading', { level: 1, name: /^Commande RR-/ })
  await expect(title).toBeVisible()
  await expect(main(page).getByText('En traitement')).toHaveCount(3)
  await expect(main(page).getByRole('region', { name: 'Cadeau' })).toContainText('Bonne fête, Rose!')
  await expect(main(page).getByText('84, rang de la Grande-Ligne').first()).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(main(page).getByRole('button', { name: /^Facture d/ })).toHaveCount(4, { timeout: 3000 })
  }).toPass()
  const [invoice] = await Promise.all([
    page.waitForEvent('download'),
    main(page)
      .getByRole('button', { name: /^Facture d/ })
      .first()
      .click(),
  ])
  expect(invoice.suggestedFilename()).toMatch(/\.pdf$/)
  await expectAccessible(page)

  const reference = (await title.textContent())?.replace('Commande ', '') ?? ''
  await lookUp(page, reference)
  await expect(title).toBeVisible()
  await expect(main(page).getByText('84, rang de la Grande-Ligne')).toHaveCount(0)
  await lookUp(page, reference, 'autre@courriel.ca')
  await expect(main(page).getByText('Aucune commande ne correspond.')).toBeVisible()
  await lookUp(page, reference, EMAIL)
  await expect(main(page).getByText('84, rang de la Grande-Ligne').first()).toBeVisible()
  expect(page.url()).not.toContain('courriel')
})

async function lookUp(page: Page, reference: string, email?: string) {
  await page.goto('/suivi-de-commande')
  await fill(page, 'Référence de la commande', reference.toLowerCase())
  if (email)
    await main(page)
      .getByLabel(/^Courriel de la commande/)
      .fill(email)
  await press(page, 'Suivre')
}

test('a declined card is shown in the payment step; another one succeeds', async ({ page }) => {
  await cartOf(page, 1)
  await reachValidation(page, DECLINED)
  await press(page, /^Commander et payer/)
  const payment = step(page, 'Informations de paiement')
  await expect(payment.getByRole('alert')).toContainText("Une erreur s'est produite avant de traiter votre commande:")
  await expect(payment.getByRole('alert')).toContainText('Votre carte a été refusée.')
  await expect(payment.getByLabel('Numéro de carte')).toHaveValue('')
  await giveCard(page, ACCEPTED)
  await press(page, /^Commander et payer/)
  await expect(page.getByRole('heading', { level: 1, name: 'Merci pour votre commande!' })).toBeVisible()
})

test('a bank may ask the buyer, who accepts by the keyboard or refuses', async ({ page }) => {
  await cartOf(page, 1)
  await reachValidation(page, ASKING)
  await press(page, /^Commander et payer/)
  const dialog = page.getByRole('dialog', { name: 'Votre banque demande une confirmation' })
  await expect(dialog.getByText(/^Reconnaissez-vous cet achat de/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Non, refuser le paiement' }).click()
  await expect(main(page).getByText('Votre institution financière n’a pas confirmé ce paiement.')).toBeVisible()
  await giveCard(page, ASKING)
  await press(page, /^Commander et payer/)
  const yes = dialog.getByRole('button', { name: 'Oui, c’est moi' })
  await expect(yes).toBeVisible()
  for (let presses = 0; presses < 4; presses++) {
    if (await yes.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(yes).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/panier\/merci\//)
})

test('a customer signs in on the way, keeps an address and a card, and orders again with both', async ({ page }) => {
  const zoe = await newCustomer(page.request)
  await cartOf(page, 2)
  await page.goto('/panier')
  await main(page).getByRole('link', { name: 'Me connecter' }).click()
  await signInAs(page, zoe)
  await expect(page).toHaveURL(/\/panier$/)
  await expect(main(page).getByRole('heading', { name: 'Coordonnées' })).toHaveCount(0)
  await expect(banner(page).getByRole('button', { name: 'Mon panier, 2 articles' })).toBeVisible()
  await giveAddress(page)
  await press(page, 'Continuer vers le paiement')
  await main(page).getByLabel('Enregistrer cette carte dans mon compte').check()
  await giveCard(page, ACCEPTED)
  await press(page, /^Commander et payer/)
  await expect(page.getByRole('heading', { level: 1, name: 'Merci pour votre commande!' })).toBeVisible()

  await cartOf(page, 1)
  await page.goto('/panier')
  await expect(
    main(page).getByRole('radio', { name: /Maude Tremblay.*Saint-Pascal.*adresse par défaut/ }),
  ).toBeChecked()
  await expectAccessible(page)
  await press(page, 'Continuer vers la facturation')
  await main(page).getByLabel('Même que l’adresse de livraison').uncheck()
  await expect(main(page).getByRole('radio', { name: /adresse par défaut/ })).toBeChecked()
  await press(page, 'Continuer vers le paiement')
  await expect(
    main(page).getByRole('radio', { name: /^Visa qui se termine par 4242.*Expire 12\/30, carte par défaut/ }),
  ).toBeChecked()
  await main(page).getByRole('radio', { name: 'Nouvelle carte' }).check()
  await expect(main(page).getByLabel('Numéro de carte')).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Choisir une carte enregistrée')
  await press(page, 'Continuer vers la validation')
  await expect(main(page).getByLabel('Mot de passe')).toHaveCount(0)
  await press(page, /^Commander et payer/)
  await expect(page.getByRole('heading', { level: 1, name: 'Merci pour votre commande!' })).toBeVisible()
})

test(
  'a guest has an account with the order, and is in it at once; the same address cannot have another',
  { tag: '@once' },
  async ({ page }) => {
    const zoe = somebody()
    async function orderWithAccount() {
      await cartOf(page, 1)
      await reachValidation(page, ACCEPTED, zoe)
      await fill(page, 'Mot de passe', zoe.password)
      await fill(page, 'Confirmez le mot de passe', zoe.password)
      await press(page, /^Commander et payer/)
    }
    await orderWithAccount()
    await expect(page.getByRole('heading', { level: 1, name: 'Merci pour votre commande!' })).toBeVisible()
    await expect(banner(page).getByRole('link', { name: 'Bonjour, Maude' })).toBeVisible()

    await page.goto('/deconnexion')
    await expect(page).toHaveURL(/:\d+\/$/) // done; every page greets a guest until it has started
    await expect(banner(page).getByRole('link', { name: 'Bonjour, Invité' })).toBeVisible()
    await orderWithAccount()
    await expect(main(page).getByRole('alert')).toContainText(
      'Cette adresse courriel existe déjà. Veuillez vous connecter avec celle-ci ou utiliser une adresse différente.',
    )
  },
)

test('a guest opens an account from the thanks, gives the order up shop by shop, and buys it again', async ({
  page,
}) => {
  const zoe = somebody()
  await cartOf(page, 2)
  await reachValidation(page, ACCEPTED, zoe)
  await press(page, /^Commander et payer/)
  await expect(page.getByRole('heading', { level: 1, name: 'Merci pour votre commande!' })).toBeVisible()
  await expect(main(page).getByText(/^Total d/)).toHaveCount(2)
  await expect(main(page).getByRole('region', { name: 'Paiement' })).toContainText('Visa se terminant par 4242')
  await expect(main(page).getByRole('region', { name: 'Adresse de livraison' })).toContainText('Saint-Pascal (QC)')
  await fill(page, 'Mot de passe', zoe.password)
  await expectAccessible(page)
  await press(page, 'Créer mon compte')
  await expect(main(page).getByText(/^Votre compte est créé/)).toBeVisible()
  await expect(main(page).getByLabel('Mot de passe')).toHaveCount(0)

  await page.goto('/compte/mes-commandes')
  await main(page).getByRole('link', { name: /^RR-/ }).click()
  await main(page).getByRole('button', { name: 'Annuler ces articles' }).first().click()
  const dialog = page.getByRole('dialog', { name: /^Annuler les articles/ })
  await expect(dialog.getByText(/vous seront remboursés sur votre carte Visa se terminant par 4242/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Annuler ces articles' }).click()
  await expect(main(page).getByText(/^Vous avez annulé cet article\./)).toHaveCount(1)
  await expect(main(page).getByRole('button', { name: 'Annuler ces articles' })).toHaveCount(1)
  await main(page).getByRole('button', { name: 'Annuler la commande' }).click()
  await page
    .getByRole('dialog', { name: 'Annuler la commande?' })
    .getByRole('button', { name: 'Annuler la commande' })
    .click()
  await expect(main(page).getByText('Annulée', { exact: true })).toBeVisible()
  await expect(main(page).getByRole('button', { name: /^Annuler/ })).toHaveCount(0)
  await expectAccessible(page)
  await press(page, 'Acheter de nouveau')
  await expect(page.getByRole('dialog', { name: 'Mon panier' }).getByRole('listitem').first()).toBeVisible()
})

test('a card form with an error is blocked', { tag: '@once' }, async ({ page }) => {
  await cartOf(page, 1)
  await page.goto('/panier')
  await giveContact(page, maude)
  await giveAddress(page)
  await press(page, 'Continuer vers le paiement')
  await fill(page, 'Numéro de carte', '5555555555554444')
  await expect(main(page).getByRole('img', { name: 'Mastercard' })).toBeVisible()
  await fill(page, 'Expiration', '03/21')
  await main(page).getByLabel('Code de sécurité').focus()
  await expect(main(page).getByText("La date d'expiration de votre carte est incorrect.")).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Continuer vers la validation' })).toBeDisabled()
  await expect(main(page).getByLabel(/postal/i)).toHaveCount(0)
  await expectAccessible(page)
})

test(
  'a quantity above its limit is shown as the specification says, and nothing is lost',
  { tag: '@once' },
  async ({ page }) => {
    await cartOf(page, 1)
    await reachValidation(page)
    const problem = { status: 400, code: 'limit_exceeded', title: 'Refusé' }
    await page.route('**/v1/orders', (route) =>
      route.fulfill({ status: 400, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
    )
    await press(page, /^Commander et payer/)
    const alert = main(page).getByRole('alert')
    await expect(alert).toContainText("Une erreur s'est produite avant de traiter votre commande:")
    await expect(alert).toContainText(
      'La quantité commandée pour un ou plusieurs produits dépasse la limite autorisée.',
    )
    await expect(alert).toBeInViewport()
    await expectAccessible(page)
    await page.unroute('**/v1/orders')
    await page.getByRole('button', { name: 'Fermer l’alerte' }).click()
    await press(page, /^Commander et payer/)
    await expect(page.getByRole('heading', { level: 1, name: 'Merci pour votre commande!' })).toBeVisible()
  },
)

test('a lost answer leads to one order, found again after a reload', { tag: '@once' }, async ({ page }) => {
  const cartId = await cartOf(page, 1)
  await reachValidation(page)
  const keys: (string | undefined)[] = []
  await page.route('**/v1/orders', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch() // the order is placed, and its answer never reaches the page
    await route.abort()
  })
  await press(page, /^Commander et payer/)
  await expect(main(page).getByRole('alert')).toContainText('vous ne paierez qu’une fois')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Merci pour votre commande!' })).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  expect((await page.context().cookies()).find(({ name }) => name === 'cart_id')?.value).not.toBe(cartId)
})

test('a line that sold out meanwhile is named once and leaves in one click', async ({ page }) => {
  const cartId = await cartOf(page, 2)
  const { items } = (await (await page.request.get(`/v1/carts/${cartId}`)).json()) as {
    items: { id: string; variant: { product: { name: string } } }[]
  }
  const [soldOut, kept] = items
  await page.route('**/v1/carts/*', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const body = await response.json()
    const line = body.items.find(({ id }: { id: string }) => id === soldOut!.id)
    if (line) Object.assign(line, { availability: 'sold_out', maxQuantity: 0 })
    await route.fulfill({ response, json: body })
  })
  await page.goto('/panier')
  const alert = main(page).getByRole('alert').filter({ hasText: 'Cet article ne peut pas être commandé' })
  await expect(alert).toContainText(soldOut!.variant.product.name)
  await expect(alert).toContainText('est en rupture de stock.')
  await expect(alert.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await alert.getByRole('button', { name: /^Retirer/ }).click()
  await expect(alert).toBeHidden()
  const summary = page.getByRole('complementary', { name: 'Sommaire de la commande' })
  await expect(summary.getByText(kept!.variant.product.name)).toBeVisible()
  await expect(summary.getByText(soldOut!.variant.product.name)).toHaveCount(0)
})

test('a cart that another tab has ordered leads to its order', { tag: '@once' }, async ({ page, context }) => {
  await cartOf(page, 1)
  await reachValidation(page)
  const other = await context.newPage()
  await reachValidation(other)
  await press(other, /^Commander et payer/)
  await expect(other.getByRole('heading', { level: 1, name: 'Merci pour votre commande!' })).toBeVisible()
  await press(page, /^Commander et payer/)
  await expect(main(page).getByText('Ce panier est déjà commandé.')).toBeVisible()
  await main(page).getByRole('link', { name: 'Voir la commande' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Commande RR-|^Merci/ })).toBeVisible()
})

test('everything can be done by keyboard alone', async ({ page }) => {
  test.skip(!wide(page), 'phones have no keyboard')
  await cartOf(page, 2)
  await page.goto('/panier')
  const type = async (label: string, text: string) => {
    await tabTo(page, label)
    await page.keyboard.type(text)
  }
  await type('Courriel', EMAIL)
  await type('Téléphone', '4185550142')
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('heading', { name: 'Adresse de livraison' })).toBeFocused()
  await type('Prénom', 'Maude')
  await type('Nom', 'Tremblay')
  await type('Adresse', '84, rang de la Grande-Ligne')
  await type('Ville', 'Toronto')
  await type('Province ou territoire', 'Ont')
  await type('Code postal', 'm5v2t6')
  await page.keyboard.press('Enter')
  await expect(step(page, 'Adresse de livraison').getByText(/Toronto \(ON\)\s+M5V\s2T6/)).toBeVisible()
  await expect(main(page).getByRole('heading', { name: 'Adresse de facturation' })).toBeFocused()
  await tabTo(page, 'Continuer vers le paiement')
  await page.keyboard.press('Enter')
  await type('Numéro de carte', '4242424242424242')
  await expect(main(page).getByLabel('Numéro de carte')).toHaveValue(ACCEPTED)
  await type('Expiration', '1230')
  await type('Code de sécurité', '123')
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('heading', { name: 'Validation de la commande' })).toBeFocused()
  await tabTo(page, 'Non')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Oui' })).toBeChecked()
  await tabTo(page, /^Commander et payer/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Merci pour votre commande!' })).toBeVisible()
})

/** Presses Tab until the control of that name has the focus. */
async function tabTo(page: Page, name: string | RegExp) {
  const wanted = main(page)
    .locator('input, select, button, a')
    .and(main(page).getByLabel(name, { exact: true }).or(main(page).getByRole('button', { name })))
    .first()
  for (let presses = 0; presses < 60; presses++) {
    if (await wanted.evaluate((control) => control === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${String(name)}`)
}

test('nothing overflows, and the recap leads to the summary', async ({ page }) => {
  test.skip(wide(page), 'wide screens show the summary beside')
  await cartOf(page, 2)
  await reachValidation(page)
  await expect(main(page).getByRole('button', { name: /^Commander et payer/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  const small = await main(page)
    .locator('button:visible, input:visible, select:visible')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.getBoundingClientRect().height < 24)
        .map((control) => control.outerHTML.slice(0, 80)),
    )
  expect(small).toEqual([])
  await main(page)
    .getByRole('link', { name: /2 articles/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Votre commande' })).toBeInViewport()
})

test.describe('with Stripe, whose script is played by a stand-in', () => {
  test.use({ bypassCSP: true }) // the server under test sells through the sandbox, and lets no other script in

  const standIn = `window.asked = []
    window.Stripe = (...args) => {
      window.asked.push(['key', args[0], args[1]?.locale])
      const on = {}
      const card = {
        on: (name, heard) => { on[name] = heard },
        mount: (place) => {
          place.innerHTML = '<button type="button">Carte remplie</button>'
          place.firstChild.onclick = () => on.change({ complete: true })
        },
        destroy: () => {},
      }
      const wallet = { on: () => {}, mount: () => {}, destroy: () => {} }
      return {
        elements: ({ amount }) => ({
          create: (kind, options) => {
            window.asked.push([kind, amount > 0 || options.hidePostalCode])
            return kind === 'card' ? card : wallet
          },
        }),
        createPaymentMethod: async () => ({
          paymentMethod: { id: 'pm_1', card: { brand: 'mastercard', last4: '4444', exp_month: 8, exp_year: 2030 } },
        }),
        handleNextAction: async ({ clientSecret }) => { window.asked.push(['bank', clientSecret]); return {} },
      }
    }`

  test(
    'the card goes to Stripe alone, in French, and the bank may ask for a word',
    { tag: '@once' },
    async ({ page }) => {
      const config = { provider: 'stripe', publishableKey: 'pk_test_1' }
      await page.route('**/v1/payments/config', (route) => route.fulfill({ json: config }))
      await page.route('https://js.stripe.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: standIn }),
      )
      const sent: { key: string | undefined; tokenId: string }[] = []
      await page.route('**/v1/orders', (route) => {
        const { tokenId } = route.request().postDataJSON() as { tokenId: string }
        sent.push({ key: route.request().headers()['idempotency-key'], tokenId })
        if (sent.length > 1) return route.fulfill({ status: 201, json: { id: 'commande-1', token: 'jeton' } })
        const problem = {
          status: 409,
          code: 'payment_action_required',
          extra: { orderId: 'commande-1', clientSecret: 'secret_1' },
        }
        return route.fulfill({ status: 409, contentType: 'application/problem+json', body: JSON.stringify(problem) })
      })
      await cartOf(page, 1)
      await page.goto('/panier')
      await giveContact(page, maude)
      await giveAddress(page)
      await press(page, 'Continuer vers le paiement')
      await expect(main(page).getByRole('button', { name: 'Continuer vers la validation' })).toBeDisabled()
      await press(page, 'Carte remplie')
      await press(page, 'Continuer vers la validation')
      await expect(main(page).getByText('Mastercard qui se termine par 4444')).toBeVisible()
      await press(page, /^Commander et payer/)
      await expect(page).toHaveURL(/\/panier\/merci\/commande-1$/)
      expect(sent).toHaveLength(2)
      expect(sent[1]).toEqual(sent[0])
      expect(sent[0]?.tokenId).toBe('pm_1')
      const asked = (await page.evaluate('window.asked')) as [string, ...unknown[]][]
      for (const [name, ...given] of asked) if (name === 'key') expect(given).toEqual(['pk_test_1', 'fr-CA'])
      expect(asked).toEqual(
        expect.arrayContaining([
          ['expressCheckout', true],
          ['card', true],
        ]),
      )
      expect(asked.at(-1)).toEqual(['bank', 'secret_1'])
    },
  )
})

test('nothing of Stripe is downloaded where the sandbox takes the payment', { tag: '@once' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await cartOf(page, 1)
  await reachValidation(page)
  await expect(main(page).getByRole('button', { name: /^Commander et payer/ })).toBeVisible()
  expect(asked.filter((url) => /stripe/i.test(url))).toEqual([])
})
