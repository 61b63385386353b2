import { expect, test } from '@playwright/test'
import { enterConsole, expectAccessible, main, settled } from './support'

test.beforeEach(settled)

test('an operator signs in, gives the code and arrives where they wanted to go', async ({ page }) => {
  await page.goto('/regie/journal')
  await expect(main(page).getByRole('heading', { name: 'Entrer dans la Régie' })).toBeVisible()
  await expectAccessible(page)
  await enterConsole(page, '/regie/journal', 'finances')
  await expect(main(page).getByRole('heading', { name: 'Journal', level: 1 })).toBeVisible()
  await expectAccessible(page)
})

test('someone is invited to the team, and the journal says so', async ({ page }) => {
  await enterConsole(page, '/regie/equipe')
  await main(page).getByRole('link', { name: 'Inviter' }).click()
  const mail = `ana.${Date.now()}@exemple.test`
  await main(page).getByLabel('Son courriel').fill(mail)
  await expect(main(page).getByText('Ce qui va se passer')).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(
    main(page)
      .getByRole('listitem')
      .filter({ hasText: `${mail}Service` }),
  ).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('j')
  await expect(main(page).getByRole('cell', { name: mail })).toBeVisible()
})

test('an operator makes new recovery codes with a code of the telephone', async ({ page }) => {
  await enterConsole(page, '/regie', 'contenu')
  await page
    .getByRole('link', { name: /Mon accès$/ })
    .first()
    .click()
  await expect(main(page).getByRole('heading', { name: 'Mon accès', level: 1 })).toBeVisible()
  await expectAccessible(page)
  const { demoCode } = (await (await page.request.get('/v1/operator/entry')).json()) as { demoCode: string }
  await main(page).getByLabel('Votre code à six chiffres').fill(demoCode)
  await main(page).getByRole('button', { name: 'Faire de nouveaux codes' }).click()
  await expect(main(page).getByRole('heading', { name: 'Vos codes de secours', level: 1 })).toBeVisible()
  await expectAccessible(page)
})

test('the keys open the palette and the help; a role sees only its screens', async ({ page }) => {
  await enterConsole(page, '/regie', 'contenu')
  await expect(page.getByRole('navigation', { name: 'Régie' }).getByRole('link', { name: 'Équipe' })).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Toutes les touches' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('journal')
  await expectAccessible(page)
  await page.goto('/regie/equipe')
  await expect(main(page).getByText('Votre rôle est')).toBeVisible()
})
