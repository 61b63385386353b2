import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import {
  another,
  dialog,
  fill,
  join,
  openShop,
  press,
  PRODUCT,
  publishProduct,
  region,
  SPACE,
  title,
  toast,
} from './selling'
import { expectAccessible, main, newCustomer, settled, somebody, visit } from './support'

// A whole sale: a seller joins and publishes, a guest buys, parcels are shipped and returned, and the amounts agree.

const OTHER_PRODUCT = '/produit/tasse-trempee'

test.beforeEach(settled)

/** `1 234,56 $` as whole cents. */
const cents = (text: string | null) =>
  Number(
    (text ?? '')
      .replace(/[^\d,\u2212]/g, '')
      .replace('\u2212', '-')
      .replace(',', ''),
  )

test('a seller joins, sells beside another shop, ships, takes back, and is owed what the invoice says', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.slow() // several people's work, one after the other
  const seller = somebody()
  const shop = `Poterie ${Date.now()}`
  await join(page, seller)
  await openShop(page, shop)
  await page.getByRole('navigation', { name: 'Espace vendeur' }).getByRole('link', { name: 'Produits' }).click()
  await publishProduct(page)
  const address = await main(page).getByRole('link', { name: 'Voir la page du produit' }).getAttribute('href')
  const slug = address?.split('/').pop() ?? ''

  const guest = await another(browser, baseURL)
  const tracking = await buy(guest, slug)
  await shipPart(page)
  await cancelRest(page)
  await followParcel(guest, tracking)
  await answerMessage(page)
  await askReturn(guest, tracking)
  await takeBack(page)
  await seeRefund(guest, tracking)
  await answerQuestion(page, guest, request, slug)
  await compareMoney(page, request, tracking)
  await onPhone(page)
})

/** A guest's cart of two shops: one Sauge and two Givre of ours, and something of another. */
async function buy(guest: Page, slug: string): Promise<string> {
  await addToCart(guest, `/produit/${slug}`, 'Sauge', 1)
  await addToCart(guest, `/produit/${slug}`, 'Givre', 2)
  await addToCart(guest, OTHER_PRODUCT, 'Sauge', 1)
  await guest.goto('/panier')
  await fill(guest, 'Courriel', `invite.${Date.now()}@courriel.example`)
  await fill(guest, 'Téléphone', '418 555-0142')
  await press(guest, 'Continuer en invité')
  const address = {
    Prénom: 'Maude',
    Nom: 'Tremblay',
    Adresse: '84, rang de la Grande-Ligne',
    Ville: 'Saint-Pascal',
    'Code postal': 'g0l3y0',
  }
  for (const [label, value] of Object.entries(address)) await fill(guest, label, value)
  await press(guest, 'Continuer vers la facturation')
  await press(guest, 'Continuer vers le paiement')
  const card = { 'Numéro de carte': '4242 4242 4242 4242', Expiration: '12/30', 'Code de sécurité': '123' }
  for (const [label, value] of Object.entries(card)) await fill(guest, label, value)
  await press(guest, 'Continuer vers la validation')
  await press(guest, /^Commander et payer/)
  await expect(title(guest, 'Merci pour votre commande!')).toBeVisible()
  await main(guest).getByRole('link', { name: 'Suivre ma commande' }).click()
  await expect(title(guest, /^Commande RR-/)).toBeVisible()
  return guest.url()
}

async function addToCart(guest: Page, path: string, choice: string, units: number) {
  await visit(guest, path)
  await guest.getByRole('radio', { name: choice }).check()
  for (let more = 1; more < units; more++)
    await guest.getByRole('button', { name: 'Ajouter un', exact: true }).first().click()
  await press(guest, 'Ajouter au panier')
  await dialog(guest, 'Mon panier').getByRole('button', { name: 'Fermer' }).click()
}

