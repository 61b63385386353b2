import { expect, test, type Page } from '@playwright/test'
import { banner, enterConsole, expectAccessible, main, payFor, settled, signInAs, somebody, visit } from './support'

// A promotion from the shop that makes it to the order that bears it, and the refund of what was really paid.

test.beforeEach(settled)

const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })
const cart = (page: Page) => page.getByRole('dialog', { name: 'Mon panier' })

/** Each width has a shop and a code of its own: the server is the same. */
const shops: Record<string, { email: string; slug: string; code: string }> = {
  '1440': { email: 'mathieu@petitechaudiere.example', slug: 'torrefaction-petite-chaudiere', code: 'CAFE-1440' },
  '390': { email: 'laurence@solstice.example', slug: 'papeterie-solstice', code: 'PAPIER-390' },
}

/** Puts two units of the first product of a shop that can be bought in the cart of the page's browser. */
async function fillCart(page: Page, slug: string): Promise<string> {
  const { request } = page
  const made = (await (await request.post('/v1/carts')).json()) as { id: string }
  const shop = (await (await request.get(`/v1/stores/slug/${slug}`)).json()) as { id: string }
  const { data } = (await (await request.get(`/v1/search/products/store/${shop.id}`)).json()) as {
    data: { slug: string }[]
  }
  for (const tile of data) {
    const product = (await (await request.get(`/v1/products/slug/${tile.slug}`)).json()) as {
      variants: { id: string; inventoryStatus: string }[]
    }
    const variant = product.variants.find(({ inventoryStatus }) => inventoryStatus === 'in_stock')
    const body = { variantId: variant?.id ?? '', quantity: 2 }
    if (variant && (await request.post(`/v1/carts/${made.id}/items/`, { data: body })).ok()) break
  }
  await page.goto('about:blank')
  await page.context().addCookies([{ name: 'cart_id', value: made.id, url: test.info().project.use.baseURL ?? '' }])
  return made.id
}

test('a code from the shop that makes it to the refund of what was paid', async ({ page }, { project }) => {
  const { email, slug, code } = shops[project.name]!
  await page.goto('/espace-vendeur/promotions')
  await signInAs(page, { email, password: 'rang-et-rue' })
  await button(page, 'Nouvelle promotion').click()
  await main(page)
    .getByLabel(/^Nom affiché/)
    .fill('Rabais d’essai')
  await main(page).getByLabel(/^Code/).fill(code.toLowerCase())
  await main(page)
    .getByLabel(/^Pourcentage/)
    .fill('25')
  await expect(
    main(page).getByText(new RegExp(`^25.% de rabais sur tous les produits avec le code ${code}`)),
  ).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Créer la promotion').click()
  await expect(main(page).getByRole('cell', { name: /^Rabais d’essai/ })).toBeVisible()

  const cartId = await fillCart(page, slug)
  await visit(page, `/boutique/${slug}`)
  await banner(page)
    .getByRole('button', { name: /^Mon panier/ })
    .click()
  await cart(page).getByRole('button', { name: 'Ajouter un code promo' }).click()
  await cart(page).getByLabel('Code promo').fill('RIEN-DU-TOUT')
  await cart(page).getByRole('button', { name: 'Appliquer' }).click()
  await expect(cart(page).getByText(/^Ce code n’existe pas/)).toBeVisible()
  await cart(page).getByLabel('Code promo').fill(code)
  await cart(page).getByRole('button', { name: 'Appliquer' }).click()
  await expect(cart(page).getByText('Appliqué')).toBeVisible()
  await expect(cart(page).getByText(`Rabais d’essai (${code})`)).toBeVisible()
  await expectAccessible(page)

  await visit(page, '/panier')
  const summary = page.getByRole('complementary', { name: 'Sommaire de la commande' })
  await summary.getByRole('button', { name: `Retirer le code ${code}` }).click()
  await expect(summary.getByText(`Rabais d’essai (${code})`)).toBeHidden()
  await summary.getByRole('button', { name: 'Ajouter un code promo' }).click()
  await summary.getByLabel('Code promo').fill('RIEN-DU-TOUT')
  await summary.getByRole('button', { name: 'Appliquer' }).click()
  await expect(summary.getByText(/^Ce code n’existe pas/)).toBeVisible()
  await summary.getByLabel('Code promo').fill(` ${code.toLowerCase().replace('-', ' – ')}`)
  await summary.getByRole('button', { name: 'Appliquer' }).click()
  await expect(summary.getByText('Appliqué')).toBeVisible()
  await expect(summary.getByText(`Rabais d’essai (${code})`)).toBeVisible()
  await expectAccessible(page)

  const { id, token } = await payFor(page.request, cartId, somebody())
  await page.goto(`/suivi-de-commande?commande=${id}&jeton=${token}`)
  await expect(main(page).getByText(`Rabais d’essai (${code})`)).toBeVisible()
  await expect(main(page).getByText(/^−/).first()).toBeVisible()
  await button(page, 'Annuler la commande').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler la commande' }).click()
  await expect(main(page).getByText(/^Total net/)).toBeVisible()
  await expect(main(page).getByText(/^0,00/).first()).toBeVisible()
})

