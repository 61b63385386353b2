import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { expectAccessible, main, newCustomer, settled, signInAs } from './support'

// A seller's catalogue: imported from a file, changed in bulk, exported. A whole sale is tested in seller.spec.

const PRODUCTS = '/espace-vendeur/produits'

test.beforeEach(settled)

const title = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { level: 1, name })
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true }).click()
const row = (page: Page, name: string) => main(page).getByRole('row').filter({ hasText: name })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const choose = (page: Page, file: string, content: string) =>
  main(page)
    .locator('input[type=file]')
    .setInputFiles({ name: file, mimeType: 'text/csv', buffer: Buffer.from(content) })

/** Somebody with a shop that sells nothing yet. */
async function newSeller(request: APIRequestContext) {
  const seller = await newCustomer(request)
  const signIn = await request.post('/v1/identity/accounts:signInWithPassword', {
    data: { ...seller, returnSecureToken: true },
  })
  const { idToken } = (await signIn.json()) as { idToken: string }
  const terms = await request.get('/v1/pages/conditions-particulieres-pour-les-vendeurs')
  const { updatedAt: termsVersion } = (await terms.json()) as { updatedAt: string }
  const opened = await request.post('/v1/seller/shops', {
    headers: { Authorization: `Bearer ${idToken}` },
    data: {
      termsVersion,
      name: `Boutique ${Date.now()}`,
      categoryCode: 'home_deco',
      city: 'Rimouski',
      postalCode: 'G5L 1A1',
      legalName: 'Zoé Côté',
      legalAddress: '3, rue du Quai',
      legalCity: 'Rimouski',
      legalPostalCode: 'G5L 1A1',
      deliveryMinDays: 1,
      deliveryMaxDays: 3,
      shippingSettings: { shippingPriceAmount: 8, shippingPricePolicy: 'fixedAmountByQuantity' },
    },
  })
  expect(opened.status()).toBe(201)
  return { seller, idToken, ...((await opened.json()) as { id: string; slug: string }) }
}

async function someCategory(request: APIRequestContext): Promise<string> {
  const list = (await (await request.get('/v1/product-categories/flat')).json()) as { path: string }[]
  return list[0]!.path
}

test('two people edit one product: the second is told what changed, chooses and loses nothing', async ({
  page,
  context,
  request,
}) => {
  const { seller, idToken, id } = await newSeller(request)
  const made = await request.post(`/v1/seller/shops/${id}/products`, {
    headers: { Authorization: `Bearer ${idToken}` },
    data: { status: 'draft', name: 'Bol', revision: 0, variants: [{ price: 20, sku: 'B-1' }] },
  })
  expect(made.status(), await made.text()).toBe(201)
  const path = `${PRODUCTS}/${((await made.json()) as { id: string }).id}`
  await page.goto(path)
  await signInAs(page, seller)
  const name = (tab: Page) => main(tab).getByLabel('Nom du produit')
  await expect(name(page)).toHaveValue('Bol')
  const other = await context.newPage()
  await other.goto(path)
  await name(other).fill('Bol creux')
  await main(other).getByLabel('Prix ($)').fill('22')
  await press(other, 'Enregistrer le brouillon')
  await expect(title(other, 'Bol creux')).toBeVisible()

  await name(page).fill('Bol profond')
  await press(page, 'Enregistrer le brouillon')
  const notice = main(page).getByRole('alert').filter({ hasText: 'avant vous' })
  await expect(notice.getByText(/22/).first()).toBeVisible()
  await expect(notice.getByRole('button', { name: 'Enregistrer le tout' })).toBeDisabled()
  await expectAccessible(page)
  await notice.getByRole('radio', { name: /La mienne Bol profond/ }).check()
  await notice.getByRole('button', { name: 'Enregistrer le tout' }).click()
  await expect(title(page, 'Bol profond')).toBeVisible()
  await expect(main(page).getByLabel('Prix ($)')).toHaveValue(/^22/)
})

test('a catalogue is carried in, changed many at once, and taken out as it is @once', async ({ page, request }) => {
  test.slow() // a whole catalogue's life
  const { seller, slug } = await newSeller(request)
  const category = await someCategory(request)
  await page.goto(PRODUCTS)
  await signInAs(page, seller)
  await expect(main(page).getByText('Votre boutique n’a pas encore de produit')).toBeVisible()
  await expectAccessible(page)

  await importFiles(page, category)
  await changeMany(page)
  await editOne(page)
  await exportAndImport(page)
  await leaveOnVacation(page, slug)
  await takeABreak(page, slug)
  await onPhone(page)
})

/** The export of a shop of Shopify: one product in two colours, one without a category; no photo of it can come. */
const SHOPIFY = [
  'Handle,Title,Body (HTML),Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,' +
    'Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Status',
  'tasse,Tasse trempée,<p>Une tasse.</p>,,true,Couleur,Bleu,TAS-B,shopify,14,34.00,46.00,https://10.0.0.1/t,active',
  'tasse,,,,,,Sauge,TAS-S,shopify,3,36.00,,,',
  'savon,Savon doux,,,true,Title,Default Title,SAV-1,,,9.50,,,active',
].join('\n')

