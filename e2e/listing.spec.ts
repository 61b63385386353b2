import { expect, test, type Page } from '@playwright/test'
import { banner, expectAccessible, settled, visit, wide } from './support'

// Listings as a visitor meets them: search, categories, shops, suggestions. The address tells every state.

const tiles = (page: Page) => page.locator('main article')
const count = (page: Page) => page.locator('main').getByText(/^[\d\u00a0]+-[\d\u00a0]+ de [\d\u00a0]+$/)
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

/** The filters, wherever this screen has them. */
async function filters(page: Page) {
  if (wide(page)) return page.getByRole('complementary', { name: 'Filtres de la recherche' })
  await page.getByRole('button', { name: 'Filtres' }).click()
  return page.getByRole('dialog', { name: 'Filtres de la recherche' })
}

const apply = async (page: Page) => {
  if (!wide(page))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Voir / })
      .click()
}

test.beforeEach(settled)

test.describe('the search page', () => {
  test('shows what was searched, how many there are, and one page of it', async ({ page }) => {
    await visit(page, '/recherche')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tous les produits')
    await expect(tiles(page)).toHaveCount(20)
    await expect(count(page)).toHaveText(/^1-20 de \d+$/)
    await visit(page, '/recherche?q=tasse')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Résultats pour «\u00a0tasse\u00a0»')
    await expect(tiles(page).first()).toContainText(/tasse/i)
    if (wide(page)) await expect(banner(page).getByRole('combobox')).toHaveValue('tasse')
  })

  test('a word longer than the screen does not widen the page', async ({ page }) => {
    for (const path of ['/recherche?q=', '/blogue?etiquette=']) {
      await visit(page, path + 'a'.repeat(200))
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        path,
      ).toBe(0)
    }
  })

  test('turns pages, and comes back where a page was left', async ({ page }) => {
    await visit(page, '/recherche')
    const pages = page.getByRole('navigation', { name: 'Pagination' })
    await pages.getByRole('link', { name: 'Page 3', exact: true }).scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => window.scrollY)
    expect(left).toBeGreaterThan(300)
    await pages.getByRole('link', { name: 'Page 3', exact: true }).click()
    await expect(count(page)).toHaveText(/^41-60 de /)
    expect(query(page)).toEqual({ page: '3' })
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(count(page)).toHaveText(/^1-20 de /)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
    await page.goForward()
    await expect(count(page)).toHaveText(/^41-60 de /)
  })

  test('filters by price by figures, tells it in the address, and takes it away by its chip', async ({ page }) => {
    await visit(page, '/recherche?page=2')
    const panel = await filters(page)
    await panel.getByLabel('À', { exact: true }).fill('40')
    await page.keyboard.press('Tab')
    await apply(page)
    await expect(page).toHaveURL(/maxPrice=40/)
    expect(query(page)).toEqual({ maxPrice: '40' })
    const chip = page.getByRole('link', { name: 'Retirer le filtre De 0\u00a0$ à 40\u00a0$' })
    await chip.click()
    await expect(chip).toBeHidden()
    expect(query(page)).toEqual({})
    await page.goBack()
    await expect(chip).toBeVisible()
    await page.goBack()
    await expect(count(page)).toHaveText(/^21-40 de /)
  })

  test('moves the price thumbs by keyboard, never past each other', async ({ page }) => {
    await visit(page, '/recherche?minPrice=280&maxPrice=300')
    const panel = await filters(page)
    const low = panel.getByRole('slider', { name: 'Prix minimal' })
    await low.focus()
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight')
    await apply(page)
    await expect(page).toHaveURL(/minPrice=300&maxPrice=300/)
  })

  test('goes down the categories and back up', async ({ page }) => {
    await visit(page, '/recherche?maxPrice=300')
    const down = (await filters(page)).getByRole('link', { name: /^Maison et décoration/ })
    await down.click()
    await apply(page)
    await expect(page).toHaveURL(/categories=\d+/)
    expect(query(page).maxPrice).toBe('300')
    await expect(page.getByRole('link', { name: 'Retirer le filtre Maison et décoration' })).toBeVisible()
    const panel = await filters(page)
    await expect(panel.getByRole('link', { name: /^Éclairage/ })).toBeVisible()
    const names = await panel.locator('nav ul ul a > span:first-child').allTextContents()
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'fr')))
    await panel.getByRole('link', { name: 'Toutes les catégories' }).click()
    await apply(page)
    await expect(page).toHaveURL(/\?maxPrice=300$/)
  })

  test('narrows by several categories, colors and offers at once', async ({ page }) => {
    await visit(page, '/recherche')
    const panel = await filters(page)
    await panel.getByRole('link', { name: /^Bijoux/ }).click()
    await panel.getByRole('link', { name: /^Maison et décoration/ }).click()
    await panel.getByRole('checkbox', { name: /^En stock/ }).check()
    await panel.getByRole('group', { name: 'Couleur' }).getByRole('checkbox').first().check()
    await apply(page)
    await expect(page).toHaveURL(/categories=\d+,\d+&inStock=true&colors=[\w-]+$/)
    const chips = page.getByRole('list', { name: 'Filtres actifs' })
    await expect(chips.getByRole('link')).toHaveCount(4)
    await expect(tiles(page).first()).toBeVisible()
    await expectAccessible(page, 'main')
  })

  test('says which values of an old address are gone', async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await visit(page, '/recherche?colors=couleur-inconnue&categories=999999')
    const gone = page.getByRole('link', { name: 'Retirer le filtre couleur-inconnue (n’existe plus)' })
    await expect(gone).toBeVisible()
    await gone.click()
    await page.getByRole('link', { name: 'Retirer le filtre 999999 (n’existe plus)' }).click()
    await expect(page).toHaveURL(/\/recherche$/)
    await expect(tiles(page)).toHaveCount(20)
    expect(errors).toEqual([])
  })

  test('reads every form of a list in an address', { tag: '@once' }, async ({ page }) => {
    for (const form of [
      'categories[]=bijoux&categories[]=animaux',
      'categories[0]=bijoux&categories[1]=animaux',
      'categories=bijoux&categories=animaux',
      'categories=bijoux,animaux',
    ]) {
      await visit(page, `/recherche?${form}`)
      const chips = page.getByRole('list', { name: 'Filtres actifs' }).getByRole('link')
      await expect(chips, form).toHaveText([/Bijoux/, /Animaux/])
    }
    await visit(page, '/recherche?active=stores&categories[]=pets&categories[]=licornes')
    await page.getByRole('link', { name: 'Retirer le filtre licornes (n’existe plus)' }).click()
    await expect(page).toHaveURL(/\/recherche\?active=stores&categories=pets$/)
  })

  test('keeps the filters in reach of a thumb', async ({ page }) => {
    test.skip(wide(page), 'wide screens have them beside the results')
    await visit(page, '/recherche')
    await tiles(page).nth(12).scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Filtres' })).toBeInViewport()
  })

  test('sorts, shows more at a time, and resets to the words', async ({ page }) => {
    await visit(page, '/recherche?q=a&page=2')
    await page.getByLabel('Trier par').selectOption({ label: 'Derniers ajouts' })
    await expect(page).toHaveURL(/sortBy=createdAt/)
    expect(query(page).page).toBeUndefined()
    await page.getByLabel('Par page').selectOption('40')
    await expect(page).toHaveURL(/perPage=40/)
    await (await filters(page)).getByRole('button', { name: /^Réinitialiser/ }).click()
    await apply(page)
    await expect(page).toHaveURL(/\/recherche\?q=a$/)
  })

  test('sorts by distance from the browser’s position', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 46.8139, longitude: -71.208 })
    await visit(page, '/recherche?q=miel')
    await page.getByLabel('Trier par').selectOption({ label: 'Distance' })
    await expect(page).toHaveURL(/sortBy=distance&lat=46.81&lon=-71.21/)
    expect(query(page).sortDirection).toBeUndefined()
    await expect(tiles(page).first()).toContainText(/à [\d,]+\u00a0km/)
  })

  test('sorts by distance from a typed place when the position is refused', async ({ page }) => {
    await visit(page, '/recherche?active=stores')
    await page.getByLabel('Trier par').selectOption({ label: 'Distance' })
    await expect(page.getByText(/^Votre position n’est pas accessible/)).toBeVisible()
    await expectAccessible(page, 'main')
    await page.getByLabel('Ville ou code postal').fill('Kamouraska')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/active=stores&sortBy=distance/)
    await expect(tiles(page).first()).toContainText('Kamouraska')
    await expect(page.getByRole('link', { name: 'Retirer le filtre Près de Kamouraska' })).toBeVisible()
  })

  test('has a tab of shops, filtered by category codes', async ({ page }) => {
    await visit(page, '/recherche?q=bois&page=2&maxPrice=300')
    const shops = page.getByRole('tab', { name: /^Boutiques/ })
    await shops.click()
    await expect(page).toHaveURL(/\/recherche\?q=bois&active=stores$/)
    await expect(shops).toHaveAttribute('aria-selected', 'true')
    await shops.press('ArrowLeft')
    await expect(page).toHaveURL(/\/recherche\?q=bois$/)
    await visit(page, '/recherche?active=stores')
    await (await filters(page)).getByRole('checkbox', { name: /^Animaux/ }).check()
    await apply(page)
    await expect(page).toHaveURL(/categories=pets/)
    await expect(tiles(page).first()).toContainText('Animaux')
  })

  test('shows something else when nothing answers', async ({ page }) => {
    await visit(page, '/recherche?q=zzqqxxw')
    await expect(page.getByText('Désolé, aucun résultat.')).toBeVisible()
    await expect(tiles(page)).toHaveCount(20)
    await expect(page.getByRole('navigation', { name: 'Pagination' })).toBeHidden()
  })

  test('says which words it searched instead, and lets one insist', async ({ page }) => {
    await visit(page, '/recherche?q=tuque%20violon')
    await expect(page.getByText('Aucun résultat exact pour «\u00a0tuque violon\u00a0»; voici pour')).toBeVisible()
    await expect(tiles(page).first()).toContainText(/tuque/i)
    await expectAccessible(page, 'main')
    await page.getByRole('link', { name: 'Chercher exactement «\u00a0tuque violon\u00a0»' }).click()
    await expect(page).toHaveURL(/\/recherche\?q=tuque%20violon&exact=1$/)
    await expect(page.getByText('Désolé, aucun résultat.')).toBeVisible()
    if (!wide(page)) await page.getByRole('button', { name: 'Ouvrir la recherche' }).click()
    const box = banner(page).getByRole('combobox')
    await box.fill('')
    const recent = banner(page).getByRole('option')
    await expect(recent.first()).toHaveText('tuque violon')
    await expectAccessible(page, 'header')
    await recent.last().click()
    await box.fill('')
    await expect(recent).toHaveCount(0)
  })

  test('survives an address that makes no sense', async ({ page }) => {
    const response = await visit(
      page,
      '/recherche?page=-1&perPage=7&sortBy=x&sortDirection=y&minPrice=a&maxPrice=-4' +
        '&lat=900&lon=q&categories=nulle-part&store=personne',
    )
    expect(response?.status()).toBe(200)
    await expect(tiles(page)).toHaveCount(20)
  })

  test('hides its filters past the results', async ({ page }) => {
    test.skip(!wide(page), 'narrow screens leave the button above')
    await visit(page, '/recherche')
    const sidebar = page.getByRole('complementary', { name: 'Filtres de la recherche' })
    await expect(sidebar).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(sidebar).toBeHidden()
  })
})