/** Shops whose offers no other test counts on. */
const offering: Record<string, { email: string; slug: string }> = {
  '1440': { email: 'sylvain@pommegrise.example', slug: 'verger-pomme-grise' },
  '390': { email: 'andre@becfin.example', slug: 'nichoirs-bec-fin' },
}

test('an offer is told on the pages of its shop until it ends', async ({ page }, { project }) => {
  const { email, slug } = offering[project.name]!
  const { request } = page
  const shop = (await (await request.get(`/v1/stores/slug/${slug}`)).json()) as { id: string }
  const { data } = (await (await request.get(`/v1/search/products/store/${shop.id}`)).json()) as {
    data: { slug: string }[]
  }
  const pages = [`/produit/${data[0]?.slug}`, `/boutique/${slug}`]
  const written = async (path: string) => (await (await request.get(path)).text()).includes('Offre d’essai')
  for (const path of pages) expect(await written(path)).toBe(false) // made and kept before the offer

  await page.goto('/espace-vendeur/promotions')
  await signInAs(page, { email, password: 'rang-et-rue' })
  await button(page, 'Nouvelle promotion').click()
  await main(page)
    .getByLabel(/^Nom affiché/)
    .fill('Offre d’essai')
  await main(page).getByRole('radio', { name: 'D’elle-même, sans code' }).check()
  await main(page)
    .getByLabel(/^Minimum d’achat/)
    .fill('50')
  await button(page, 'Créer la promotion').click()
  await expect(main(page).getByRole('cell', { name: /^Offre d’essai/ })).toBeVisible()
  for (const path of pages) {
    await expect.poll(() => written(path)).toBe(true)
    await visit(page, path)
    await expect(main(page).getByRole('list', { name: 'Offres en cours' })).toContainText(/^10.% de rabais dès 50,00/)
    await expectAccessible(page)
  }

  await page.goto('/espace-vendeur/promotions')
  await button(page, 'Terminer Offre d’essai').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Terminer' }).click()
  await expect(main(page).getByText('Terminée').first()).toBeVisible()
  for (const path of pages) await expect.poll(() => written(path)).toBe(false)
})

test('the console makes a code of the market, a buyer pays with it, and it ends', async ({ page }, { project }) => {
  await enterConsole(page, '/regie/promotions', 'contenu')
  const name = `Essai du marché ${project.name}`
  await button(page, 'Nouvelle promotion').click()
  await main(page)
    .getByLabel(/^Nom affiché/)
    .fill(name)
  await button(page, 'Proposer un code').click()
  const code = await main(page).getByLabel(/^Code/).inputValue()
  await expect(
    main(page)
      .getByText(/Le marché en paie le coût\.$/)
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Créer la promotion').click()
  await expect(button(page, `Terminer ${name}`)).toBeVisible()

  const cartId = await fillCart(page, shops[project.name]!.slug)
  await visit(page, '/panier')
  const summary = page.getByRole('complementary', { name: 'Sommaire de la commande' })
  await summary.getByRole('button', { name: 'Ajouter un code promo' }).click()
  await summary.getByLabel('Code promo').fill(code)
  await summary.getByRole('button', { name: 'Appliquer' }).click()
  await expect(summary.getByText(`${name} (${code}), offert par le marché`)).toBeVisible()
  const { id, token } = await payFor(page.request, cartId, somebody())
  await page.goto(`/suivi-de-commande?commande=${id}&jeton=${token}`)
  await expect(main(page).getByText(`${name} (${code}), offert par le marché`)).toBeVisible()

  await page.goto('/regie/promotions')
  await button(page, `Terminer ${name}`).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Terminer' }).click()
  await expect(
    main(page)
      .getByRole('row', { name: new RegExp(name) })
      .getByText('Terminée'),
  ).toBeVisible()
})
