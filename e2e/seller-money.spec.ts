import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, main, settled, signInAs } from './support'

// What a shop is owed and where it is paid, on the demo market.

test.beforeEach(settled)

const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { name, level: 1 })
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })

async function openMoney(page: Page, email: string) {
  await page.goto('/espace-vendeur/argent')
  await signInAs(page, { email, password: 'rang-et-rue' })
  await expect(heading(page, 'Argent')).toBeVisible()
  await expect(main(page).getByRole('heading', { name: 'Prochain versement' })).toBeVisible()
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
  await expect(form.getByLabel('Compte (7 à 12 chiffres)')).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabel('Compte (7 à 12 chiffres)').fill('4455667')
  await form.getByRole('button', { name: 'Garder ce compte' }).click()
  await expect(main(page).getByText('Compte ···· 5667')).toBeVisible()
  await expect(main(page).getByText(/les versements attendent jusqu’au/)).toBeVisible()
})
