import { expect, test } from '@playwright/test'
import { expectAccessible, main, settled, signInAs } from './support'

// What a customer keeps of an order: its invoice, what came back, and the credit note that says so.

test.beforeEach(settled)

test('an order shows what was refunded, the net total, its invoice and its credit note', async ({ page }) => {
  await page.goto('/compte/mes-commandes')
  const nadia = { firstName: 'Nadia', lastName: 'Haddad', email: 'nadia@courriel.example', password: 'rang-et-rue' }
  await signInAs(page, nadia)
  const refunded = main(page).getByRole('row').filter({ hasText: 'Net\u00a0:' }).first()
  await expect(refunded).toBeVisible()
  await expectAccessible(page)
  await refunded.getByRole('link').first().click()
  await expect(main(page).getByRole('heading', { level: 1, name: /^Commande RR-/ })).toBeVisible()
  await expect(main(page).getByText('Remboursements', { exact: true })).toBeVisible()
  await expect(
    main(page)
      .getByText(/^Remboursé le /)
      .first(),
  ).toBeVisible()
  await expect(
    main(page)
      .getByText(/se terminant par 4242/)
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
  for (const [name, file] of [
    [/^Facture de la commande/, /^facture-RR-.*\.pdf$/],
    [/^Note de crédit/, /^note-de-credit-NC-\d+\.pdf$/],
  ] as const) {
    const download = page.waitForEvent('download')
    await main(page).getByRole('button', { name }).first().click()
    expect((await download).suggestedFilename()).toMatch(file)
  }
})
