import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { buyAsGuest, enterConsole, expectAccessible, main, settled, somebody } from './support'

// A charge that is contested, from the buyer's card to who bears the loss, on the demo market.

test.beforeEach(settled)

const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { name, level: 1 })

/** Buys one product with the card whose charge is contested; returns the order's reference. */
const buyContested = (request: APIRequestContext) => buyAsGuest(request, somebody(), '4000 0000 0000 0259')

/** Opens the dispute of an order from its list, once the bank has told of it. */
async function openDispute(page: Page, reference: string) {
  await expect(async () => {
    await page.goto('/regie/litiges?vue=all')
    await expect(main(page).getByRole('link', { name: reference })).toBeVisible({ timeout: 4_000 })
  }).toPass()
  await main(page).getByRole('link', { name: reference }).click()
  await expect(heading(page, `Litige ${reference}`)).toBeVisible()
}

/** Waits until the bank has decided. */
async function decided(page: Page, state: string) {
  await expect(async () => {
    await page.reload()
    await expect(heading(page, state)).toBeVisible({ timeout: 4_000 })
  }).toPass()
}

test('a contested charge is answered, won or lost, and the order says so', async ({ page, request }) => {
  const [won, lost] = [await buyContested(request), await buyContested(request)]
  await enterConsole(page, '/regie', 'finances')
  await expect(async () => {
    await page.goto('/regie')
    const toDo = main(page).getByRole('region', { name: 'À faire' })
    await expect(toDo.getByRole('link', { name: /Litiges à documenter/ })).toBeVisible({ timeout: 4_000 })
  }).toPass()
  await main(page)
    .getByRole('link', { name: /Litiges à documenter/ })
    .click()
  await expect(heading(page, 'Litiges')).toBeVisible()
  await expect(main(page).getByRole('table')).toBeVisible()
  await expectAccessible(page)

  // The evidence is proposed from facts, completed and sent; the bank decides for us.
  await openDispute(page, won)
  const answer = main(page).getByRole('region', { name: 'Répondre à la banque' })
  const text = answer.getByLabel('Ce que la banque lira')
  await expect(text).toHaveValue(new RegExp(won))
  await expectAccessible(page)
  await text.fill('')
  await answer.getByRole('button', { name: 'Envoyer la preuve' }).click()
  await expect(answer.getByText('Écrivez ce que la banque doit savoir.')).toBeVisible()
  await text.fill('winning_evidence')
  await answer.getByRole('button', { name: 'Envoyer la preuve' }).click()
  await expect(page.getByText('La preuve est envoyée.')).toBeVisible()
  await decided(page, `Litige ${won} Gagné`)

  // Another is lost: the shop, which sent nothing, bears it.
  await openDispute(page, lost)
  await text.fill('losing_evidence')
  await answer.getByRole('button', { name: 'Envoyer la preuve' }).click()
  await decided(page, `Litige ${lost} Perdu, à répartir`)
  const loss = main(page).getByRole('region', { name: 'Qui assume la perte?' })
  await expect(loss.getByRole('radio', { name: /^La boutique/ })).toBeChecked()
  await expect(loss.getByText('Ce qui va se passer')).toBeVisible()
  await expectAccessible(page)
  await loss.getByLabel('Raison', { exact: true }).fill('Rien n’est parti.')
  const act = loss.getByRole('button', { name: /^Répartir la perte de/ })
  await expect(act).toBeEnabled()
  await act.click()
  await expect(page.getByText(/^La perte de .* est répartie\.$/)).toBeVisible()
  await expect(heading(page, `Litige ${lost} Perdu`)).toBeVisible()
  await main(page).getByRole('link', { name: lost }).click()
  await expect(heading(page, new RegExp(lost))).toBeVisible()
  await expect(main(page).getByRole('region', { name: 'Litiges' }).getByText('Perdu')).toBeVisible()
  await expectAccessible(page)
})
