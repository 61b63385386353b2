import { expect, test, type Page } from '@playwright/test'
import { enterConsole, expectAccessible, main, settled, signInAs, visit } from './support'

// What the market announces, from the console to the first page of a seller; the description and the photos of a
// product as their form helps to write them; badges of a shelf.

test.beforeEach(settled)

/** Each width has a shop of its own: the server is the same. */
const sellers: Record<string, string> = {
  '1440': 'andre@becfin.example',
  '390': 'josee@pagaiesstmaurice.example',
}

const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })

async function enterSpace(page: Page, path: string, width: string) {
  await page.goto(path)
  await signInAs(page, { email: sellers[width]!, password: 'rang-et-rue' })
}

test('an announcement, from who writes it to who reads it', async ({ page, browser }, { project }) => {
  test.slow()
  const title = `Relâche du ${project.name}`
  await enterConsole(page, '/regie/annonces', 'contenu')
  await button(page, 'Nouvelle annonce').click()
  await main(page)
    .getByLabel(/^Titre/)
    .fill(title)
  await main(page).getByRole('textbox', { name: 'Texte' }).fill('Le marché est fermé lundi.')
  await main(page).getByRole('radio', { name: 'Selon leur état' }).check()
  await main(page).getByRole('checkbox', { name: 'Ouvertes' }).check()
  await expectAccessible(page)
  await button(page, 'Enregistrer l’annonce').click()
  const row = main(page).getByRole('row', { name: new RegExp(title) })
  await expect(row).toContainText('En cours')
  await expectAccessible(page)

  const { baseURL, viewport } = project.use
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', viewport: viewport ?? null, locale: 'fr-CA' })
  const seller = await elsewhere.newPage()
  await enterSpace(seller, '/espace-vendeur', project.name)
  const news = seller.getByRole('region', { name: 'Annonces du marché' })
  const announced = news.getByRole('listitem').filter({ hasText: title })
  await expect(announced).toContainText('Nouveau')
  await announced.getByText(title).click()
  await expect(announced.getByText('Le marché est fermé lundi.')).toBeVisible()
  await expect(announced).not.toContainText('Nouveau')
  await expectAccessible(seller)
  await seller.reload()
  await expect(announced).not.toContainText('Nouveau')

  await row.getByRole('button', { name: /^Retirer/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer' }).click()
  await expect(row).toContainText('Retirée')
  await seller.reload()
  await expect(news).toBeVisible()
  await expect(announced).toHaveCount(0)
  await elsewhere.close()
})

test('a link in a description, and photos that are described', async ({ page }, { project }) => {
  await enterSpace(page, '/espace-vendeur/produits/nouveau', project.name)
  await main(page)
    .getByLabel(/^Nom du produit/)
    .fill('Savon à l’avoine')
  await main(page)
    .getByLabel(/^Prix \(\$\)/)
    .fill('9')
  await main(page)
    .getByLabel(/^Unités en main/)
    .fill('4')
  await main(page).locator('input[type=file]').setInputFiles(['web/public/partage.jpg', 'web/public/icone-512.png'])
  await expect(main(page).getByLabel('Description de la photo 1')).toHaveValue('Savon à l’avoine')
  await expect(main(page).getByLabel('Description de la photo 2')).toHaveValue('Savon à l’avoine, vue 2')
  await main(page).getByLabel('Description de la photo 2').fill('Le savon dans son papier')

  const text = main(page).getByRole('textbox', { name: 'Description', exact: true })
  await text.fill('Nos champs')
  await text.press('ControlOrMeta+a')
  await button(page, 'Lien').click()
  await main(page)
    .getByLabel(/^Adresse du lien/)
    .fill('exemple.ca/champs')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(text.getByRole('link', { name: 'Nos champs' })).toHaveAttribute('href', 'https://exemple.ca/champs')
  await button(page, 'Enregistrer le brouillon').click()
  await expect(page).not.toHaveURL(/nouveau$/)
  await page.reload()
  await expect(text.getByRole('link', { name: 'Nos champs' })).toHaveAttribute('href', 'https://exemple.ca/champs')
  await expect(main(page).getByLabel('Description de la photo 1')).toHaveValue('Savon à l’avoine')
  await expect(main(page).getByLabel('Description de la photo 2')).toHaveValue('Le savon dans son papier')
})

test('no badge runs under the heart of its tile', async ({ page }) => {
  await visit(page, '/une-adresse-qui-n-existe-pas') // where seven products stand side by side
  const tiles = main(page).getByRole('article')
  await expect(tiles.first()).toBeVisible()
  const under = await tiles.evaluateAll((list) =>
    list.flatMap((tile) => {
      const heart = tile.querySelector('button')?.getBoundingClientRect()
      const badges = [...tile.querySelectorAll('span')].filter((span) => span.textContent === 'Livraison gratuite')
      return badges
        .map((badge) => badge.getBoundingClientRect())
        .filter((box) => heart && box.right > heart.left && box.bottom > heart.top && box.top < heart.bottom)
    }),
  )
  expect(under).toEqual([])
})