test('a shop comes over from elsewhere: a known file, then one whose columns are named', async ({ page, request }) => {
  const { seller } = await newSeller(request)
  await page.goto(`${PRODUCTS}/importer`)
  await signInAs(page, seller)
  await choose(page, 'products_export.csv', SHOPIFY)
  await expect(main(page).getByText('Exportation de Shopify reconnue.')).toBeVisible()
  const first = main(page).getByRole('listitem').filter({ hasText: 'Tasse trempée' })
  await expect(first).toContainText('Couleur\u00a0: Bleu, Sauge')
  await expect(first).toContainText('À partir de 34,00\u00a0$')
  await expect(main(page).getByText('2\u00a0produits resteront des brouillons')).toBeVisible()
  await main(page).getByLabel('Catégorie des produits qui n’en ont pas').selectOption({ index: 1 })
  await expectAccessible(page)
  await press(page, 'Vérifier le fichier')
  await expect(first.getByText('En vente')).toBeVisible()
  await press(page, 'Appliquer le fichier')
  await expect(main(page).getByText('Le fichier est appliqué.')).toBeVisible()
  await expect(main(page).getByText('n’est pas une adresse publique')).toBeVisible()
  await expect(main(page).getByText('1\u00a0photo n’a pas pu venir.')).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Réessayer')
  await expect(main(page).getByText('n’est pas une adresse publique')).toBeVisible()

  await main(page).getByRole('link', { name: 'Envoyer un autre fichier' }).click()
  await choose(page, 'liste.csv', 'Article;Coût public;SKU\nTasse trempée;35,00;TAS-B\nVase;50,00;VAS-1\n')
  await main(page).getByLabel('Coût public').selectOption('Prix')
  await expectAccessible(page)
  await press(page, 'Vérifier le fichier')
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Vase' }).getByText('Nouveau')).toBeVisible()
  const known = main(page).getByRole('listitem').filter({ hasText: 'Tasse trempée' })
  await expect(known.getByText('Sera mis à jour')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  )
  await press(page, 'Appliquer le fichier')
  await main(page).getByRole('link', { name: 'Voir les produits' }).click()
  await expect(main(page).getByText('1–3 sur 3\u00a0produits')).toBeVisible()
})

/** A file with mistakes changes nothing and says where they are; the corrected one is applied whole. */
async function importFiles(page: Page, category: string) {
  await main(page).getByRole('link', { name: 'Importer' }).click()
  await choose(page, 'faux.csv', `nom;etat;prix;ugs\nBol;publié;douze;B-1\nTasse;ouvert;20,00;T-1\n`)
  await expect(main(page).getByText('2\u00a0erreurs dans le fichier')).toBeVisible()
  await expect(main(page).getByText('Rien n’a changé dans votre boutique.')).toBeVisible()
  await expect(row(page, 'prix').getByRole('cell').first()).toHaveText('2')
  await expect(row(page, 'etat').getByRole('cell').first()).toHaveText('3')
  await expectAccessible(page)
  await main(page).getByRole('link', { name: 'Envoyer un autre fichier' }).click()
  const lines = [
    'nom;etat;categories;prix;ugs;suivi;quantite',
    `Bol d’hiver;brouillon;${category};30,00;B-1;quantité;9`,
    `Tasse d’hiver;brouillon;${category};20,00;T-1;quantité;4`,
    'Vase sans rayon;brouillon;;50,00;V-1;quantité;2',
  ]
  await choose(page, 'produits.csv', lines.join('\n'))
  await expect(main(page).getByText('Le fichier est sans erreur\u00a0: 3\u00a0produits.')).toBeVisible()
  await press(page, 'Appliquer le fichier')
  await expect(main(page).getByText('Le fichier est appliqué.')).toBeVisible()
  await main(page).getByRole('link', { name: 'Voir les produits' }).click()
  await expect(main(page).getByText('1–3 sur 3\u00a0produits')).toBeVisible()
}

