import { expect, test } from '@playwright/test'
import { enterConsole, expectAccessible, main, settled, visit } from './support'

test.beforeEach(settled)

test('a shop is asked for changes, another accepted from outside Quebec, approved, suspended and reopened', async ({
  page,
}, { project }) => {
  await enterConsole(page, '/regie/boutiques?vue=waiting')
  // Each width has shops of its own: the server is the same.
  const own = project.name === '1440' ? 'Torchons de la Gatineau' : 'Miel du Rang Quatre'
  await expect(main(page).getByRole('link', { name: own })).toBeVisible()
  await expectAccessible(page)
  if (project.name === '1440') {
    await main(page).getByRole('link', { name: 'Poterie du Ruisseau' }).click()
    await expect(main(page).getByText('Clé de contrôle fausse', { exact: false }).first()).toBeVisible()
    await expect(main(page).getByRole('radio', { name: /Approuver/ })).toBeDisabled()
    await main(page)
      .getByLabel(/Un mot pour Rosalie Gauthier/)
      .fill('Belle boutique! Il ne reste qu’un chiffre.')
    await expect(
      main(page)
        .getByText(/Quelques corrections avant d’ouvrir/)
        .first(),
    ).toBeVisible()
    await expectAccessible(page)
    await main(page)
      .getByRole('button', { name: /^Demander/ })
      .click()
    await expect(page.getByText('Les changements sont demandés, la lettre part.')).toBeVisible()

    await page.goto('/regie/boutiques?vue=waiting')
    await main(page).getByRole('link', { name: own }).click()
    await main(page).getByRole('link', { name: 'Accepter cette adresse' }).click()
    await main(page)
      .getByLabel(/Raison/)
      .fill('L’atelier est à Wakefield; seul le siège est à Ottawa.')
    await main(page).getByRole('button', { name: 'Accepter l’adresse' }).click()
    await expect(main(page).getByText('Hors Québec, acceptée par la Régie')).toBeVisible()
    await main(page)
      .getByRole('radio', { name: /Approuver/ })
      .check()
  } else {
    await main(page).getByRole('link', { name: own }).click()
  }
  await main(page).getByRole('button', { name: 'Approuver la boutique' }).click()
  await expect(page.getByText('La boutique est ouverte, la lettre part.')).toBeVisible()
  await main(page).getByRole('link', { name: 'Décider' }).click()
  await main(page)
    .getByRole('radio', { name: /Suspendre/ })
    .check()
  await main(page)
    .getByLabel(/Un mot pour/)
    .fill('Nous vérifions une plainte.')
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Suspendre la boutique' }).click()
  await expect(main(page).getByText('Boutique suspendue').first()).toBeVisible()
  await main(page).getByRole('link', { name: 'Décider' }).click()
  await main(page)
    .getByLabel(/Un mot pour/)
    .fill('Tout est clair.')
  await main(page).getByRole('button', { name: 'Rouvrir la boutique' }).click()
  await expect(main(page).getByText('Ouverte', { exact: true })).toBeVisible()

  // The filters of a list are kept under a name, renamed and removed, all by keyboard.
  await page.goto('/regie/boutiques?vue=open')
  const mark = Date.now()
  await main(page).getByRole('button', { name: 'Garder cette vue' }).press('Enter')
  await page.keyboard.type(`Ouvertes ${mark}`)
  await page.keyboard.press('Enter')
  const tab = main(page).getByRole('link', { name: `Ouvertes ${mark}` })
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
  await page.goto('/regie/boutiques')
  await tab.click()
  await expect(page).toHaveURL(/vue=open/)
  await main(page)
    .getByRole('button', { name: `Renommer la vue Ouvertes ${mark}` })
    .press('Enter')
  await page.getByLabel('Nom de la vue').fill(`À suivre ${mark}`)
  await page.keyboard.press('Enter')
  await main(page)
    .getByRole('button', { name: `Retirer la vue À suivre ${mark}` })
    .press('Enter')
  await expect(main(page).getByRole('link', { name: `À suivre ${mark}` })).toHaveCount(0)
})

