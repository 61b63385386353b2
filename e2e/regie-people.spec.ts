import { expect, test, type APIRequestContext } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { buyAsGuest, enterConsole, expectAccessible, main, newCustomer, settled, somebody } from './support'

test.beforeEach(settled)

/** What the identity service answers to someone's password. */
async function signIn(request: APIRequestContext, email: string, password: string) {
  const answer = await request.post('/v1/identity/accounts:signInWithPassword', { data: { email, password } })
  return { status: answer.status(), body: await answer.text() }
}

test('a week of work: ban a person, answer a message, resend a letter that failed', async ({ page, request }) => {
  const person = await newCustomer(request)
  await enterConsole(page, '/regie/personnes', 'service')

  // Someone is found by the beginning of their e-mail, suspended for a reason, and let in again.
  const search = main(page).getByRole('searchbox')
  await search.fill(person.email.split('@')[0]!)
  await search.press('Enter')
  await expect(main(page).getByText('1 personne', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('row').getByRole('link').first().click()
  await main(page).getByRole('button', { name: 'Suspendre' }).click()
  await expect(main(page).getByText('Ce qui va se passer')).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('textbox', { name: 'Raison' }).fill('Colis réclamés trois fois')
  await main(page)
    .getByRole('button', { name: `Suspendre le compte de ${person.firstName}` })
    .click()
  await expect(main(page).getByText('Ce compte est suspendu')).toBeVisible()
  expect((await signIn(request, person.email, person.password)).body).toContain('USER_DISABLED')
  await main(page).getByRole('button', { name: 'Rétablir' }).click()
  await main(page).getByRole('textbox', { name: 'Raison' }).fill('La banque a confirmé')
  await main(page)
    .getByRole('button', { name: `Rétablir le compte de ${person.firstName}` })
    .click()
  await expect(main(page).getByText('Ce compte est suspendu')).toBeHidden()
  expect((await signIn(request, person.email, person.password)).status).toBe(200)

  // A message of the contact form is answered by letter, and its thread is closed.
  const mark = String(Date.now())
  const sent = await request.post('/v1/contact-messages', {
    data: { name: 'Zoé Côté', email: `zoe.${mark}@courriel.example`, subject: `Question ${mark}`, message: 'Allô?' },
  })
  expect(sent.status()).toBe(204)
  await page.goto('/regie/boite')
  await main(page).getByRole('link', { name: 'Zoé Côté' }).first().click()
  await expect(main(page).getByRole('heading', { name: `Question ${mark}` })).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('textbox', { name: 'Votre réponse' }).fill('Oui, bonjour!')
  await main(page)
    .getByRole('button', { name: /^Envoyer à/ })
    .click()
  await expect(main(page).getByRole('paragraph').filter({ hasText: 'Oui, bonjour!' })).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Rouvrir le fil' })).toBeVisible()

  // A letter that failed is read, then sent again.
  await page.goto('/regie/systeme')
  await expect(main(page).getByRole('link', { name: 'Votre commande est en route' })).toBeVisible()
  await expectAccessible(page) // before the letter: its frame runs no script, which axe would wait for
  await main(page).getByRole('link', { name: 'Votre commande est en route' }).click()
  await expect(main(page).getByText('marie-eve.lavoie@').first()).toBeVisible()
  await main(page)
    .getByRole('button', { name: /^Renvoyer à/ })
    .click()
  await expect(main(page).getByRole('button', { name: /^Renvoyer à/ })).toBeHidden()
  await page.goto('/regie/journal')
  await expect(main(page).getByText('Renvoyer une lettre').first()).toBeVisible()
})

test('a letter written by two is merged, tried on oneself and sent; the giveaway is edited', async ({
  page,
  context,
}) => {
  await enterConsole(page, '/regie/infolettre', 'contenu')
  await expect(main(page).getByRole('heading', { name: 'Personnes abonnées' })).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('link', { name: 'Écrire une lettre' }).click()
  const subject = `Nouvelles ${Date.now()}`
  await main(page).getByLabel('Objet').fill(subject)
  await main(page).getByRole('textbox', { name: 'Texte', exact: true }).fill('Bonjour!')
  await expectAccessible(page) // before the letter: its frame runs no script, which axe would wait for
  await main(page).getByRole('button', { name: 'Aperçu' }).click()
  await expect(main(page).frameLocator('iframe').getByRole('paragraph').getByText('Bonjour!')).toBeVisible()
  await main(page).getByRole('button', { name: 'Me l’envoyer d’abord' }).click()
  await expect(page.getByText('La lettre d’essai est en route vers vous.')).toBeVisible()
  await main(page)
    .getByRole('button', { name: /^Envoyer à \d+ personnes/ })
    .click()
  await expect(main(page).getByRole('row', { name: subject }).getByText('Envoyée')).toBeVisible()

  // Two write the same draft: the second sees both versions, chooses and loses nothing.
  await main(page).getByRole('link', { name: 'Écrire une lettre' }).click()
  await main(page).getByLabel('Objet').fill(`À deux ${subject}`)
  await main(page).getByRole('textbox', { name: 'Texte', exact: true }).fill('Bonjour!')
  await main(page).getByRole('button', { name: 'Garder le brouillon' }).click()
  await expect(page).toHaveURL(/lettre=(?!nouvelle)/)
  const other = await context.newPage()
  await other.goto(page.url())
  await main(other).getByLabel('Objet').fill(`Le sien ${subject}`)
  await main(other).getByRole('textbox', { name: 'Texte', exact: true }).fill('Bonsoir!')
  await main(other).getByRole('button', { name: 'Garder le brouillon' }).click()
  await expect(other.getByText('Le brouillon est gardé.')).toBeVisible()
  await main(page).getByLabel('Objet').fill(`Le mien ${subject}`)
  await main(page).getByRole('button', { name: 'Garder le brouillon' }).click()
  const notice = main(page).getByRole('alert')
  await expect(notice).toContainText('a enregistré avant vous')
  await expect(notice.getByRole('button', { name: 'Enregistrer le tout' })).toBeDisabled()
  await expectAccessible(page)
  await notice.getByRole('radio', { name: new RegExp(`La mienne Le mien ${subject}`) }).check()
  await notice.getByRole('button', { name: 'Enregistrer le tout' }).click()
  await expect(main(page).getByRole('row', { name: `Le mien ${subject}` })).toBeVisible()
  await expect(main(page).getByRole('textbox', { name: 'Texte', exact: true })).toHaveValue('Bonsoir!')

  await page.goto('/regie/concours')
  await main(page).getByRole('link', { name: 'Modifier' }).click()
  await main(page).getByLabel('Valeur d’un prix, en dollars').fill('125')
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Publier les changements' }).click()
  await expect(main(page).getByText('Chaque prix, environ 125')).toBeVisible()
})

test('a guest is found by e-mail, given their file and erased', async ({ page, request }) => {
  const guest = somebody()
  const reference = await buyAsGuest(request, guest)
  await enterConsole(page, '/regie/personnes', 'service')
  const find = async () => {
    await main(page).getByRole('searchbox').fill(guest.email)
    await main(page).getByRole('searchbox').press('Enter')
  }
  await find()
  const found = main(page).getByRole('region', { name: 'Sans compte' })
  await expect(found.getByText(guest.email)).toBeVisible()
  await expectAccessible(page)
  await found.getByRole('row').getByRole('link').first().click()
  await expect(main(page).getByRole('link', { name: reference })).toBeVisible()
  await expectAccessible(page)

  await main(page).getByRole('button', { name: 'Exporter le dossier' }).click()
  await main(page).getByRole('textbox', { name: 'Raison' }).fill('Demandé par courriel')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Préparer le fichier' }).click(),
  ])
  expect(readFileSync(await file.path(), 'utf8')).toContain(reference)

  await main(page).getByRole('button', { name: 'Effacer', exact: true }).click()
  await main(page).getByRole('textbox', { name: 'Raison' }).fill('Demandé par courriel')
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Effacer le dossier' }).click()
  await expect(page.getByText(`Le dossier de ${guest.firstName} ${guest.lastName} est effacé.`)).toBeVisible()
  await find()
  await expect(main(page).getByText(`Personne ne répond à`, { exact: false })).toBeVisible()
  await expect(found).toHaveCount(0)
})

test('a letter that was paused goes on, or is given up', async ({ page }, { project }) => {
  await enterConsole(page, '/regie/infolettre', 'contenu')
  // Each width has a letter of its own: the server is the same.
  const goesOn = project.name === '1440'
  const subject = goesOn ? 'Les récoltes sont rentrées' : 'Un calendrier de l’avent du Québec'
  const letter = main(page).getByRole('row', { name: subject })
  await expect(letter.getByText('En pause')).toBeVisible()
  await letter.getByRole('link').click()
  await expectAccessible(page)
  if (goesOn) {
    await main(page).getByRole('button', { name: 'Reprendre l’envoi' }).click()
    await expect(letter.getByText('Envoyée')).toBeVisible()
    return
  }
  await main(page).getByRole('button', { name: 'Annuler l’envoi' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler l’envoi' }).click()
  await expect(letter.getByText('Annulée')).toBeVisible()
})
