import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, fillCart, giveCard, giveContact, main, settled, signInAs, somebody, visit } from './support'

// A shop delivers around itself: what it sets is tried with a postal code, chosen by someone near it, refused to
// someone far away, and what was promised is said from the product to the order.

test.beforeEach(settled)

const fill = (page: Page, label: string, value: string) => main(page).getByLabel(label, { exact: true }).fill(value)
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click()
const PRODUCT = 'pointe-de-tomme-du-bas'
const NEAR = { city: 'Baie-Saint-Paul', postalCode: 'G3Z 1R5' }
const FAR = { city: 'Rimouski', postalCode: 'G5L 2L6' }
const DAYS = /^(du|le) \d.* [a-zéû]+/
const ARRIVAL = /Arrivée prévue (du|le) \d/

test('a shop tries what it offers around itself with a postal code', async ({ page }) => {
  await page.goto('/espace-vendeur/boutique')
  await signInAs(page, { email: 'raphael@basdelacote.example', password: 'rang-et-rue' })
  const preview = main(page).getByRole('region', { name: 'Ce qu’une personne verra à la caisse' })
  const local = preview.getByRole('listitem').filter({ hasText: 'Livraison locale' })
  await preview.getByLabel('Son code postal').fill(NEAR.postalCode)
  await expect(local).toContainText('8,00\u00a0$')
  await preview.getByLabel('Son code postal').fill(FAR.postalCode)
  await expect(local).not.toContainText('8,00\u00a0$')
  await main(page).getByLabel('Rayon (km)').fill('200')
  await expect(local).toContainText('8,00\u00a0$')
  await expectAccessible(page)
})

test('someone near the shop is delivered by it, someone far away is told why not', async ({ page }) => {
  await visit(page, `/produit/${PRODUCT}`)
  await expect(main(page).getByText(/^Arrivée au Québec prévue .+, si vous commandez aujourd’hui\.$/)).toBeVisible()
  await fillCart(page, PRODUCT)
  await page.goto('/panier')
  const local = main(page).getByRole('radio', { name: /Livraison locale/ })
  await local.check()
  await giveContact(page, somebody())
  await fill(page, 'Prénom', 'Zoé')
  await fill(page, 'Nom', 'Côté')
  await fill(page, 'Adresse', '12, rue de la Fabrique')
  await giveTown(page, FAR)
  const tooFar = main(page).getByText(/^Cette adresse est à plus de 30\skm de la boutique/)
  await expect(tooFar).toBeVisible()
  await expectAccessible(page)

  await press(page, /^Modifier.*Adresse de livraison/)
  await giveTown(page, NEAR)
  await expect(tooFar).toHaveCount(0)
  await expect(local).toBeChecked()
  const summary = page.getByRole('complementary', { name: 'Sommaire de la commande' })
  await expect(summary.getByText(DAYS).first()).toBeVisible()
  await press(page, 'Continuer vers le paiement')
  await giveCard(page)
  await press(page, /^Commander et payer/)
  await expect(main(page).getByRole('heading', { name: 'Merci pour votre commande!' })).toBeVisible()
  await expect(main(page).getByText(ARRIVAL).first()).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('link', { name: 'Suivre ma commande' }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: /^Commande RR-/ })).toBeVisible()
  await expect(main(page).getByText(ARRIVAL).first()).toBeVisible()
  await expect(
    main(page)
      .getByText(/^Livraison locale/)
      .first(),
  ).toBeVisible()
})

async function giveTown(page: Page, { city, postalCode }: typeof NEAR) {
  await fill(page, 'Ville', city)
  await fill(page, 'Code postal', postalCode)
  await press(page, 'Continuer vers la facturation')
}
