import { expect, test, type Page } from '@playwright/test'
import { expectAccessible, main, settled, visit, wide } from './support'

// A shop's two pages as a visitor meets them, on the demo market.

const SHOP = '/boutique/atelier-batture'
const ABOUT = `${SHOP}/a-propos`

test.beforeEach(settled)

const panel = (page: Page, name: string) => main(page).getByRole('region', { name })

test('the front tells who, where and how it ships', async ({ page }) => {
  await visit(page, SHOP)
  await expect(page).toHaveTitle(/^Atelier Batture \| /)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Atelier Batture')
  await expect(main(page).getByText(/^Éloïse et Marc-Antoine tournent le grès/)).toBeVisible()
  await expect(main(page).getByRole('list', { name: 'En bref' }).getByRole('listitem')).toHaveText([
    'Kamouraska, G0L 1M0',
    'Livraison gratuite dès 75,00 $',
  ])
  await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('listitem')).toHaveText([
    'Accueil',
    'Boutiques',
    'Atelier Batture',
  ])
  await expect(main(page).getByRole('article')).toHaveCount(12)
  await expectAccessible(page)
  await main(page).getByRole('link', { name: 'À propos de la boutique' }).click()
  await expect(page).toHaveURL(new RegExp(`${ABOUT}$`))
})

test('words search this shop alone, and the address tells them', async ({ page }) => {
  await visit(page, SHOP)
  const form = main(page).getByRole('search', { name: 'Chercher dans la boutique' })
  await form.getByRole('searchbox').fill('tasse')
  await form.getByRole('button', { name: 'Chercher' }).click()
  await expect(page).toHaveURL(new RegExp(`${SHOP}\\?q=tasse$`))
  await expect(
    main(page).getByRole('heading', { level: 2, name: 'Résultats pour « tasse » dans la boutique' }),
  ).toBeVisible()
  await expect(main(page).getByRole('article').first()).toContainText(/tasse/i)
  for (const tile of await main(page).getByRole('article').all()) await expect(tile).toContainText('Atelier Batture')
  await page.reload()
  await expect(form.getByRole('searchbox')).toHaveValue('tasse')
  await main(page).getByRole('link', { name: 'Voir toute la boutique' }).click()
  await expect(page).toHaveURL(new RegExp(`${SHOP}$`))
  await expect(main(page).getByRole('article')).toHaveCount(12)
})

test('words are searched without scripts too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(SHOP)
  const form = page.getByRole('search', { name: 'Chercher dans la boutique' })
  await form.getByRole('searchbox').fill('théière')
  await form.getByRole('button', { name: 'Chercher' }).click()
  await expect(page).toHaveURL(/\?q=th/)
  await expect(page.getByRole('article').first()).toContainText('Théière')
  await context.close()
})

test('its own categories narrow the list, and a step back widens it', async ({ page }) => {
  test.skip(!wide(page), 'narrow screens have them in the filter drawer')
  await visit(page, SHOP)
  const menu = main(page).getByRole('navigation', { name: 'Catégories de la boutique' })
  await expect(menu.getByRole('link').first()).toHaveText(/^Toute la boutique\s*12$/)
  const cups = menu.getByRole('link', { name: /^Tasses/ })
  const count = Number((await cups.textContent())?.replace(/\D/g, ''))
  await cups.click()
  await expect(page).toHaveURL(/\?categories=\d+$/)
  await expect(main(page).getByRole('article')).toHaveCount(count)
  await expect(cups).toHaveAttribute('aria-current', 'true')
  await page.goBack()
  await expect(main(page).getByRole('article')).toHaveCount(12)
})

test('an address that names a category long gone still shows the shop', async ({ page }) => {
  await visit(page, `${SHOP}?categories=disparue`)
  await expect(main(page).getByRole('article')).toHaveCount(12)
})

test('a page beyond the last leads back to the first', async ({ page }) => {
  const response = await visit(page, `${SHOP}?page=9`)
  expect(response?.status()).toBe(200)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await main(page).getByRole('link', { name: 'Revenir à la première page' }).click()
  await expect(main(page).getByRole('article')).toHaveCount(12)
})

test('an unknown shop is a real 404, and so is its story', async ({ page }) => {
  for (const path of ['/boutique/il-n-y-en-a-pas', '/boutique/il-n-y-en-a-pas/a-propos']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La page est introuvable...')
  }
})

test('the story tells what to know before buying', async ({ page }) => {
  await visit(page, ABOUT)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Atelier Batture')
  await expect(panel(page, 'Qui nous sommes')).toContainText('La terre arrive en blocs de quarante livres.')
  const shipping = panel(page, 'Livraison')
  await expect(shipping.locator('dt')).toHaveText(['1 article', '2 ou 3 articles', '4 articles et plus'])
  await expect(shipping.locator('dd')).toHaveText(['9,50 $', '12,00 $', '15,00 $'])
  await expect(shipping).toContainText('Gratuite dès 75,00 $ d’achats dans cette boutique.')
  await expect(shipping).toContainText('Expédié en 2 à 4 jours ouvrables.')
  await expect(panel(page, 'Retours')).toContainText('Trente jours pour changer d’idée')
  await expect(panel(page, 'Le marchand')).toContainText(
    /Atelier Batture, s\.e\.n\.c\..*88, avenue Morel.*Kamouraska \(Québec\)/s,
  )
  await expect(panel(page, 'Écrire à la boutique').getByRole('link').first()).toHaveAttribute(
    'href',
    '/compte/mes-commandes',
  )
  await expectAccessible(page)
  await main(page).getByRole('link', { name: 'Voir ses produits' }).click()
  await expect(page).toHaveURL(new RegExp(`${SHOP}$`))
})