test.describe('categories', () => {
  test('all of them lead to their own page', async ({ page }) => {
    await visit(page, '/categorie')
    await page
      .locator('main')
      .getByRole('link', { name: /^Bijoux/ })
      .click()
    await expect(page).toHaveURL(/\/categorie\/bijoux$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bijoux')
  })

  test('a nested one has its chain in the breadcrumb', async ({ page }) => {
    await visit(page, '/categorie/mode-et-vetements/tuques')
    const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' })
    await expect(trail.getByRole('listitem')).toHaveText([
      'Accueil',
      'Toutes les catégories',
      'Mode et vêtements',
      'Tuques',
    ])
    await trail.getByRole('link', { name: 'Mode et vêtements' }).click()
    await expect(page).toHaveURL(/\/categorie\/mode-et-vetements$/)
  })

  test('an unknown one is a 404, one asked by its slug alone moves to its address', async ({ request }) => {
    expect((await request.get('/categorie/nulle-part')).status()).toBe(404)
    expect((await request.get('/categorie/bijoux/nulle-part')).status()).toBe(404)
    const moved = await request.get('/categorie/tuques', { maxRedirects: 0 })
    expect([moved.status(), moved.headers().location]).toEqual([301, '/categorie/mode-et-vetements/tuques'])
  })

  test('tell search engines what to keep', async ({ request }) => {
    const head = async (path: string) => {
      const html = await (await request.get(path)).text()
      const href = (rel: string) => html.match(new RegExp(`<link rel="${rel}" href="https?://[^/]+([^"]*)"`))?.[1]
      return {
        canonical: href('canonical'),
        prev: href('prev'),
        next: href('next'),
        robots: html.match(/<meta name="robots" content="([^"]*)"/)?.[1],
      }
    }
    const path = '/categorie/maison-et-decoration'
    expect(await head(path)).toEqual({ canonical: path, prev: undefined, next: `${path}?page=2`, robots: undefined })
    expect(await head(`${path}?page=2`)).toEqual({
      canonical: `${path}?page=2`,
      prev: path,
      next: `${path}?page=3`,
      robots: undefined,
    })
    expect(await head(`${path}?maxPrice=40`)).toEqual({
      canonical: undefined,
      prev: undefined,
      next: undefined,
      robots: 'noindex, follow',
    })
    const html = await (await request.get(path)).text()
    expect(html).toContain('"@type":"BreadcrumbList"')
  })
})