/** What the first page says waits leads to the order: a unit of Givre stays for later. */
async function shipPart(page: Page) {
  await page.goto(SPACE)
  await main(page)
    .getByRole('link', { name: /^1\scommande à expédier/ })
    .click()
  await expect(title(page, 'Commandes')).toBeVisible()
  await expectAccessible(page)
  const [slips] = await Promise.all([page.waitForEvent('download'), press(page, 'Imprimer les bordereaux')])
  expect(slips.suggestedFilename()).toBe('bordereaux.pdf')
  await fill(page, 'Chercher une commande', 'tremblay')
  await press(page, 'Chercher')
  await expect(page).toHaveURL(/q=tremblay/)
  await main(page).getByRole('link', { name: /^RR-/ }).click()
  await expect(title(page, /^Commande RR-/)).toBeVisible()
  await expect(region(page, 'Articles').getByRole('listitem')).toHaveCount(2)
  await expect(async () => {
    await page.reload()
    await expect(main(page).getByRole('button', { name: 'Expédier' })).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expectAccessible(page)
  const [slip] = await Promise.all([page.waitForEvent('download'), press(page, /^Bordereau/)])
  expect(slip.suggestedFilename()).toMatch(/^bordereau-RR-.+\.pdf$/)

  await press(page, 'Expédier')
  const parcel = dialog(page, 'Expédier un colis')
  await parcel
    .getByRole('group', { name: `Unités de ${PRODUCT}, Givre` })
    .getByRole('button', { name: 'Retirer un' })
    .click()
  await parcel.getByLabel('Transporteur').selectOption({ label: 'Postes Canada' })
  await parcel.getByLabel(/^Numéro de suivi/).fill('7023 2109 4418')
  await expectAccessible(page)
  await parcel.getByRole('button', { name: /^Expédier 2/ }).click()
  await expect(toast(page, 'Le colis est noté et la personne prévenue.')).toBeVisible()
  await expect(main(page).getByText('Partiellement expédiée')).toBeVisible()
}

async function cancelRest(page: Page) {
  await press(page, 'Annuler des unités')
  const cancel = dialog(page, 'Annuler des unités')
  await cancel
    .getByRole('group', { name: `Unités de ${PRODUCT}, Givre à annuler` })
    .getByRole('button', { name: 'Ajouter un', exact: true })
    .click()
  await expect(cancel.getByText('40,00\u00a0$')).toBeVisible()
  await cancel.getByLabel('Motif').fill('Il a fêlé au four.')
  await expectAccessible(page)
  await cancel.getByRole('button', { name: /^Annuler 1/ }).click()
  await expect(toast(page, /^Les unités sont annulées/)).toBeVisible()
  await expect(main(page).getByText('Remboursé à la personne')).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Expédier' })).toHaveCount(0)
}

async function followParcel(guest: Page, tracking: string) {
  await guest.goto(tracking)
  await expect(main(guest).getByText('Partiellement expédiée')).toBeVisible()
  await expect(
    main(guest)
      .getByRole('link', { name: /^Suivre le colis/ })
      .first(),
  ).toHaveAttribute('href', /^https:\/\/www\.canadapost-postescanada\.ca\/.*702321094418/)
  await expect(main(guest).getByText(/Il a fêlé au four\./)).toBeVisible()
  const ours = main(guest).getByRole('region', { name: /^Articles de Poterie/ })
  await ours.getByRole('link', { name: 'Écrire à la boutique' }).click()
  await fill(guest, 'Votre message', 'Quand part le second bol?')
  await press(guest, 'Envoyer')
  await expect(main(guest).getByText('Merci! Votre message a été envoyé.')).toBeVisible()
}

async function answerMessage(page: Page) {
  await page.goto(SPACE)
  await main(page)
    .getByRole('link', { name: /^1\smessage non lu/ })
    .click()
  await expectAccessible(page)
  await main(page)
    .getByRole('link', { name: /Maude Tremblay.*1\smessage non lu/ })
    .click()
  await expect(title(page, 'Messages avec Maude Tremblay')).toBeVisible()
  await fill(page, 'Votre message', 'Il a fêlé, je vous l’ai remboursé.')
  await expectAccessible(page)
  await press(page, 'Envoyer')
  await expect(
    main(page)
      .getByRole('list', { name: /^Messages avec/ })
      .getByText('Il a fêlé, je vous l’ai remboursé.'),
  ).toBeVisible()
}

async function askReturn(guest: Page, tracking: string) {
  await guest.goto(tracking)
  await guest.goto(`${tracking}&retour=nouveau`)
  const sage = main(guest).getByRole('listitem').filter({ hasText: PRODUCT }).filter({ hasText: 'Sauge' })
  await sage.getByRole('checkbox').check()
  await fill(guest, 'Raison du retour (obligatoire)', 'Trop petit pour ma soupe.')
  await press(guest, 'Demander le retour')
  await expect(title(guest, 'Votre demande de retour est envoyée')).toBeVisible()
}

async function takeBack(page: Page) {
  await page.goto(SPACE)
  await main(page)
    .getByRole('link', { name: /^1\sdemande de retour à traiter/ })
    .click()
  await expect(title(page, 'Retours')).toBeVisible()
  await expect(main(page).getByText('Trop petit pour ma soupe.')).toBeVisible()
  await expectAccessible(page)
  await press(page, /^Accepter/)
  await dialog(page, 'Accepter ce retour?').getByRole('button', { name: 'Accepter le retour' }).click()
  await expect(toast(page, /^Le retour est accepté/)).toBeVisible()
  await press(page, /^Confirmer la réception/)
  const receive = dialog(page, 'Confirmer la réception')
  await expect(receive.getByRole('radio', { name: 'Le remettre en stock', exact: true })).toBeChecked()
  await expectAccessible(page)
  await receive.getByRole('button', { name: 'Confirmer et rembourser' }).click()
  await expect(toast(page, /^Le retour est reçu\. 45,99\s\$ sont remboursés à la personne\./)).toBeVisible()
  await expect(main(page).getByText('Aucun retour ne vous attend.')).toBeVisible()
}

async function seeRefund(guest: Page, tracking: string) {
  await guest.goto(tracking)
  await expect(main(guest).getByText('Retourné', { exact: true })).toBeVisible()
  await expect(main(guest).getByText(/Retour complété\./)).toBeVisible()
}

/** Somebody with an account asks about a product, without a page. */
async function ask(request: APIRequestContext, slug: string, question: string) {
  const { email, password } = await newCustomer(request)
  const signedIn = await request.post('/v1/identity/accounts:signInWithPassword', {
    data: { email, password, returnSecureToken: true },
  })
  const { idToken } = (await signedIn.json()) as { idToken: string }
  const { id: productId } = (await (await request.get(`/v1/products/slug/${slug}`)).json()) as { id: string }
  const asked = await request.post('/v1/product-questions', {
    headers: { Authorization: `Bearer ${idToken}` },
    data: { productId, question },
  })
  expect(asked.status()).toBe(201)
}

async function answerQuestion(page: Page, guest: Page, request: APIRequestContext, slug: string) {
  await ask(request, slug, 'Va-t-il au lave-vaisselle sans ternir?')
  await page.goto(SPACE)
  await main(page)
    .getByRole('link', { name: /^1\squestion sans réponse/ })
    .click()
  await press(page, /^Répondre/)
  await fill(page, 'Votre réponse', 'Oui, panier du haut.')
  await expectAccessible(page)
  await press(page, 'Publier la réponse')
  await expect(toast(page, /^Votre réponse est publiée/)).toBeVisible()
  await expect(main(page).getByText('Vous avez répondu à tout.')).toBeVisible()
  await expect(async () => {
    await visit(guest, `/produit/${slug}`)
    await guest.getByRole('tab', { name: /Questions/ }).click()
    await expect(guest.getByText('Oui, panier du haut.')).toBeVisible({ timeout: 3000 })
  }).toPass()
}

/** What the order was invoiced for, less what was given back, is what the statement adds up to. */
async function compareMoney(page: Page, request: APIRequestContext, tracking: string) {
  const asked = new URL(tracking).searchParams
  const orderId = asked.get('commande') ?? ''
  const invoices = (await (await request.get(`/v1/invoices/orders/${orderId}?jeton=${asked.get('jeton')}`)).json()) as {
    storeName: string
    total: number
  }[]
  expect(invoices).toHaveLength(2)
  const invoiced = Math.round(invoices.find(({ storeName }) => storeName.startsWith('Poterie'))!.total * 100)

  await page.goto(`${SPACE}/commandes/${orderId}`)
  const amount = async (label: string) =>
    cents(
      await region(page, 'Montants de votre boutique')
        .getByText(label, { exact: true })
        .locator('xpath=following-sibling::dd')
        .textContent(),
    )
  expect(await amount('Total')).toBe(invoiced)
  const net = await amount('Payé moins remboursements')
  expect(net).toBe(invoiced + (await amount('Remboursé à la personne')))
  const [invoice] = await Promise.all([page.waitForEvent('download'), press(page, /^Facture no/)])
  expect(invoice.suggestedFilename()).toMatch(/^facture-.+\.pdf$/)

  await page.goto(`${SPACE}/argent`)
  await expect(main(page).getByRole('table', { name: 'Opérations' }).getByRole('row')).toHaveCount(4)
  await expectAccessible(page)
  const row = async (name: string) => {
    const texts = await region(page, 'Sommaire de la période')
      .getByRole('row', { name: new RegExp(`^${name}`) })
      .getByRole('cell')
      .allTextContents()
    return texts.reduce((sum, text) => sum + cents(text), 0)
  }
  const taxes = cents(
    (
      await main(page)
        .getByText(/^Taxes perçues et remises par la plateforme/)
        .textContent()
    )
      ?.split(':')[1]
      ?.split('(')[0] ?? '',
  )
  expect((await row('Articles')) + (await row('Livraison')) + taxes).toBe(net)
  const owed = cents(
    await main(page)
      .getByText(/ vous doit /)
      .locator('b')
      .textContent(),
  )
  expect(owed).toBe(await row('Total'))
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Télécharger le relevé (CSV)')])
  expect(file.suggestedFilename()).toMatch(/^releve-.+\.csv$/)
}

/** The daily screens in a hand: nothing is cut off, and nothing is out of reach. */
async function onPhone(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['', '/commandes?etat=all', '/retours?etat=all', '/questions?etat=all', '/messages', '/argent']) {
    await page.goto(SPACE + path)
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      path,
    ).toBe(0)
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'Menu' }).click()
  await dialog(page, 'Menu').getByRole('link', { name: 'Commandes' }).click()
  await expect(title(page, 'Commandes')).toBeVisible()
  await expect(dialog(page, 'Menu')).toBeHidden()
}
