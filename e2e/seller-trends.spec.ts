import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, main, settled, signInAs } from './support'

// What works for a shop, on the demo market.

test.beforeEach(settled)

const heading = (page: Page, name: string) => main(page).getByRole('heading', { name })

test('a shop sees what works, product by product, and takes the figures along', async ({ page }) => {
  await page.goto('/espace-vendeur/ce-qui-marche')
  await signInAs(page, { email: 'luc@rang4.example', password: 'rang-et-rue' })
  await expect(heading(page, 'Ce qui marche')).toBeVisible()
  await expect(main(page).getByRole('figure', { name: /^Vues/ })).toBeVisible()
  await main(page).getByText('Voir les chiffres semaine par semaine').click()
  await expectAccessible(page)
  const figures = page.waitForResponse(/\/insights\?.*weeks=12/)
  await main(page).getByRole('link', { name: '12 semaines' }).click()
  await expect(page).toHaveURL(/semaines=12/)
  await figures // until then the table is that of four weeks, whose rows move when the answer comes
  const file = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'Exporter (CSV)' }).click()
  expect((await file).suggestedFilename()).toBe('ce-qui-marche-12-semaines.csv')
  const product = main(page)
    .getByRole('table', { name: 'Produits' })
    .getByRole('link', { name: /Miel de/ })
    .first()
  const name = (await product.textContent()) ?? ''
  await product.click()
  await expect(main(page).getByText(`Seulement « ${name} ».`)).toBeVisible()
  await main(page).getByRole('link', { name: 'Voir toute la boutique' }).click()
  await expect(page).not.toHaveURL(/produit=/)
})