test.describe('shops', () => {
  test('are listed, found by name, and lead to their page', async ({ page }) => {
    await visit(page, '/boutique')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Magasiner par boutique')
    await expect(count(page)).toHaveText(/^1-20 de \d+$/) // other tests open shops of their own
    const form = page.getByRole('search', { name: 'Chercher une boutique' })
    await form.getByRole('searchbox').fill('batture')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/boutique\?q=batture$/)
    await expect(tiles(page).first().getByRole('link')).toHaveAttribute('href', '/boutique/atelier-batture')
  })
})

test.describe('suggestions', () => {
  test('come from two letters, are walked by the arrows and chosen by Enter', async ({ page }) => {
    await visit(page, '/categorie')
    if (!wide(page)) await page.getByRole('button', { name: 'Ouvrir la recherche' }).click()
    const box = banner(page).getByRole('combobox')
    await box.pressSequentially('tuq')
    const list = banner(page).getByRole('listbox', { name: 'Suggestions' })
    await expect(list.getByRole('option').first()).toContainText(/tuque/i)
    await expect(list.getByRole('option').first()).toContainText('$')
    await expect(list).toBeInViewport({ ratio: 0.9 })
    await expectAccessible(page, 'header')
    await page.keyboard.press('ArrowDown')
    const chosen = list.getByRole('option', { selected: true })
    const href = await chosen.getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${href}$`))
    await expect(list).toBeHidden()
  })

  test('close by Escape and keep the words', async ({ page }) => {
    await visit(page, '/categorie')
    if (!wide(page)) await page.getByRole('button', { name: 'Ouvrir la recherche' }).click()
    const box = banner(page).getByRole('combobox')
    await box.pressSequentially('mie')
    const list = banner(page).getByRole('listbox', { name: 'Suggestions' })
    await expect(list).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(box).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/recherche\?q=mie$/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a listing is whole: results, filters, pages', async ({ page }) => {
    await page.goto('/recherche?maxPrice=300')
    await expect(tiles(page)).toHaveCount(20)
    await page
      .getByRole('navigation', { name: 'Pagination' })
      .getByRole('link', { name: 'Page 2', exact: true })
      .click()
    await expect(count(page)).toHaveText(/^21-40 de /)
  })
})
