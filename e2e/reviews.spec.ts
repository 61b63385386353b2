import { readFileSync } from 'node:fs'
import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import { enterConsole, expectAccessible, linkInLetter, main, settled, signInAs, visit } from './support'

// A buyer is asked by letter what they think, says it, is answered and reported; the market hides it, and the average
// of the product follows. The demo has four such letters, two for each width, all of one market: a second try takes the
// other.

test.beforeEach(settled)

const SUBJECT = 'Que pensez-vous de votre achat?'

/** To whom the demo wrote to ask for reviews. */
async function asked(request: APIRequestContext): Promise<string[]> {
  let found: string[] = []
  await expect(async () => {
    const list = await (await request.get('/dev/courriels', { params: { q: SUBJECT } })).text()
    const letters = [...list.matchAll(/<li>.*?<\/li>/g)].filter(([letter]) => letter.includes(SUBJECT))
    found = letters.map(([letter]) => /&lt;([^&]+)&gt;/.exec(letter)?.[1] ?? '').sort()
    expect(found).toHaveLength(4)
  }).toPass()
  return found
}

interface Product {
  id: string
  slug: string
  storeSlug: string
  storeName: string
  reviews: { count: number; average: number } | null
}

const read = async (request: APIRequestContext, slug: string): Promise<Product> =>
  (await request.get(`/v1/products/slug/${slug}`)).json()

/** The shop that sells a product answers the review, in a browser of its own. */
async function answerAsShop(browser: Browser, baseURL: string | undefined, storeSlug: string, said: string) {
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  await settled({ context, baseURL })
  const page = await context.newPage()
  const { owner } = JSON.parse(readFileSync(`internal/demo/data/shops/${storeSlug}.json`, 'utf8'))
  await page.goto('/espace-vendeur/avis')
  await signInAs(page, { ...owner, password: 'rang-et-rue' })
  await expect(main(page).getByRole('heading', { level: 1, name: 'Avis' })).toBeVisible()
  // The newest of those without an answer is the last of the list, so it is read among all.
  await page.goto('/espace-vendeur/avis?etat=all')
  const card = main(page).getByRole('listitem').filter({ hasText: said })
  await card.getByRole('button', { name: /^Répondre/ }).click()
  await card.getByLabel('Votre réponse').fill(`Merci! ${said}`)
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Publier la réponse' }).click()
  await expect(page.getByText('Votre réponse est publiée.')).toBeVisible()
  await context.close()
}

async function report(page: Page, slug: string, said: string) {
  await visit(page, `/produit/${slug}`)
  const item = main(page).getByRole('listitem').filter({ hasText: said }).first()
  await expect(item.getByText('Avis d’achat vérifié')).toBeVisible()
  await expect(item.getByRole('img', { name: /^Photo 1 de / })).toBeVisible()
  await expect(item.getByText(`Merci! ${said}`)).toBeVisible()
  await expectAccessible(page)
  await item.getByRole('button', { name: 'Signaler cet avis' }).click()
  const dialog = page.getByRole('dialog', { name: 'Signaler un avis' })
  await dialog.getByLabel(/Qu’est-ce qui ne va pas/).selectOption('other')
  await dialog.getByRole('button', { name: 'Envoyer le signalement' }).click()
  await expect(page.getByText('Merci! Nous allons regarder.')).toBeVisible()
}

test('a buyer is asked, says it, is answered, is reported, and the market hides it', async ({
  page,
  browser,
  request,
  baseURL,
}, { project, retry }) => {
  test.slow() // several people's work, one after the other
  const buyers = await asked(request)
  const link = await linkInLetter(request, buyers[(project.name === '1440' ? 0 : 1) + 2 * retry]!, '/avis')
  const said = `Avis de la largeur ${project.name}, essai ${retry + 1}.`

  await visit(page, link)
  await expect(main(page).getByRole('heading', { level: 1, name: 'Donner votre avis' })).toBeVisible()
  const line = main(page).getByRole('listitem').first()
  const slug = (await line.getByRole('link').first().getAttribute('href'))!.replace('/produit/', '')
  const before = await read(request, slug)
  await line.getByRole('button', { name: /^Donner mon avis/ }).click()
  await line.getByRole('button', { name: 'Publier mon avis' }).click()
  await expect(line.getByText('Choisissez de 1 à 5 étoiles.')).toBeVisible()
  await line.getByRole('radio', { name: '1 étoile sur 5' }).check({ force: true })
  await line.getByRole('textbox', { name: /^Votre avis/ }).fill(said)
  await line.locator('input[type=file]').setInputFiles('internal/demo/photos/tasse-bleue.jpg')
  await expect(line.getByRole('button', { name: 'Retirer la photo 1' })).toBeVisible()
  await expectAccessible(page)
  await line.getByRole('button', { name: 'Publier mon avis' }).click()
  await expect(page.getByText('Merci! Votre avis est publié.')).toBeVisible()
  await expect(line.getByRole('button', { name: /^Modifier mon avis/ })).toBeVisible()
  const after = await read(request, slug)
  expect(after.reviews?.count).toBe((before.reviews?.count ?? 0) + 1)

  await answerAsShop(browser, baseURL, after.storeSlug, said)
  await report(page, slug, said)

  await enterConsole(page, '/regie/avis?vue=reported', 'contenu')
  await main(page).getByRole('link', { name: said }).click()
  await main(page)
    .getByLabel(/Raison/)
    .fill('Cet avis ne parle pas du produit.')
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Masquer l’avis' }).click()
  await expect(page.getByText('L’avis est masqué.')).toBeVisible()
  await expect(async () => expect((await read(request, slug)).reviews).toEqual(before.reviews)).toPass()
  expect(await (await request.get(`/v1/products/${after.id}/reviews`)).text()).not.toContain(said)
  // A browser may show what it read itself for half a minute.
  await expect(async () => {
    await visit(page, `/produit/${slug}`)
    await page.waitForLoadState('networkidle')
    expect(await main(page).getByText(said).count()).toBe(0)
  }).toPass({ intervals: [5000] })
})
