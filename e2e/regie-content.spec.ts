import { expect, test, type Page } from '@playwright/test'
import { enterConsole, expectAccessible, main, settled, wide } from './support'

test.beforeEach(settled)

const row = (page: Page, name: string) => main(page).getByRole('treeitem').filter({ hasText: name }).first()

test('the tree is moved by keyboard, and a renamed category keeps its former address', async ({ page }) => {
  await enterConsole(page, '/regie/categories', 'contenu')
  await expect(main(page).getByRole('tree')).toBeVisible()
  await expectAccessible(page)
  const mark = String(Date.now()).slice(-6)

  await main(page).getByRole('link', { name: 'Catégorie', exact: true }).click()
  await main(page).getByLabel('Nom').fill(`Brocante ${mark}`)
  await main(page).getByRole('button', { name: 'Ajouter' }).click()
  await expect(row(page, `Brocante ${mark}`)).toBeVisible()

  await row(page, `Brocante ${mark}`).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(new RegExp(`Brocante ${mark}, rayon \\d+ de \\d+\\.`))).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByText(`Brocante ${mark} est remise en place.`)).toBeAttached()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(row(page, `Brocante ${mark}`)).toHaveAttribute('aria-level', '2')

  await row(page, `Brocante ${mark}`).click()
  const address = main(page).getByLabel('Adresse')
  const before = await address.inputValue()
  await address.fill(`friperie-${mark}`)
  await main(page).getByLabel('Nom').fill(`Friperie ${mark}`)
  await expect(main(page).getByText('L’ancienne adresse mènera à la nouvelle')).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(row(page, `Friperie ${mark}`)).toBeVisible()
  const tree = (await (await page.request.get('/v1/product-categories/flat')).json()) as {
    slug: string
    path: string
  }[]
  const now = tree.find(({ slug }) => slug === `friperie-${mark}`)!.path
  await expect(async () => {
    const answer = await page.request.get(`/categorie/${now.replace(`friperie-${mark}`, before)}`, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toContain(`/categorie/${now}`)
  }).toPass()
  await main(page).getByRole('button', { name: 'Supprimer' }).click()
  await expect(row(page, `Friperie ${mark}`)).toHaveCount(0)
})

test('a code that classes shops is called otherwise, and the page of shops says so @once', async ({ page }) => {
  await enterConsole(page, '/regie/categories?volet=types', 'contenu')
  await main(page).getByRole('button', { name: 'Modifier Automobile' }).click()
  await expect(main(page).getByLabel('Nom affiché')).toBeFocused()
  await expectAccessible(page)
  await main(page).getByLabel('Nom affiché').fill('Autos et motos')
  await main(page).getByLabel('Nom affiché').press('Enter')
  await expect(main(page).getByRole('button', { name: 'Modifier Autos et motos' })).toBeVisible()
  await expectAccessible(page)
  await expect(async () => {
    await page.goto('/boutique')
    await expect(main(page).getByRole('checkbox', { name: /^Autos et motos/ })).toBeVisible({ timeout: 5000 })
  }).toPass()
})

test('two operators edit the tree: the second is told what changed, and loses nothing', async ({ page, context }) => {
  await enterConsole(page, '/regie/categories', 'direction')
  const rename = async (tab: Page, from: string, to: string) => {
    await row(tab, from).click()
    await expect(main(tab).getByLabel('Nom')).toHaveValue(from)
    await main(tab).getByLabel('Nom').fill(to)
  }
  const save = (tab: Page) => main(tab).getByRole('button', { name: 'Enregistrer' }).click()
  await rename(page, 'Animaux', 'Bêtes')
  const other = await context.newPage()
  await other.goto('/regie/categories')
  await rename(other, 'Automobile', 'Chars')
  await save(other)
  await expect(row(other, 'Chars')).toBeVisible()
  await save(page)
  await expect(main(page).getByRole('alert')).toContainText('« Automobile » est devenue « Chars ».')
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Enregistrer le tout' }).click()
  await expect(row(page, 'Bêtes')).toBeVisible()
  for (const [from, to] of [
    ['Bêtes', 'Animaux'],
    ['Chars', 'Automobile'],
  ] as const) {
    await rename(page, from, to)
    await save(page)
    await expect(row(page, to)).toBeVisible()
  }
})

test('new terms are written, published for a day to come and announced', async ({ page }) => {
  await enterConsole(page, '/regie/textes', 'contenu')
  await expect(main(page).getByRole('heading', { name: 'Pages légales' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/regie/textes/pages.politique-de-retour-et-remboursement')
  const body = main(page).getByLabel('Texte, en Markdown')
  await expect(body).toHaveValue(/retour/)
  const mark = `Nouvelle règle ${Date.now()}.`
  await body.fill(`${await body.inputValue()}\n\n${mark}\n`)
  await expect(main(page).locator('ins').filter({ hasText: 'Nouvelle règle' })).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await expect(main(page).getByText('Rien n’est encore public.')).toBeVisible()
  await main(page).getByText('À une date').click()
  await main(page).getByLabel('Date', { exact: true }).fill('2030-01-01')
  await main(page).getByText('Aux boutiques').click()
  await main(page).getByLabel('Ce qui change, en une phrase').fill('Une règle de plus.')
  await main(page).getByRole('button', { name: 'Publier pour le 1er janvier 2030' }).click()
  await expect(main(page).getByRole('heading', { name: 'Annonces' })).toBeVisible()
  await expect(
    main(page)
      .getByText(/Terminée le/)
      .first(),
  ).toBeVisible()
  const shown = await page.request.get('/politique-de-retour-et-remboursement')
  expect(await shown.text()).not.toContain(mark)
  await main(page).getByRole('tab', { name: 'Historique' }).click()
  await main(page).getByRole('button', { name: 'Retirer' }).first().click()
  await expect(main(page).getByText('Retirée').first()).toBeVisible()
  await expectAccessible(page)
})

test('the home promotion is changed without a restart', async ({ page }) => {
  await enterConsole(page, '/regie/textes/pages.accueil', 'contenu')
  const title = main(page).getByLabel('Titre du bloc')
  const was = await title.inputValue()
  const mark = `Le temps des essais ${Date.now()}`
  await title.fill(mark)
  await main(page).getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(async () => expect(await (await page.request.get('/')).text()).toContain(mark)).toPass()
  await title.fill(was)
  await main(page).getByRole('button', { name: 'Publier', exact: true }).click()
  await expect(async () => expect(await (await page.request.get('/')).text()).toContain(was)).toPass()
})

test('the console opens on what is left to do', async ({ page }) => {
  await enterConsole(page, '/regie', 'direction')
  await expect(main(page).getByRole('heading', { name: 'Premier jour' })).toBeVisible()
  await expectAccessible(page)
  if (wide(page)) await expect(main(page).getByText('Textes légaux relus')).toBeVisible()
})
