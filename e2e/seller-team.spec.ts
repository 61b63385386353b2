import { expect, test, type APIRequestContext } from '@playwright/test'
import { expectAccessible, linkInLetter, main, newCustomer, settled, signInAs, somebody, wide } from './support'

// A shop's team: someone is invited, opens an account by the letter, works within their role, and is removed.

test.beforeEach(settled)

/** Somebody who owns a shop of their own. */
async function newOwner(request: APIRequestContext) {
  const owner = await newCustomer(request)
  const signIn = await request.post('/v1/identity/accounts:signInWithPassword', {
    data: { ...owner, returnSecureToken: true },
  })
  const { idToken } = (await signIn.json()) as { idToken: string }
  const terms = await request.get('/v1/pages/conditions-particulieres-pour-les-vendeurs')
  const { updatedAt: termsVersion } = (await terms.json()) as { updatedAt: string }
  const place = { city: 'Rimouski', postalCode: 'G5L 1A1' }
  const legal = { legalName: 'Zoé Côté', legalAddress: '3, rue du Quai', legalCity: 'Rimouski' }
  const opened = await request.post('/v1/seller/shops', {
    headers: { Authorization: `Bearer ${idToken}` },
    data: {
      termsVersion,
      name: `Atelier ${owner.email.replace(/\D/g, '')}`,
      categoryCode: 'home_deco',
      ...place,
      ...legal,
      legalPostalCode: place.postalCode,
      deliveryMinDays: 1,
      deliveryMaxDays: 3,
      shippingSettings: { shippingPriceAmount: 9, shippingPricePolicy: 'fixedAmountByQuantity' },
    },
  })
  expect(opened.status()).toBe(201)
  return owner
}

test('a colleague joins by a letter, sees what their role allows, and is removed', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await newOwner(page.request)
  const colleague = somebody()
  await page.goto('/espace-vendeur/equipe?inviter=1')
  await signInAs(page, owner)
  await main(page).getByLabel('Son courriel').fill(colleague.email)
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(main(page).getByRole('button', { name: `Retirer l’invitation de ${colleague.email}` })).toBeVisible()

  const invitation = await linkInLetter(page.request, colleague.email, '/espace-vendeur/invitation')
  const theirs = await browser.newContext({ baseURL, viewport: page.viewportSize() })
  await settled({ context: theirs, baseURL })
  const their = await theirs.newPage()
  await their.goto(invitation)
  await expect(main(their).getByRole('heading', { name: /^Rejoindre l’équipe/ })).toBeVisible()
  await expectAccessible(their)
  await main(their).getByLabel('Prénom').fill('Noé')
  await main(their).getByLabel('Nom', { exact: true }).fill('Caron')
  await main(their).getByLabel('Mot de passe').fill(colleague.password)
  await main(their).getByRole('button', { name: 'Ouvrir mon compte et accepter' }).click()
  await expect(main(their).getByRole('heading', { name: 'Aujourd’hui', level: 1 })).toBeVisible()
  if (!wide(their)) await their.getByRole('button', { name: 'Menu' }).click()
  const nav = their.getByRole('navigation', { name: 'Espace vendeur' })
  await expect(nav.getByRole('link', { name: 'Produits' })).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Argent' })).toHaveCount(0)
  await their.goto('/espace-vendeur/argent')
  await expect(main(their).getByText('Cet écran n’est pas de votre rôle.')).toBeVisible()
  await expectAccessible(their)

  await page.goto('/espace-vendeur/equipe')
  await main(page).getByRole('link', { name: 'Gérer Noé Caron' }).click()
  await main(page)
    .getByRole('radio', { name: /^Retirer de l’équipe/ })
    .check()
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Retirer Noé Caron de l’équipe' }).click()
  await expect(main(page).getByRole('link', { name: 'Gérer Noé Caron' })).toHaveCount(0)
  await page.goto('/espace-vendeur/journal')
  await expect(main(page).getByText('Retrait de l’équipe')).toBeVisible()
  await expectAccessible(page)
  await their.goto('/espace-vendeur/produits')
  await expect(their).toHaveURL(/\/boutique\/nouvelle$/)
  await theirs.close()
})
