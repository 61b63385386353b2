import { expect, test, type Page } from '@playwright/test'
import { enterConsole, expectAccessible, main, settled } from './support'

// The operator's books on the demo market: taxes of a period, and whether everything that tells of money agrees.

test.beforeEach(settled)

const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { name, level: 1 })

test('taxes of a period are shown by province and rate, and downloaded', async ({ page }) => {
  await enterConsole(page, '/regie/taxes', 'finances')
  await expect(heading(page, 'Taxes')).toBeVisible()
  await main(page).getByRole('link', { name: 'Cette année' }).click()
  const lines = main(page).getByRole('table', { name: 'Par province et par taux' })
  await expect(lines.getByText('TVQ 9,975 %').first()).toBeVisible()
  await expectAccessible(page)
  const file = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'Télécharger (CSV)' }).click()
  expect((await file).suggestedFilename()).toMatch(/^taxes-\d{4}-01-01-.*\.csv$/)
  await lines.getByRole('link', { name: 'Québec' }).first().click()
  await expect(heading(page, 'Commandes')).toBeVisible()
})

test('the books are checked now, and agree', async ({ page }) => {
  await enterConsole(page, '/regie/verification', 'finances')
  await expect(heading(page, 'Vérification')).toBeVisible()
  await main(page).getByRole('button', { name: 'Vérifier maintenant' }).click()
  await expect(main(page).getByText(/^Vérifié le/)).toBeVisible()
  await expect(main(page).getByRole('heading', { name: 'Tout s’accorde' })).toBeVisible()
  await expectAccessible(page)
})
