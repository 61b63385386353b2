import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, main, settled, somebody, visit, wide } from './support'

// How people come to sell here, and how they enter the giveaway.

test.beforeEach(settled)

/** The landing page has nothing that floats over it; the shell writes the locale once the page answers. */
async function land(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => document.cookie.includes('locale='))
}

const languages = (page: Page) =>
  page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), new URL((link as HTMLLinkElement).href).pathname]),
    )

test('a maker reads what selling costs, counts, and leaves an e-mail to start', async ({ page }) => {
  await land(page, '/commencer-a-vendre')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/commencer-a-vendre$/)
  expect(await languages(page)).toEqual([
    ['fr-CA', '/commencer-a-vendre'],
    ['en-CA', '/start-selling'],
    ['x-default', '/commencer-a-vendre'],
  ])
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expectAccessible(page)

  const reasons = main(page).getByRole('group', { name: 'Trois raisons de vendre ici' })
  if (wide(page)) {
    await expect(reasons).not.toHaveAttribute('tabindex')
  } else {
    await reasons.focus()
    await page.keyboard.press('ArrowRight')
    await expect(main(page).getByRole('button', { name: 'La route' })).toHaveAttribute('aria-pressed', 'true')
    await main(page).getByRole('button', { name: 'La rue' }).click()
    await expect(reasons.getByRole('heading', { name: 'Du monde qui magasine ici exprès' })).toBeInViewport()
  }

  await main(page).getByRole('link', { name: 'Voir les frais' }).click()
  await expect(main(page).getByRole('heading', { name: 'Les frais, en clair' })).toBeInViewport()
  const calculator = main(page).getByRole('group', { name: 'Combien il vous reste' })
  await calculator.getByLabel('Prix d’un article').fill('12,95')
  await calculator.getByLabel('Nombre d’articles vendus').fill('3')
  await expect(calculator.getByRole('status')).toContainText('34,96 $')
  await calculator.getByText('5 %, un mois de coup de main').click()
  await expect(calculator.getByRole('status')).toContainText('36,91 $')

  const email = main(page).getByLabel('Votre courriel d’entreprise')
  await email.fill('bonjour@atelier')
  await email.press('Enter')
  await expect(main(page).getByText('Merci de saisir une adresse valide')).toBeVisible()
  await expect(email).toBeFocused()
  await expectAccessible(page)
  await email.fill('bonjour@atelier.example')
  await main(page).getByRole('button', { name: 'Commencer' }).click()
  await page.waitForURL(/\/espace-vendeur\?courriel=bonjour%40atelier\.example$/, { waitUntil: 'commit' })
})

test('the same page speaks English, and takes newsletter readers', async ({ page }) => {
  await land(page, '/commencer-a-vendre')
  await main(page).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/start-selling$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await land(page, '/start-selling')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('You make it. We bring the visitors.')
  await expectAccessible(page)
  await main(page).getByRole('textbox', { name: 'Your email', exact: true }).fill(somebody().email)
  await main(page).getByRole('button', { name: 'Sign me up' }).click()
  await expect(page.getByText('Thank you for subscribing to our newsletter.')).toBeVisible()
  await main(page)
    .getByRole('link', { name: /questions and answers/ })
    .click()
  await expect(page).toHaveURL(/\/faqs#faq-vendeurs$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
})

test('a visitor enters the giveaway once, and is thanked', async ({ page }) => {
  await visit(page, '/concours/panier-sans-dechets')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Gagnez un panier sans déchets')
  await expect(main(page).getByRole('region', { name: 'Trois boutiques, un panier' }).getByRole('link')).toHaveCount(3)
  await expect(main(page).getByRole('region', { name: 'Le règlement' })).toContainText('3 tentatives en 7 jours civils')
  await expectAccessible(page)
  const { email } = somebody()
  for (const status of ['SUBSCRIBED', 'ALREADY_EXIST']) {
    await main(page).getByRole('textbox', { name: 'Votre courriel' }).fill(email)
    const answer = page.waitForResponse('**/v1/newsletter/subscribe')
    await main(page).getByRole('button', { name: 'Participer' }).click()
    const response = await answer
    expect(response.request().postDataJSON()).toEqual({ email, attributes: { event: 'contest_no_waste' } })
    expect(await response.json()).toMatchObject({ status })
    const thanks = page.getByRole('dialog', { name: 'Merci, votre participation est notée!' })
    await expect(thanks).toContainText(/Le tirage aura lieu le .* à 12\sh/)
    if (status === 'SUBSCRIBED') await expectAccessible(page, 'dialog[open]')
    await page.keyboard.press('Escape')
    await expect(thanks).toBeHidden()
  }
  await main(page).getByRole('region', { name: 'Ce qu’il y a dans le panier' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/produit\/trio-de-savons-au-lait-de-chevre$/)
})
