import { expect, type Browser, type Page } from '@playwright/test'
import { expectAccessible, main, register, settled, type somebody } from './support'

// What a maker does before the first sale: joins, opens a shop, puts a product on sale.

export const SPACE = '/espace-vendeur'
export const PRODUCT = 'Bol du premier gel'

export const title = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { level: 1, name })
export const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name, exact: true }).click()
export const fill = (page: Page, label: string | RegExp, value: string) =>
  main(page)
    .getByLabel(label, typeof label === 'string' ? { exact: true } : {})
    .fill(value)
export const region = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
export const toast = (page: Page, text: string | RegExp) => page.locator('[popover=manual]').getByText(text)

/** Each width has a shop of its own: the server is the same. */
const shops = {
  '1440': { product: 'nichoir-de-cedre', owner: 'andre@becfin.example' },
  '390': { product: 'jeu-de-petanque', owner: 'vincent@cochonnet.example' },
}
export const shopOf = (project: string) => shops[project as keyof typeof shops]

/** Somebody else's browser. */
export async function another(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  await settled({ context, baseURL })
  return context.newPage()
}

/** Opens an account on the first page of the seller space. */
export async function join(page: Page, seller: ReturnType<typeof somebody>) {
  await page.goto(`${SPACE}?courriel=${encodeURIComponent(seller.email)}`)
  const form = main(page)
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Créer mon compte' }) })
  await expect(form.getByLabel('Courriel', { exact: true })).toHaveValue(seller.email)
  await expectAccessible(page)
  await register(page, {
    Prénom: seller.firstName,
    Nom: seller.lastName,
    Téléphone: seller.phone,
    'Mot de passe': seller.password,
  })
}

/** Goes through the five steps of opening a shop. */
export async function openShop(page: Page, name: string) {
  await expect(title(page, 'Ouvrir ma boutique')).toBeVisible()
  await fill(page, 'Nom de la boutique', name)
  await expect(main(page).getByLabel('Adresse de la boutique')).toHaveValue(/^poterie-/)
  await main(page).getByLabel('Ce que vous vendez surtout').selectOption('home_deco')
  await fill(page, 'Ville ou village', 'Kamouraska')
  await fill(page, 'Code postal', 'g0l 1m0')
  await expectAccessible(page)
  await press(page, 'Continuer')
  await expect(main(page).getByRole('heading', { name: 'Votre vitrine' })).toBeVisible()
  await press(page, 'Continuer')
  await fill(page, 'Montant par commande ($)', '10')
  await fill(page, 'Part au plus tôt après (jours ouvrables) (facultatif)', '1')
  await fill(page, 'Et au plus tard après (jours ouvrables) (facultatif)', '3')
  await expect(
    main(page).getByRole('region', { name: 'Ce que votre clientèle paiera' }).getByText('10,00\u00a0$').first(),
  ).toBeVisible()
  await press(page, 'Continuer')
  await expect(main(page).getByRole('heading', { name: 'Retours et taxes' })).toBeVisible()
  await press(page, 'Continuer')
  await expect(main(page).getByLabel('Ville', { exact: true })).toHaveValue('Kamouraska')
  await fill(page, 'Adresse', '12, rue Morel')
  await expect(main(page).getByLabel('Code postal', { exact: true })).toHaveValue('G0L 1M0')
  await press(page, 'Ouvrir ma boutique')
  await main(page)
    .getByRole('checkbox', { name: /^J’ai lu et j’accepte les conditions/ })
    .check()
  await expect(main(page).getByText('Acceptez les conditions pour ouvrir votre boutique.')).toBeHidden()
  await press(page, 'Ouvrir ma boutique')
  await expect(title(page, 'Aujourd’hui')).toBeVisible()
  await expect(region(page, 'Vos premiers pas').getByRole('link')).toHaveCount(3)
  await expectAccessible(page)
}

/** From the list of products: two photos, two colors, five of each. */
export async function publishProduct(page: Page) {
  await main(page).getByRole('link', { name: 'Nouveau produit' }).first().click()
  await fill(page, 'Nom du produit', PRODUCT)
  await main(page).getByRole('textbox', { name: 'Description', exact: true }).fill('Tourné en novembre.')
  await main(page).locator('input[type=file]').setInputFiles(['web/public/partage.jpg', 'web/public/icone-512.png'])
  await fill(page, 'Description de la photo 2', 'Le bol, vu de face')
  await press(page, 'Avancer la photo 2')
  await expect(main(page).getByLabel('Description de la photo 1')).toHaveValue('Le bol, vu de face')
  await press(page, 'Ajouter une option')
  await fill(page, 'Nom de l’option 1', 'Couleur')
  await fill(page, 'Ajouter une valeur à Couleur', 'Sauge, Givre')
  await press(page, 'Ajouter')
  await fill(page, 'Prix ($), La même chose pour toutes', '40')
  await fill(page, 'Unités en main, La même chose pour toutes', '5')
  await main(page)
    .getByRole('group', { name: 'Appliquer à toutes les variantes' })
    .getByRole('button', { name: 'Appliquer' })
    .click()
  await expect(main(page).getByLabel('Prix ($), Givre')).toHaveValue('40')
  await fill(page, 'Chercher une catégorie', 'bols')
  await main(page).getByRole('group', { name: 'Catégories' }).getByRole('checkbox').first().check()
  await expectAccessible(page)
  await press(page, 'Mettre en vente')
  await expect(
    toast(page, /^Le produit (est en vente|sera en vente quand votre boutique sera approuvée)/),
  ).toBeVisible()
}
