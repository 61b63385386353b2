import { expect, test, type Page } from '@playwright/test'
import { shopOf } from './selling'
import { buy, expectAccessible, main, newCustomer, settled, signInAs, somebody } from './support'

// A seller's orders: tracking numbers come in as one file, a person's earlier orders are at hand, and replies are kept.

test.beforeEach(settled)

const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click()
const enter = (page: Page, email: string) => signInAs(page, { email, password: 'rang-et-rue' })

test('tracking numbers come in as one file, once', async ({ page }, { project }) => {
  const { product, owner } = shopOf(project.name)
  const person = somebody()
  const first = await buy(page.request, product, person)
  const second = await buy(page.request, product, person)
  const lines = [`${first.reference};7023210039414604`, `${second.reference};7023210039414605`, 'RR-2222-2222;1']
  const text = ['Commande;Numéro de suivi', ...lines].join('\n')
  const file = { name: 'suivi.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  const choose = () => main(page).locator('input[type=file]').setInputFiles(file)

  await page.goto('/espace-vendeur/commandes')
  await enter(page, owner)
  await press(page, 'Téléverser les numéros de suivi')
  await main(page).getByLabel('Transporteur des lignes qui n’en nomment pas').selectOption('Postes Canada')
  await expectAccessible(page)
  // An order can be sent once the shop was notified of it, a moment after it was paid.
  await expect(async () => {
    const another = main(page).getByRole('button', { name: 'Choisir un autre fichier' })
    if (await another.isVisible()) await another.click()
    await choose()
    await expect(main(page).getByText(/^2\scolis à noter, 1\sligne laissée de côté\.$/)).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 60_000 })
  await expectAccessible(page)
  await press(page, /^Noter 2\scolis$/)
  await expect(main(page).getByText(/^2\scolis sont notés et les personnes prévenues\.$/)).toBeVisible()
  await press(page, 'Choisir un autre fichier')
  await choose()
  await expect(main(page).getByText(/^Aucun colis à noter, 3\slignes laissées de côté\.$/)).toBeVisible()

  await main(page)
    .getByRole('region', { name: 'Lignes du fichier' })
    .getByRole('link', { name: second.reference })
    .first()
    .click()
  const earlier = main(page).getByRole('region', { name: '2e commande de cette personne' })
  await expect(earlier.getByRole('link', { name: first.reference })).toBeVisible()
  await expect(main(page).getByRole('link', { name: /7023210039414605/ })).toBeVisible()
  await expectAccessible(page)
})

test('a saved reply is written once and inserted in a message and in an answer', async ({ page }, { project }) => {
  const { product, owner } = shopOf(project.name)
  const person = somebody()
  const order = await buy(page.request, product, person)
  const named = `Merci ${person.phone}` // of this run alone
  await page.goto(`/espace-vendeur/commandes/${order.id}`)
  await enter(page, owner)
  await press(page, 'Réponses enregistrées')
  await page.getByRole('dialog').getByRole('button', { name: 'Nouvelle réponse' }).click()
  const form = page.getByRole('dialog', { name: 'Nouvelle réponse' })
  await form.getByLabel('Nom', { exact: true }).fill(named)
  await form.getByLabel('Texte', { exact: true }).fill('Merci, {prénom}! À propos de {commande}.')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  const insert = page
    .getByRole('dialog', { name: 'Réponses enregistrées' })
    .getByRole('button', { name: `Insérer\u00a0: ${named}` })
  await expect(insert).toBeVisible()
  await expectAccessible(page)
  await insert.click()
  const message = main(page).getByLabel('Votre message')
  await expect(message).toHaveValue(`Merci, Zoé! À propos de ${order.reference}.`)
  await expect(message).toBeFocused()
  await press(page, 'Envoyer')
  await expect(main(page).getByRole('listitem').getByText(`À propos de ${order.reference}.`)).toBeVisible()

  const { email, password } = await newCustomer(page.request)
  const signedIn = await page.request.post('/v1/identity/accounts:signInWithPassword', {
    data: { email, password, returnSecureToken: true },
  })
  const { idToken } = (await signedIn.json()) as { idToken: string }
  const sold = (await (await page.request.get(`/v1/products/slug/${product}`)).json()) as { id: string }
  const question = `Est-ce fait à la main, à ${project.name} pixels?`
  const asked = await page.request.post('/v1/product-questions', {
    headers: { Authorization: `Bearer ${idToken}` },
    data: { productId: sold.id, question },
  })
  expect(asked.status()).toBe(201)
  await page.goto('/espace-vendeur/questions')
  await press(page, new RegExp(`^Répondre.*${project.name} pixels`))
  await press(page, 'Réponses enregistrées')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Insérer\u00a0: ${named}` })
    .click()
  await expect(main(page).getByLabel('Votre réponse')).toHaveValue('Merci, Zoé! À propos de {commande}.')
  await expectAccessible(page)
})
