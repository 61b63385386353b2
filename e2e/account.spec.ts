import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { expectAccessible, linkInLetter, main, newCustomer, settled, signInAs, wide, type Customer } from './support'

// The account area, and what a guest reaches of it with the signed link of a letter.

test.beforeEach(settled)

const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click()
const fill = (page: Page, label: string, value: string) => main(page).getByLabel(label, { exact: true }).fill(value)
const title = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { level: 1, name })
const toast = (page: Page, text: string) => page.getByText(text, { exact: true })
const card = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Goes to a page of the account as a guest, who is sent to sign in, and back. */
async function enter(page: Page, customer: Customer, path: string) {
  await page.goto(path)
  await expect(page).toHaveURL(/\/connexion\?retour=/)
  await signInAs(page, customer)
  await page.waitForURL((url) => url.pathname === path)
}

async function edit(page: Page, what: string, values: Record<string, string>) {
  await card(page, what)
    .getByRole('button', { name: /^Modifier/ })
    .click()
  for (const [label, value] of Object.entries(values))
    await card(page, what).getByLabel(label, { exact: true }).fill(value)
  await card(page, what).getByRole('button', { name: 'Enregistrer' }).click()
}

test('someone changes what identifies them, takes a copy of everything and leaves for good', async ({
  page,
  request,
}) => {
  const zoe = await newCustomer(page.request)
  await enter(page, zoe, '/compte/securite')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(page)

  await edit(page, 'Nom', { Prénom: 'Zoé-Ann', Nom: 'Gagné' })
  await expect(card(page, 'Nom').getByText('Zoé-Ann Gagné')).toBeVisible()
  await expect(card(page, 'Nom').getByRole('button', { name: 'Modifier : Nom' })).toBeFocused()
  await edit(page, 'Téléphone', { Téléphone: '418' })
  await expect(card(page, 'Téléphone').getByText('Veuillez entrer un numéro de téléphone valide.')).toBeVisible()
  await expectAccessible(page)
  await card(page, 'Téléphone').getByRole('button', { name: 'Annuler' }).click()

  await edit(page, 'Mot de passe', {
    'Mot de passe actuel': 'faux-mot',
    'Nouveau mot de passe': 'nouveau-mot',
    'Confirmez le nouveau mot de passe': 'nouveau-mot',
  })
  await expect(card(page, 'Mot de passe').getByLabel('Mot de passe actuel')).toHaveAttribute('aria-invalid', 'true')
  await card(page, 'Mot de passe').getByLabel('Mot de passe actuel').fill(zoe.password)
  await card(page, 'Mot de passe').getByRole('button', { name: 'Enregistrer' }).click()
  await expect(toast(page, 'Votre mot de passe a été changé. Vos autres appareils ont été déconnectés.')).toBeVisible()

  const email = `nouvelle.${zoe.email}`
  await edit(page, 'Courriel', { 'Nouveau courriel': email })
  await expect(card(page, 'Courriel').getByText(`Un lien de confirmation a été envoyé à ${email}.`)).toBeVisible()
  await expect(card(page, 'Courriel').getByText(zoe.email, { exact: true })).toBeVisible()
  await page.goto(await linkInLetter(request, email, '/confirmation-de-courriel'))
  await expect(main(page).getByRole('heading', { name: 'Votre courriel est confirmé' })).toBeVisible()
  await page.goto('/compte/securite')
  await expect(card(page, 'Courriel').getByText(email, { exact: true })).toBeVisible()

  const [copy] = await Promise.all([page.waitForEvent('download'), press(page, 'Télécharger mes données')])
  expect(copy.suggestedFilename()).toBe('mes-donnees.json')

  await press(page, 'Supprimer mon compte')
  const sure = dialog(page, 'Supprimer votre compte?')
  await expectAccessible(page)
  await sure.getByLabel('Mot de passe').fill('nouveau-mot')
  await sure.getByRole('button', { name: 'Supprimer définitivement' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.goto('/connexion')
  await signInAs(page, { ...zoe, email, password: 'nouveau-mot' })
  await expect(main(page).getByText('Veuillez vérifier votre courriel ou votre mot de passe.')).toBeVisible()
})

test('addresses, cards and wishes are kept, and the default ones stay', async ({ page }) => {
  const zoe = await newCustomer(page.request)
  await enter(page, zoe, '/compte/mes-adresses')
  await expect(main(page).getByRole('heading', { name: 'Aucune donnée de disponible' })).toBeVisible()
  await expectAccessible(page)
  await addAddress(page, '84, rang de la Grande-Ligne')
  await addAddress(page, '1200, rue Saint-Jean')
  await expect(main(page).getByText('Par défaut', { exact: true })).toHaveCount(1)
  await expectAccessible(page)
  await press(page, /^Supprimer l’adresse de Zoé Côté, 84/)
  await expect(
    dialog(page, 'Impossible de supprimer').getByText(/Vous devez ajouter une nouvelle adresse par défaut/),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await press(page, /^Choisir par défaut.*1200/)
  await expect(toast(page, 'L’adresse par défaut a été changée.')).toBeVisible()
  await press(page, /^Supprimer l’adresse de Zoé Côté, 84/)
  await dialog(page, 'Supprimer cette adresse?').getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(main(page).getByRole('button', { name: /^Supprimer l’adresse de Zoé Côté, 84/ })).toHaveCount(0)

  await page.goto('/compte/cartes-de-credit')
  await expect(main(page).getByRole('heading', { name: 'Aucune donnée de disponible' })).toBeVisible()
  await addCard(page, '4242 4242 4242 4242')
  await addCard(page, '5555 5555 5555 4444')
  await expectAccessible(page)
  await main(page).getByRole('link', { name: 'Gérer la carte Visa qui se termine par 4242' }).click()
  await expect(title(page, 'Visa qui se termine par 4242')).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Supprimer la carte')
  await expect(
    dialog(page, 'Impossible de supprimer').getByText(
      'Vous devez ajouter une nouvelle carte par défaut avant de pouvoir supprimer cette carte.',
    ),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await main(page).getByRole('link', { name: 'Retour à mes cartes' }).click()
  await main(page).getByRole('link', { name: /4444$/ }).click()
  await press(page, 'Supprimer la carte')
  await dialog(page, 'Supprimer cette carte?').getByRole('button', { name: 'Supprimer', exact: true }).click()
  await expect(title(page, 'Cartes de crédit')).toBeVisible()
  await expect(main(page).getByRole('link', { name: /4444$/ })).toHaveCount(0)

  await page.goto('/produit/tasse-trempee')
  await page.getByRole('button', { name: 'Votre avis' }).waitFor() // the page answers from now on
  await press(page, /^Ajouter à ma liste de souhaits$/)
  await expect(main(page).getByRole('button', { name: 'Retirer de ma liste de souhaits' })).toBeVisible()
  await page.goto('/compte/liste-de-souhait')
  await expect(main(page).getByText('1 à 1 sur 1')).toBeVisible()
  await expectAccessible(page)
  await press(page, 'Acheter Tasse trempée')
  await page.getByRole('dialog', { name: 'Mon panier' }).getByRole('button', { name: 'Fermer' }).click()
  await press(page, 'Retirer Tasse trempée de la liste')
  await expect(main(page).getByRole('heading', { name: 'Aucune donnée de disponible' })).toBeVisible()

  await page.goto('/compte')
  await expect(title(page, 'Bonjour, Zoé')).toBeVisible()
  await expect(main(page).getByRole('link', { name: /Cartes de crédit Visa 4242 par défaut/ })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Mon compte' })).toBeVisible({ visible: wide(page) })
  await expectAccessible(page)
})

test('a guest follows a shop once the letter is confirmed; a customer finds theirs in the account', async ({
  page,
}) => {
  const zoe = await newCustomer(page.request)
  await page.goto('/boutique/maille-nordet')
  await page.getByRole('button', { name: 'Votre avis' }).waitFor() // the page answers from now on
  await press(page, 'Suivre la boutique')
  await fill(page, 'Votre courriel', zoe.email)
  await expectAccessible(page)
  await press(page, 'Suivre la boutique')
  await expect(main(page).getByText('Encore un clic.')).toBeVisible()
  await page.goto(await linkInLetter(page.request, zoe.email, '/boutiques-suivies/confirmation'))
  await press(page, 'Confirmer')
  await expect(title(page, 'C’est fait.')).toBeVisible()

  await page.goto(await linkInLetter(page.request, zoe.email, '/confirmation-de-courriel'))
  await expect(main(page).getByRole('heading', { name: 'Votre courriel est confirmé' })).toBeVisible()
  await enter(page, zoe, '/compte/boutiques-suivies')
  await expect(main(page).getByRole('link', { name: 'Maille Nordet' })).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('link', { name: 'Maille Nordet' }).click()
  await press(page, 'Ne plus suivre Maille Nordet')
  await expect(toast(page, 'Vous ne suivez plus Maille Nordet.')).toBeVisible()
  await press(page, 'Suivre la boutique')
  await press(page, 'Suivre la boutique')
  await expect(main(page).getByRole('button', { name: 'Ne plus suivre Maille Nordet' })).toBeVisible()
})

async function addAddress(page: Page, street: string) {
  await main(page).getByRole('link', { name: 'Ajouter une adresse' }).click()
  const typed = { Prénom: 'Zoé', Nom: 'Côté', Adresse: street, Ville: 'Saint-Pascal', 'Code postal': 'g0l3y0' }
  for (const [label, value] of Object.entries(typed)) await fill(page, label, value)
  await press(page, 'Enregistrer')
  await expect(main(page).getByText(street)).toBeVisible()
}

async function addCard(page: Page, number: string) {
  await main(page).getByRole('link', { name: 'Ajouter une carte' }).click()
  await fill(page, 'Numéro de carte', number)
  await fill(page, 'Expiration', '12/30')
  await fill(page, 'Code de sécurité', '123')
  await press(page, 'Enregistrer la carte')
  await expect(main(page).getByRole('link', { name: new RegExp(`${number.slice(-4)}$`) })).toBeVisible()
}

test('a customer finds an order again after a failure, writes to a shop and sends something back', async ({ page }) => {
  // The demo market's Maude; each device sends back something else, since one thing goes back once.
  const maude = { firstName: 'Maude', lastName: 'Tremblay', email: 'maude@courriel.example', password: 'rang-et-rue' }
  const [reference, product] = wide(page)
    ? ['RR-7KQ4-M2XD', 'Tasse trempée']
    : ['RR-VE4K-8RMX', 'Duo de bracelets de billes']
  await page.route('**/v1/orders?page=1', (route) => route.abort())
  await enter(page, maude, '/compte/mes-commandes')
  await expect(main(page).getByRole('alert')).toBeVisible()
  await page.unroute('**/v1/orders?page=1')
  await press(page, 'Réessayer')
  await expectAccessible(page)
  await main(page).getByRole('link', { name: reference }).click()
  await expect(title(page, `Commande ${reference}`)).toBeVisible()
  await expectAccessible(page)
  const [invoice] = await Promise.all([
    page.waitForEvent('download'),
    main(page)
      .getByRole('button', { name: /^Facture d/ })
      .first()
      .click(),
  ])
  expect(invoice.suggestedFilename()).toMatch(/^facture-.+\.pdf$/)

  await main(page).getByRole('link', { name: 'Écrire à la boutique' }).first().click()
  await writeToShop(page, 'Bonjour, l’anse est fêlée.')
  await main(page).getByRole('link', { name: 'Retour à la commande' }).click()

  await main(page).getByRole('link', { name: 'Retourner des articles' }).click()
  await expect(title(page, 'Nouveau retour')).toBeVisible()
  const box = main(page).getByRole('checkbox', { name: `Retourner ${product}` })
  await box.check()
  await press(page, 'Demander le retour')
  await expect(main(page).getByText('Ce champ est obligatoire.')).toBeVisible()
  await expect(main(page).getByLabel('Raison du retour (obligatoire)')).toBeFocused()
  await expect(main(page).getByRole('checkbox', { disabled: true }).first()).toBeVisible()
  await expect(main(page).getByLabel('Quantité')).toBeVisible({ visible: wide(page) })
  await expectAccessible(page)
  await fill(page, 'Raison du retour (obligatoire)', 'L’anse est fêlée.')
  await main(page).getByLabel('Photos (facultatif)').setInputFiles('internal/demo/photos/tasse-bleue.jpg')
  await expect(main(page).getByRole('button', { name: 'Photo 1' }).locator('img')).toBeVisible()
  await press(page, 'Demander le retour')
  await expect(title(page, 'Votre demande de retour est envoyée')).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('link', { name: 'Retour à la commande' }).first().click()
  await expect(main(page).getByText('Retour demandé').first()).toBeVisible()

  await page.goto('/compte/messages')
  await main(page)
    .getByRole('link', { name: new RegExp(`Commande ${reference}.*anse est fêlée`) })
    .click()
  await expect(main(page).getByRole('list', { name: /^Messages avec/ })).toBeVisible()
  await page.goto('/compte/retours')
  const line = main(page).getByRole('listitem').filter({ hasText: product }).first()
  await expect(line.getByText('En attente de la réponse de la boutique.')).toBeVisible()
  await line.getByRole('button', { name: 'Photo 1' }).click()
  await expect(dialog(page, 'Photo 1').locator('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessible(page)
})

async function writeToShop(page: Page, text: string) {
  await main(page).getByLabel('Votre message').fill(text)
  await expect(main(page).getByText(`${text.length}/500`)).toBeVisible()
  await press(page, 'Envoyer')
  await expect(main(page).getByText('Merci! Votre message a été envoyé.')).toBeVisible()
  await expect(
    main(page)
      .getByRole('list', { name: /^Messages avec/ })
      .getByText(text),
  ).toBeVisible()
  await expectAccessible(page)
}

test('a guest writes to a shop and sees what may go back, behind the signed link', async ({ page, request }) => {
  const email = `invite.${Date.now()}@courriel.example`
  await guestOrder(request, email)
  await page.goto(await linkInLetter(request, email, '/suivi-de-commande'))
  await expect(title(page, /^Commande RR-/)).toBeVisible()
  await expect(main(page).getByRole('region', { name: 'Adresse de livraison' }).getByText('Saint-Pascal')).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(main(page).getByRole('button', { name: /^Facture d/ })).toHaveCount(1, { timeout: 3000 })
  }).toPass()
  await expectAccessible(page)
  const [invoice] = await Promise.all([
    page.waitForEvent('download'),
    main(page)
      .getByRole('button', { name: /^Facture d/ })
      .first()
      .click(),
  ])
  expect(invoice.suggestedFilename()).toMatch(/^facture-.+\.pdf$/)

  await main(page).getByRole('link', { name: 'Écrire à la boutique' }).first().click()
  await expect(page).toHaveURL(/jeton=.*boutique=/)
  await writeToShop(page, 'Pouvez-vous emballer en cadeau?')
  await page.goto(`${page.url().replace(/&boutique=.*/, '')}&retour=nouveau`)
  await expect(main(page).getByText('Cet article n’est pas encore expédié.').first()).toBeVisible()
  await expectAccessible(page)
  await page.goto(page.url().replace(/jeton=[^&]+/, 'jeton=faux'))
  await expect(main(page).getByText('Nous ne trouvons pas cette commande.')).toBeVisible()
})

/** Buys a cup as a guest, without a page. */
async function guestOrder(request: APIRequestContext, email: string) {
  const post = async (path: string, data?: object, headers = {}) => {
    const response = await request.post(`/v1${path}`, { ...(data && { data }), headers })
    expect(response.ok(), `${path}: ${response.status()}`).toBe(true)
    return (await response.json()) as { id: string; grandTotal: number }
  }
  const { variants } = (await (await request.get('/v1/products/slug/tasse-trempee')).json()) as {
    variants: { id: string; inventoryStatus: string }[]
  }
  const items = [{ variantId: variants.find(({ inventoryStatus }) => inventoryStatus === 'in_stock')!.id, quantity: 1 }]
  const cart = await post('/carts')
  await post(`/carts/${cart.id}/items/`, items[0])
  const address = {
    firstName: 'Zoé',
    lastName: 'Côté',
    address: '84, rang 4',
    city: 'Saint-Pascal',
    province: 'QC',
    postalCode: 'G0L 3Y0',
    country: 'CA',
  }
  const { grandTotal } = await post('/orders/cart/summary', {
    cartId: cart.id,
    shippingAddress: { province: 'QC', country: 'CA' },
  })
  const token = await post('/payments/sandbox/tokens', {
    number: '4242424242424242',
    expMonth: 12,
    expYear: 2030,
    cvc: '123',
  })
  const order = {
    cartId: cart.id,
    email,
    phone: '4185550142',
    firstName: 'Zoé',
    lastName: 'Côté',
    billingAddress: address,
    shippingAddress: address,
    tokenId: token.id,
    items,
    addContribution: false,
    expectedTotal: grandTotal,
  }
  await post('/orders', order, { 'Idempotency-Key': `e2e-${cart.id}` })
}
