import { expect, test, type Page } from '@playwright/test'
import { enterConsole, expectAccessible, main, settled, signInAs } from './support'

// What shops are owed, from where to pay them to what the bank sent back, on the demo market.

test.beforeEach(settled)

const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { name, level: 1 })
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })

async function openMoney(page: Page, email: string) {
  await page.goto('/espace-vendeur/argent')
  await signInAs(page, { email, password: 'rang-et-rue', firstName: '', lastName: '' })
  await expect(heading(page, 'Argent')).toBeVisible()
  await expect(main(page).getByText('Prochain versement')).toBeVisible()
}

test('a shop sees where its money is, and changes the account it is paid to', async ({ page }, { project }) => {
  // Each width has a shop of its own: the server is the same.
  await openMoney(page, project.name === '1440' ? 'luc@rang4.example' : 'hugo@trecarre.example')
  for (const stage of ['Retenu', 'En attente', 'Disponible', 'En route'])
    await expect(main(page).getByText(stage, { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  await button(page, /^(Changer de|Donner mon) compte$/).click()
  const form = main(page).getByRole('form', { name: 'Où vous verser' })
  await form.getByLabel('Institution (3 chiffres)').fill('815')
  await form.getByLabel('Transit (5 chiffres)').fill('30001')
  await form.getByLabel('Compte (7 à 12 chiffres)').fill('12')
  await form.getByLabel('Titulaire du compte').fill('Miellerie du Rang 4')
  await form.getByLabel('Votre mot de passe').fill('rang-et-rue')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Garder ce compte' }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  await form.getByLabel('Compte (7 à 12 chiffres)').fill('4455667')
  await form.getByRole('button', { name: 'Garder ce compte' }).click()
  await expect(main(page).getByText('Compte ···· 5667')).toBeVisible()
  await expect(main(page).getByText(/les versements attendent jusqu’au/)).toBeVisible()
})

test(
  'a run is proposed, approved by another person, sent, and one payout comes back',
  { tag: '@once' },
  async ({ page, browser }) => {
    await enterConsole(page, '/regie/versements', 'finances')
    await button(page, 'Proposer les versements').click()
    await expect(heading(page, /^Versements du/)).toBeVisible()
    await expect(main(page).getByRole('table', { name: 'À verser' })).toBeVisible()
    await expect(main(page).getByText('Aucun compte').first()).toBeVisible()
    await expectAccessible(page)

    const other = await (await browser.newContext()).newPage()
    await enterConsole(other, '/regie', 'direction')
    await other.goto(page.url())
    // A code works once: the one that opened the session does not approve.
    await expect(async () => {
      const { demoCode } = (await (await other.request.get('/v1/operator/entry')).json()) as { demoCode: string }
      await main(other).getByLabel('Votre code à six chiffres').fill(demoCode)
      await button(other, /^Approuver \d/).click()
      await expect(other.getByText('Versements approuvés.')).toBeVisible({ timeout: 5000 })
    }).toPass({ timeout: 90_000 })

    await page.reload()
    const file = page.waitForEvent('download')
    await button(page, 'Télécharger le fichier de la banque').click()
    expect((await file).suggestedFilename()).toMatch(/^versements-.*-v1\.csv$/)
    await button(page, 'Marquer comme envoyé').click()
    await expect(page.getByText('Versements envoyés.')).toBeVisible()
    await button(page, /^Versement revenu, Atelier Batture/).click()
    await main(page)
      .getByLabel(/^Raison/)
      .fill('Le compte est fermé.')
    await button(page, /^Remettre .* au solde$/).click()
    await expect(page.getByText('La somme est de retour dans le solde.')).toBeVisible()
    await expectAccessible(page)
    await button(page, 'Confirmer ce qui est arrivé').click()
    await expect(page.getByText('Versements confirmés.')).toBeVisible()
    await expect(main(page).getByText('Confirmé').nth(1)).toBeVisible()

    await openMoney(other, 'eloise@atelier-batture.example')
    await expect(main(other).getByText('Revenu, remis au solde')).toBeVisible()
  },
)
