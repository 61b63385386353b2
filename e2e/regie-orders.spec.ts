import { expect, test, type Page } from '@playwright/test'
import { enterConsole, expectAccessible, main, settled } from './support'

test.beforeEach(settled)

const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { name, level: 1 })

/** Opens a list of the console from the address. */
async function open(page: Page, path: string, title: string) {
  await page.goto(path)
  await expect(heading(page, title)).toBeVisible()
}

test('a morning at the desk: the day, a late shop, a refund with its preview, a note, a letter and a return', async ({
  page,
}, { project }) => {
  await enterConsole(page, '/regie', 'service')
  await expect(heading(page, 'Aujourd’hui')).toBeVisible()
  const toDo = main(page).getByRole('region', { name: 'À faire' })
  await expect(toDo.getByRole('link', { name: /Colis en retard/ })).toBeVisible()
  await expectAccessible(page)

  // A shop that is late is reminded, once a day: each width has one of its own, the server is the same.
  await toDo.getByRole('link', { name: /Colis en retard/ }).click()
  await expect(heading(page, 'Retards')).toBeVisible()
  await expect(main(page).getByRole('table')).toBeVisible()
  await expectAccessible(page)
  const late = main(page).getByRole('checkbox', { name: /^Choisir RR/ })
  await (project.name === '1440' ? late.first() : late.last()).check()
  await main(page).getByRole('button', { name: 'Relancer 1 boutique' }).click()
  await expect(page.getByText('Une boutique est relancée.')).toBeVisible()

  // An order is found by an e-mail, and a line of it is refunded as the preview says.
  await open(page, '/regie/commandes?q=maude@courriel.example&etat=completed', 'Commandes')
  await expect(main(page).getByRole('table')).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('row').nth(1).getByRole('link').first().click()
  await expect(heading(page, /RR-/)).toBeVisible()
  await main(page).getByRole('button', { name: 'Rembourser' }).first().click()
  const panel = main(page).getByRole('region', { name: 'Rembourser' })
  await panel.getByLabel('Raison, dite dans la lettre').fill('L’anse est cassée.')
  await expect(panel.getByText('Ce qui va se passer')).toBeVisible()
  const act = panel.getByRole('button', { name: /^Rembourser \d/ })
  await expect(act).toBeEnabled()
  await expectAccessible(page)
  const sum = ((await act.textContent()) ?? '').replace('Rembourser ', '')
  await expect(panel.getByText(sum, { exact: true }).first()).toBeVisible()
  await panel.getByText('La lire').first().click()
  await expect(page.getByRole('dialog').getByText('L’anse est cassée.')).toBeVisible()
  await page.keyboard.press('Escape')
  await act.click()
  await expect(page.getByText(`${sum} sont remboursés.`)).toBeVisible()
  await expect(panel).toBeHidden()
  await expect(main(page).getByText('Remboursement décidé').first()).toBeVisible()

  // A note, which only the team reads.
  await main(page).getByRole('button', { name: 'Note' }).first().click()
  await main(page).getByLabel('Note', { exact: true }).fill('Photo reçue.')
  await main(page).getByRole('button', { name: 'Ajouter la note' }).click()
  await expect(main(page).getByRole('button', { name: 'Ajouter la note' })).toBeHidden()
  await expect(main(page).locator('blockquote').filter({ hasText: 'Photo reçue.' }).first()).toBeVisible()
  await expectAccessible(page)

  // A letter is read and sent again.
  // Without a mail server, letters lie in a folder and the page says so.
  const letters = main(page).getByRole('region', { name: 'Lettres écrites' })
  await letters.getByRole('button', { name: /^Lire/ }).first().click()
  await expect(page.getByRole('dialog').getByText(/Merci pour votre commande/)).toBeVisible()
  await page.keyboard.press('Escape')
  await letters
    .getByRole('button', { name: /^Renvoyer/ })
    .first()
    .click()
  await expect(page.getByText('Une copie de la lettre s’écrit dans le dossier.')).toBeVisible()

  // A refused return is overruled, with a reason.
  await open(page, '/regie/retours?etat=returnDenied', 'Retours')
  await main(page)
    .getByRole('button', { name: /^Trancher/ })
    .first()
    .click()
  const decision = main(page).getByRole('region', { name: /^Trancher/ })
  await decision.getByRole('radio', { name: /Rembourser maintenant/ }).check()
  await decision.getByLabel('Raison, dite à la boutique').fill('La photo montre le défaut.')
  await expect(decision.getByRole('button', { name: /^Rembourser \d/ })).toBeEnabled()
  await expectAccessible(page)
  await decision.getByRole('button', { name: /^Rembourser \d/ }).click()
  await expect(page.getByText('Le retour est tranché.')).toBeVisible()
})

test('the palette finds an order by its reference and opens it', async ({ page }) => {
  await enterConsole(page, '/regie/commandes', 'direction')
  const reference = await main(page).getByRole('link', { name: /^RR-/ }).first().textContent()
  await page.keyboard.press('Control+k')
  await page.keyboard.type(reference ?? '')
  await expect(page.getByRole('option', { name: new RegExp(reference ?? '') })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(heading(page, new RegExp(reference ?? ''))).toBeVisible()
})
