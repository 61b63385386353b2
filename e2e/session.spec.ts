import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import {
  banner,
  expectAccessible,
  linkInLetter,
  main,
  newCustomer,
  register,
  settled,
  signInAs,
  somebody,
  visit,
} from './support'

// Becoming a customer, being recognised, leaving, and coming back with a forgotten password.

test.beforeEach(settled)

const PRODUCT = '/produit/tasse-trempee'
const greeting = (page: Page, name: string) => banner(page).getByRole('link', { name: `Bonjour, ${name}` })
const toast = (page: Page, text: string) => page.getByText(text, { exact: true })
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click()
const fill = (page: Page, label: string, value: string) => main(page).getByLabel(label, { exact: true }).fill(value)

async function cookieOf(context: BrowserContext, name: string): Promise<string | undefined> {
  return (await context.cookies()).find((cookie) => cookie.name === name)?.value
}

test('a visitor keeps a wish, registers, is recognised in every tab, and leaves them all at once', async ({
  page,
  context,
  request,
}) => {
  const zoe = somebody()
  await visit(page, PRODUCT)
  await main(page).getByRole('button', { name: 'Ajouter au panier' }).click()
  await page.getByRole('dialog', { name: 'Mon panier' }).getByRole('button', { name: 'Fermer' }).click()
  await press(page, /^Ajouter à ma liste de souhaits$/)
  await expect(main(page).getByRole('button', { name: 'Retirer de ma liste de souhaits' })).toBeVisible()
  await page.goto('/compte/liste-de-souhait')
  await expect(main(page).getByRole('link', { name: 'Tasse trempée' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/connexion?retour=/produit/tasse-trempee')
  await expect(page).toHaveTitle(/^Connexion/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(page)

  const form = main(page)
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Créer mon compte' }) })
  const submit = form.getByRole('button', { name: 'Créer mon compte' })
  const typed = {
    Prénom: zoe.firstName,
    Nom: zoe.lastName,
    Courriel: zoe.email,
    Téléphone: '581',
    'Mot de passe': zoe.password,
  }
  for (const [label, value] of Object.entries(typed)) await form.getByLabel(label, { exact: true }).fill(value)
  await expect(submit).toBeDisabled()
  await form.getByLabel(/^J’accepte les/).check()
  await submit.click()
  await expect(form.getByText('Veuillez entrer un numéro de téléphone valide.')).toBeVisible()
  await expect(form.getByLabel('Téléphone')).toBeFocused()
  await expectAccessible(page)
  await form.getByLabel('Téléphone').fill(zoe.phone)
  await submit.click()

  await expect(toast(page, 'Votre compte a été créé avec succès.')).toBeVisible()
  await expect(page).toHaveURL(/\/produit\/tasse-trempee/)
  await expect(greeting(page, 'Zoé')).toBeVisible()
  await expect(banner(page).getByRole('button', { name: 'Mon panier, 1 article' })).toBeVisible()
  await page.goto('/compte/liste-de-souhait')
  await expect(main(page).getByText('1 à 1 sur 1')).toBeVisible() // what the browser kept joined the account

  const other = await context.newPage()
  await visit(other, PRODUCT)
  await expect(greeting(other, 'Zoé')).toBeVisible()
  await expect(main(other).getByRole('button', { name: 'Retirer de ma liste de souhaits' })).toBeVisible()
  await other.goto(await linkInLetter(request, zoe.email, '/confirmation-de-courriel'))
  await expect(main(other).getByRole('heading', { name: 'Votre courriel est confirmé' })).toBeVisible()
  await expect(other).toHaveURL(/\/confirmation-de-courriel$/)
  await expectAccessible(other)

  await page.goto('/deconnexion')
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(greeting(page, 'Invité')).toBeVisible()
  await expect(greeting(other, 'Invité')).toBeVisible()
  await expect.poll(() => cookieOf(context, 'refresh_token')).toBeUndefined()

  await other.goto('/compte')
  await expect(other).toHaveURL(/\/connexion\?retour=%2Fcompte$/)
})

test('someone signs in with a remembered address, after a wrong password, and never leaves the site', async ({
  page,
  context,
}) => {
  const zoe = await newCustomer(page.request)
  await visit(page, '/connexion?retour=//exemple.com')
  await signInAs(page, { ...zoe, password: 'mauvais' })
  await expect(main(page).getByRole('alert')).toHaveText('Veuillez vérifier votre courriel ou votre mot de passe.')
  await expect(main(page).getByLabel('Mot de passe').first()).toBeFocused()
  await expectAccessible(page)
  await main(page).getByLabel('Se souvenir de mon courriel').check()
  await signInAs(page, zoe)
  await expect(toast(page, 'Re-bienvenue Zoé Côté!')).toBeVisible()
  await expect(page).toHaveURL(/\/compte$/)
  const cookies = await context.cookies()
  for (const cookie of cookies) expect(`${cookie.name} ${cookie.sameSite}`).toBe(`${cookie.name} Lax`)
  const hidden = cookies.filter(({ httpOnly }) => httpOnly).map(({ name, path }) => `${name} ${path}`)
  expect(hidden.sort()).toEqual(['device /v1/identity', 'refresh_token /v1/identity'])
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/refresh_token|device/)

  await page.goto('/deconnexion')
  // Every page greets a guest until it has started.
  await expect.poll(() => cookieOf(context, 'auth_token')).toBeUndefined()
  await expect.poll(() => cookieOf(context, 'refresh_token')).toBeUndefined()
  await expect(greeting(page, 'Invité')).toBeVisible()
  await visit(page, '/connexion')
  await expect(main(page).getByLabel('Courriel', { exact: true }).first()).toHaveValue(zoe.email)
})

test(
  'a dead token is renewed once for all tabs, and a session that was ended is forgotten',
  { tag: '@once' },
  async ({ page, context, baseURL }) => {
    const zoe = await newCustomer(page.request)
    await visit(page, '/connexion')
    await signInAs(page, zoe)
    await expect(greeting(page, 'Zoé')).toBeVisible()

    await page.goto('about:blank') // what the page still asks for would renew the token too
    await context.addCookies([{ name: 'auth_token', value: 'x.eyJleHAiOjF9.x', url: baseURL ?? '' }])
    const renewals: string[] = []
    context.on('request', (sent) => {
      if (sent.url().endsWith('/v1/identity/token')) renewals.push(sent.url())
    })
    const tabs = [page, await context.newPage(), await context.newPage()]
    await Promise.all(tabs.map((tab) => tab.goto(PRODUCT)))
    for (const tab of tabs) await expect(greeting(tab, 'Zoé')).toBeVisible()
    expect(renewals).toHaveLength(1)

    const refreshToken = await cookieOf(context, 'refresh_token')
    await page.request.post('/v1/identity/sign-out', { data: { refreshToken } })
    await context.addCookies([{ name: 'auth_token', value: 'x.eyJleHAiOjF9.x', url: baseURL ?? '' }])
    await visit(page, PRODUCT)
    await expect(greeting(page, 'Invité')).toBeVisible()
    await expect
      .poll(async () => [
        await cookieOf(context, 'auth_token'),
        await cookieOf(context, 'refresh_token'),
        await cookieOf(context, 'auth_user_id'),
      ])
      .toEqual([undefined, undefined, undefined])
  },
)

test('a forgotten password is replaced by the letter’s link, which serves once', async ({ page, request }) => {
  const zoe = await newCustomer(request)
  await visit(page, '/connexion')
  await main(page).getByRole('link', { name: 'Mot de passe oublié?' }).click()
  // Both pages ask for an e-mail.
  await expect(main(page).getByRole('button', { name: 'Envoyer le lien' })).toBeVisible()
  await fill(page, 'Courriel', zoe.email)
  await expectAccessible(page)
  await press(page, 'Envoyer le lien')
  await expect(main(page).getByText(`Si un compte existe pour ${zoe.email}`)).toBeVisible()

  const link = await linkInLetter(request, zoe.email, '/changement-de-votre-mot-de-passe')
  await page.goto(link)
  await fill(page, 'Nouveau mot de passe', 'un-autre-mot')
  await fill(page, 'Confirmez le mot de passe', 'un-autre-mo')
  await press(page, 'Changer mon mot de passe')
  await expect(main(page).getByText('Votre mot de passe doit être identique.')).toBeVisible()
  await expectAccessible(page)
  await fill(page, 'Confirmez le mot de passe', 'un-autre-mot')
  await press(page, 'Changer mon mot de passe')
  await expect(main(page).getByRole('heading', { name: 'Votre mot de passe est changé' })).toBeFocused()
  await main(page).getByRole('link', { name: 'Me connecter' }).click()
  await signInAs(page, { ...zoe, password: 'un-autre-mot' })
  await expect(greeting(page, 'Zoé')).toBeVisible()

  await page.goto(link)
  await fill(page, 'Nouveau mot de passe', 'encore-un-autre')
  await fill(page, 'Confirmez le mot de passe', 'encore-un-autre')
  await press(page, 'Changer mon mot de passe')
  await expect(main(page).getByRole('heading', { name: 'Ce lien n’est plus valide' })).toBeVisible()
})

test(
  'where accounts wait for a code, it is typed, asked for again, and leads to signing in',
  { tag: '@once' },
  async ({ page }) => {
    const zoe = somebody()
    await page.route('**/v1/users/', (route) => route.fulfill({ status: 201, json: {} }))
    const refuse = (code: string) => ({
      status: 400,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 400, code }),
    })
    await page.route('**/v1/pending-users/verification-code', (route) => route.fulfill({ json: { status: 'success' } }))
    await page.route('**/v1/pending-users/user', (route) => {
      const { verificationCode } = route.request().postDataJSON() as { verificationCode: string }
      return route.fulfill(
        verificationCode === '7KQ4M-2XDRT' ? { json: { status: 'success' } } : refuse('invalid_verification_code'),
      )
    })
    await visit(page, '/connexion')
    await register(page, {
      Prénom: zoe.firstName,
      Nom: zoe.lastName,
      Courriel: zoe.email,
      Téléphone: zoe.phone,
      'Mot de passe': zoe.password,
    })
    await expect(page).toHaveURL(/\/verification-de-compte$/)

    await fill(page, 'Code de vérification', 'AAAAA-AAAAA')
    await press(page, 'Valider mon compte')
    await expect(main(page).getByRole('alert')).toContainText(
      "Ce code de vérification est erroné ou n'est plus valide.",
    )
    await expectAccessible(page)
    await press(page, 'Demander un nouveau code')
    await fill(page, 'Courriel', zoe.email)
    await press(page, 'Envoyer un nouveau code')
    await expect(main(page).getByRole('heading', { name: 'Un code a été envoyé' })).toBeFocused()
    await page.goto('/verification-de-compte?code=7KQ4M-2XDRT')
    await press(page, 'Valider mon compte')
    await expect(main(page).getByRole('heading', { name: 'Votre compte est validé' })).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Me connecter' })).toHaveAttribute('href', '/connexion')
    await expectAccessible(page)
  },
)
