import { expect, test } from '@playwright/test'
import { another, fill, press, shopOf, title, toast } from './selling'
import { buy, enterConsole, expectAccessible, linkInLetter, main, settled, signInAs, somebody } from './support'

test.beforeEach(settled)

test('a reported message is answered as the market, read by both sides, then hidden', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  const { product, owner } = shopOf(project.name)
  const buyer = somebody()
  const order = await buy(page.request, product, buyer)
  const rude = `Prenez-le ou laissez-le, ${buyer.phone}!`
  const answer = `Restons courtois, s’il vous plaît (${buyer.phone}).`

  const guest = await another(browser, baseURL)
  await guest.goto(await linkInLetter(page.request, buyer.email, '/suivi-de-commande'))
  await main(guest).getByRole('link', { name: 'Écrire à la boutique' }).first().click()

  const shop = await another(browser, baseURL)
  await shop.goto(`/espace-vendeur/commandes/${order.id}`)
  await signInAs(shop, { email: owner, password: 'rang-et-rue' })
  await fill(shop, 'Votre message', rude)
  await press(shop, 'Envoyer')
  const thread = main(shop).getByRole('list', { name: /^Messages avec/ })
  await expect(thread.getByText(rude)).toBeVisible()

  await guest.reload()
  const read = main(guest).getByRole('list', { name: /^Messages avec/ })
  const sides = [
    [guest, read],
    [shop, thread],
  ] as const
  const message = read.getByRole('listitem').filter({ hasText: rude })
  await message.getByRole('button', { name: 'Signaler ce message' }).click()
  const dialog = guest.getByRole('dialog', { name: 'Signaler un message' })
  await dialog.getByLabel(/Qu’est-ce qui ne va pas/).selectOption({ index: 1 })
  await expectAccessible(guest)
  await dialog.getByRole('button', { name: 'Envoyer le signalement' }).click()
  await expect(guest.getByText('Merci! Nous allons regarder.')).toBeVisible()

  await enterConsole(page, '/regie/signalements?genre=message')
  await main(page).getByRole('link', { name: order.reference }).first().click()
  await expect(main(page).getByText(rude)).toBeVisible()
  await main(page)
    .getByRole('radio', { name: /Répondre au nom du marché/ })
    .check()
  await fill(page, /Votre réponse/, answer)
  await expectAccessible(page)
  await press(page, 'Envoyer la réponse')
  await expect(toast(page, /La réponse est envoyée/)).toBeVisible()
  for (const [reader, list] of sides) {
    await reader.reload()
    await expect(list.getByRole('listitem').filter({ hasText: answer })).toContainText('L’équipe du marché')
    await expectAccessible(reader)
  }

  // The report still waits: the message is hidden from both.
  await main(page)
    .getByRole('radio', { name: /Masquer/ })
    .check()
  await fill(page, /Raison/, 'On parle poliment à la clientèle.')
  await press(page, 'Masquer')
  await expect(toast(page, 'C’est masqué.')).toBeVisible()
  for (const [reader, list] of sides) {
    await reader.reload()
    await expect(list.getByText('Ce message a été masqué par le marché.')).toBeVisible()
    await expect(list.getByText(rude)).toHaveCount(0)
  }
  await page.goto('/regie/journal')
  await expect(title(page, 'Journal')).toBeVisible()
  await expect(main(page).getByText(order.reference).first()).toBeVisible()
  await guest.context().close()
  await shop.context().close()
})