/** What suits some of the chosen products and not the others is done to those, and the others are named. */
async function changeMany(page: Page) {
  await main(page).getByRole('checkbox', { name: 'Choisir tous les produits de la page' }).check()
  await expectAccessible(page)
  await press(page, 'Mettre en vente')
  await expect(main(page).getByText('1\u00a0produit n’a pas changé')).toBeVisible()
  await expect(
    main(page)
      .getByText(/^Vase sans rayon/)
      .first(),
  ).toBeVisible()
  await expect(row(page, 'Bol d’hiver').getByText('En vente')).toBeVisible()
  await expect(row(page, 'Vase sans rayon').getByText('Brouillon')).toBeVisible()

  await main(page).getByRole('checkbox', { name: 'Choisir Bol d’hiver' }).check()
  await press(page, 'Changer les prix')
  await dialog(page, 'Changer les prix').getByLabel('Pourcentage').fill('-10')
  await expectAccessible(page)
  await dialog(page, 'Changer les prix').getByRole('button', { name: 'Appliquer' }).click()
  await expect(row(page, 'Bol d’hiver').getByText('27,00\u00a0$')).toBeVisible()

  await main(page).getByRole('checkbox', { name: 'Choisir Tasse d’hiver' }).check()
  await press(page, 'Changer le stock')
  await dialog(page, 'Changer le stock').getByLabel('Unités de chaque variante').fill('0')
  await dialog(page, 'Changer le stock').getByRole('button', { name: 'Appliquer' }).click()
  await expect(row(page, 'Tasse d’hiver').getByText('Épuisé')).toBeVisible()

  await main(page).getByRole('combobox', { name: 'Stock' }).selectOption('out')
  await expect(main(page).getByText('1–1 sur 1\u00a0produit')).toBeVisible()
  await main(page).getByRole('combobox', { name: 'Stock' }).selectOption('')
  await main(page).getByRole('searchbox', { name: 'Chercher un produit' }).fill('V-1')
  await press(page, 'Chercher')
  await expect(main(page).getByText('1–1 sur 1\u00a0produit')).toBeVisible()
}

/** What is wrong is shown where it is, and what is not saved is not lost by a click. */
async function editOne(page: Page) {
  await main(page).getByRole('link', { name: 'Vase sans rayon' }).click()
  await main(page).getByLabel('Prix courant ($)').fill('40')
  await press(page, 'Mettre en vente')
  await expect(main(page).getByText('2 champs sont à corriger.')).toBeVisible()
  await press(page, 'Aller au premier')
  await expect(main(page).getByLabel('Prix courant ($)')).toBeFocused()
  await main(page).getByLabel('Prix courant ($)').fill('65')
  await page.getByRole('navigation', { name: 'Espace vendeur' }).getByRole('link', { name: 'Commandes' }).click()
  await expectAccessible(page)
  await dialog(page, 'Quitter sans enregistrer?').getByRole('button', { name: 'Rester ici' }).click()
  await expect(main(page).getByLabel('Prix courant ($)')).toHaveValue('65')
  await main(page).getByRole('group', { name: 'Catégories' }).getByRole('checkbox').first().check()
  await press(page, 'Mettre en vente')
  await expect(main(page).getByRole('link', { name: 'Voir la page du produit' })).toBeVisible()
  await main(page).getByRole('link', { name: 'Tous les produits' }).click()
  await expect(title(page, 'Produits')).toBeVisible()
}

/** The file that comes out goes back in without changing anything. */
async function exportAndImport(page: Page) {
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Exporter en CSV')])
  const content = readFileSync(await file.path(), 'utf8')
  expect(content).toContain('Vase sans rayon')
  await main(page).getByRole('link', { name: 'Importer' }).click()
  await choose(page, 'retour.csv', content)
  await expect(main(page).getByText('À créer\u00a0: 0. À remplacer\u00a0: 0. Déjà pareils\u00a0: 3.')).toBeVisible()
}

async function leaveOnVacation(page: Page, slug: string) {
  await page.goto('/espace-vendeur/boutique')
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  await main(page).getByLabel('Jour du retour').fill(day)
  await press(page, 'Partir en vacances')
  await expect(main(page).getByText(/Votre boutique est en vacances\. Elle rouvre le/)).toBeVisible()
  await expectAccessible(page)
  await expect(async () => {
    await page.goto(`/boutique/${slug}`)
    await expect(
      main(page)
        .getByText(/est en vacances\.$/)
        .first(),
    ).toBeVisible({ timeout: 2000 })
  }).toPass()
}

/** Back from vacation, then away until the shop is reopened. */
async function takeABreak(page: Page, slug: string) {
  await page.goto('/espace-vendeur/boutique')
  await press(page, 'Revenir maintenant')
  await press(page, 'Mettre en pause')
  await expect(main(page).getByText(/est en pause jusqu’à nouvel ordre/)).toBeVisible()
  await expectAccessible(page)
  await expect(async () => {
    await page.goto(`/boutique/${slug}`)
    await expect(
      main(page)
        .getByText(/est en pause\.$/)
        .first(),
    ).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.goto('/espace-vendeur/boutique')
  await press(page, 'Rouvrir la boutique')
  await expect(main(page).getByLabel('Jour du retour')).toBeVisible()
}

/** Nothing is wider than the phone, and everything is still reachable. */
async function onPhone(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [path, name] of [
    [PRODUCTS, 'Produits'],
    [`${PRODUCTS}/nouveau`, 'Nouveau produit'],
    [`${PRODUCTS}/importer`, 'Importer des produits'],
    ['/espace-vendeur/boutique', 'Ma boutique'],
  ] as const) {
    await page.goto(path)
    await expect(title(page, name)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
  }
}