test('what a visitor reports is hidden, then kept; the market answers a question', async ({ page }, { project }) => {
  const [product, name] =
    project.name === '1440'
      ? ['/produit/tasse-a-bouillon', 'Tasse à bouillon']
      : ['/produit/couverture-de-laine-moisson', 'Couverture de laine Moisson']
  await visit(page, product!)
  await main(page).getByRole('button', { name: 'Signaler ce produit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Signaler un produit' })
  await dialog.getByLabel(/Qu’est-ce qui ne va pas/).selectOption('misleading')
  await dialog.getByLabel(/En quelques mots/).fill('La photo ne montre pas ce que j’ai reçu.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Envoyer le signalement' }).click()
  await expect(page.getByText('Merci! Nous allons regarder.')).toBeVisible()

  await enterConsole(page, '/regie/signalements', 'contenu')
  await main(page).getByRole('link', { name: name! }).first().click()
  await main(page)
    .getByRole('radio', { name: /Masquer/ })
    .check()
  await main(page)
    .getByLabel(/Raison/)
    .fill('La photo doit montrer le produit vendu.')
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Masquer', exact: true }).click()
  await expect(page.getByText('C’est masqué.')).toBeVisible()
  // Kept pages follow a change within a second.
  await expect(async () => expect((await page.request.get(product!)).status()).toBe(404)).toPass()

  await page.goto('/regie/produits?vue=hidden')
  await main(page).getByRole('link', { name: name! }).click()
  await main(page)
    .getByLabel(/Raison/)
    .fill('La boutique a changé la photo.')
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Remettre le produit' }).click()
  await expect(page.getByText('Le produit est remis.')).toBeVisible()

  await page.goto('/regie/questions')
  await main(page).locator('tbody a').first().click()
  await main(page)
    .getByLabel(/Votre réponse/)
    .fill('Oui, selon la fiche de la boutique.')
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Publier la réponse' }).click()
  await expect(page.getByText('La réponse est publiée.')).toBeVisible()
})

test('an operator reads the space of a shop as the shop sees it, and can change nothing', async ({ page }) => {
  await enterConsole(page, '/regie/boutiques?cherche=batture', 'service')
  await main(page).getByRole('link', { name: 'Atelier Batture' }).click()
  await main(page).getByRole('button', { name: 'Voir comme la boutique' }).click()
  const notice = page.getByRole('complementary', { name: 'Vue de la Régie' })
  await expect(notice).toContainText('Vous voyez l’espace d’Atelier Batture tel que la boutique le voit.')
  const begins = new URL(page.url()).pathname
  for (const [path, title] of [
    ['', 'Aujourd’hui'],
    ['/produits', 'Produits'],
    ['/commandes', 'Commandes'],
    ['/retours', 'Retours'],
    ['/questions', 'Questions'],
    ['/messages', 'Messages'],
    ['/argent', 'Argent'],
    ['/boutique', 'Ma boutique'],
  ] as const) {
    await page.goto(begins + path)
    await expect(main(page).getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(notice).toBeVisible()
    await expect(main(page).getByRole('alert')).toHaveCount(0)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path).toBeLessThan(1)
  }
  await expect(main(page).getByLabel('Nom de la boutique')).toBeDisabled()
  await expect(main(page).getByRole('button', { name: 'Enregistrer' })).toHaveCount(0)

  await notice.getByRole('link', { name: 'Quitter la vue' }).click()
  await expect(main(page).getByText('Lue comme la boutique la voit').first()).toBeVisible()
  await expect(main(page).getByText('Conversations lues comme la boutique').first()).toBeVisible()

  // The view ends with the session of the console.
  await page.context().clearCookies({ name: 'regie' })
  await page.goto(`${begins}/commandes`)
  await expect(main(page).getByRole('heading', { name: 'Votre code' })).toBeVisible()
})
