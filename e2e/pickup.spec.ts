import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, fillCart, giveCard, giveContact, main, settled, signInAs, somebody } from './support'

// A pickup from the cart to the counter: chosen, ordered without a shipping address, said ready, handed over.

test.beforeEach(settled)

const fill = (page: Page, label: string, value: string) => main(page).getByLabel(label, { exact: true }).fill(value)
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click()

/** Each width has a shop of its own: the server is the same. */
const shops = {
  '1440': { product: 'coffret-de-quatre-romans', owner: 'olivier@faceb.example', hours: /Mercredi au dimanche/ },
  '390': { product: 'marteau-de-menuisier', owner: 'rejean@quincailleriedubassin.example', hours: /Lundi au samedi/ },
}

async function orderPickup(page: Page) {
  await page.goto('/panier')
  await main(page)
    .getByRole('radio', { name: /Ramassage à la boutique/ })
    .check()
  await expect(main(page).getByRole('heading', { level: 2, name: 'Adresse de livraison' })).toHaveCount(0)
  await giveContact(page, somebody())
  await fill(page, 'Prénom', 'Zoé')
  await fill(page, 'Nom', 'Côté')
  await fill(page, 'Adresse', '12, rue de la Fabrique')
  await fill(page, 'Ville', 'Rimouski')
  await fill(page, 'Code postal', 'g5l2l6')
  await press(page, 'Continuer vers le paiement')
  await giveCard(page)
  await expect(main(page).getByText('Où ramasser')).toBeVisible()
  await expectAccessible(page)
  await press(page, /^Commander et payer/)
  await expect(main(page).getByRole('heading', { name: 'Merci pour votre commande!' })).toBeVisible()
}

test('a pickup goes from the cart to the counter', async ({ page, browser }, { project }) => {
  const { product, owner, hours } = shops[project.name as keyof typeof shops]
  await fillCart(page, product)
  await orderPickup(page)
  await expect(main(page).getByText(hours).first()).toBeVisible()
  await expectAccessible(page)
  const tracking = await main(page).getByRole('link', { name: 'Suivre ma commande' }).getAttribute('href')
  const orderId = new URL(page.url()).pathname.split('/').at(-1)!

  const { viewport, isMobile, hasTouch } = project.use
  const context = await browser.newContext({ ...project.use, viewport: viewport!, isMobile, hasTouch })
  const counter = await context.newPage()
  await counter.goto(`/espace-vendeur/commandes/${orderId}`)
  await signInAs(counter, { email: owner, password: 'rang-et-rue' })
  await press(counter, 'Prête à ramasser')
  await expect(main(counter).getByRole('button', { name: 'Remettre', exact: true })).toBeVisible()

  await page.goto(tracking!)
  const code = main(page).getByText(/^\d{3}\s\d{3}$/)
  await expect(code).toBeVisible()
  await expectAccessible(page)
  const shown = (await code.textContent())!

  await main(counter).getByRole('button', { name: 'Remettre', exact: true }).click()
  const dialog = counter.getByRole('dialog', { name: 'Remettre la commande' })
  await dialog.getByLabel('Code de ramassage').fill(shown)
  await expectAccessible(counter)
  await dialog.getByRole('button', { name: 'Remettre la commande' }).click()
  await expect(main(counter).getByText('Remise', { exact: true }).first()).toBeVisible()
  await context.close()

  await page.reload()
  await expect(main(page).getByText('Ramassé', { exact: true })).toBeVisible()
  await expect(code).toHaveCount(0)
})
