import { expect, test, type Locator } from '@playwright/test'
import { expectAccessible, main, newCustomer, settled, signInAs, somebody, visit, wide } from './support'

// What stands on the shelves, on a wide screen and on a phone.

const MUG = '/produit/tasse-trempee'
const PITCHER = '/produit/pichet-a-lait'

test.describe('a visitor who has answered everything', () => {
  test.beforeEach(settled)

  test('asks to be told when a sold-out variant is back', async ({ page }) => {
    await visit(page, MUG)
    await page.getByRole('radio', { name: /^450 ml.*en rupture de stock/ }).check()
    await expect(main(page).getByText(/^Livraison par/)).toBeHidden()
    await main(page).getByRole('button', { name: 'Avertissez-moi' }).click()
    const field = main(page).getByRole('textbox', { name: 'Votre courriel' })
    await expect(field).toBeFocused()
    await field.fill('maude@')
    await main(page).getByRole('button', { name: 'Avertissez-moi' }).click()
    await expect(main(page).getByText('Veuillez entrer un courriel valide')).toBeVisible()
    await expectAccessible(page, 'main')
    await field.fill(somebody().email)
    await main(page).getByRole('button', { name: 'Avertissez-moi' }).click()
    await expect(main(page).getByRole('status').filter({ hasText: 'C’est noté.' })).toBeVisible()
  })

  test('looks at a photo closely, and buys from the foot of a narrow screen', async ({ page }) => {
    await visit(page, MUG)
    const large = page.getByRole('button', { name: /^Agrandir la photo/ })
    await large.click()
    const dialog = page.getByRole('dialog', { name: /Tasse trempée/ })
    await dialog.getByRole('button', { name: 'Agrandir la photo' }).click()
    const closer = dialog.getByRole('button', { name: 'Réduire la photo' })
    // The photograph itself, all of its pixels.
    const { given, drawn } = await closer.getByRole('img').evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return { given: Number(image.getAttribute('width')), drawn: image.naturalWidth }
    })
    expect(drawn).toBe(given)
    expect(drawn).toBeGreaterThanOrEqual(800)
    expect(await closer.evaluate((frame) => frame.scrollHeight > frame.clientHeight)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(large).toBeFocused()

    const bar = page.getByRole('group', { name: 'Achat rapide' })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    if (wide(page)) return expect(bar).toBeHidden()
    await expect(bar).toBeInViewport()
    // The end of the page stands clear of it.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const [over, feedback] = await Promise.all([
      bar.boundingBox(),
      page.getByRole('button', { name: 'Votre avis' }).boundingBox(),
    ])
    expect(feedback!.y + feedback!.height).toBeLessThanOrEqual(over!.y)
    await expectAccessible(page)
    await bar.getByRole('button', { name: 'Ajouter au panier' }).click()
    await expect(
      page.getByRole('dialog', { name: 'Mon panier' }).getByRole('link', { name: 'Tasse trempée', exact: true }),
    ).toBeVisible()
  })

  test('finds a question there after a reload', async ({ page, request }, { retry }) => {
    const asked = `Ce pichet va-t-il au four à ${(page.viewportSize()?.width ?? 0) + retry} degrés?`
    await page.goto(`/connexion?retour=${encodeURIComponent(PITCHER)}`)
    await signInAs(page, await newCustomer(request))
    await expect(page).toHaveURL(new RegExp(`${PITCHER}$`))
    await page.getByRole('tab', { name: /Questions/ }).click()
    await page.getByRole('tabpanel').getByRole('textbox').fill(asked)
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: /^Envoyer/ })
      .click()
    await expect(page.getByRole('tabpanel').getByRole('listitem').getByText(asked)).toBeVisible()
    await visit(page, PITCHER)
    await page.getByRole('tab', { name: /Questions/ }).click()
    await expect(page.getByRole('tabpanel').getByText(asked)).toBeVisible()
    await expectAccessible(page, '[role=tabpanel]')
  })
})

test.describe('tiles side by side', { tag: '@once' }, () => {
  test.beforeEach(settled)

  /** How many tiles stand in the first row. */
  async function inFirstRow(tiles: Locator) {
    await expect(tiles.first()).toBeVisible()
    const tops = await tiles.evaluateAll((all) => all.map((tile) => Math.round(tile.getBoundingClientRect().top)))
    return tops.filter((top) => top === tops[0]).length
  }

  test('have badges that stand clear of their hearts', async ({ page }) => {
    for (const [width, path] of [
      [1440, '/nulle-part'], // seven columns
      [1200, '/nulle-part'],
      [999, '/recherche'],
      [390, '/nulle-part'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await visit(page, path)
      const tiles = main(page).getByRole('article')
      await expect(tiles.filter({ hasText: 'Livraison gratuite' }).first()).toBeVisible()
      const covered = await tiles.evaluateAll((all) =>
        all.filter((tile) => {
          const heart = tile.querySelector('button[aria-pressed]')!.getBoundingClientRect()
          const badges = [...tile.querySelectorAll('[data-badges] > *')].map((badge) => badge.getBoundingClientRect())
          return badges.some((b) => b.right > heart.left && b.bottom > heart.top && b.top < heart.bottom)
        }),
      )
      expect(covered.length, `${path} at ${width} pixels`).toBe(0)
    }
  })

  for (const [width, columns] of [
    [999, 4],
    [998, 3],
  ] as const) {
    test(`are ${columns} at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const path of ['/recherche', '/categorie/maison-et-decoration']) {
        await visit(page, path)
        expect(await inFirstRow(main(page).locator('[data-grid]').getByRole('article')), path).toBe(columns)
        const { page: across, screen } = await page.evaluate(() => ({
          page: document.documentElement.scrollWidth,
          screen: document.documentElement.clientWidth,
        }))
        expect(across, path).toBeLessThanOrEqual(screen)
      }
    })
  }

  test('are a single row of five newcomers on the home page from 999 pixels, as it is drawn', async ({ page }) => {
    await page.setViewportSize({ width: 999, height: 900 })
    await visit(page, '/')
    expect(await inFirstRow(main(page).getByRole('article'))).toBe(5)
  })
})

test('a first visit on a small screen asks for consent alone, and the feedback button covers nothing', async ({
  page,
}) => {
  await visit(page, '/')
  const consent = page.getByRole('region', { name: 'Vos témoins, votre choix' })
  await expect(consent).toBeVisible()
  if (wide(page)) return
  const application = page.getByRole('complementary', { name: /^L’application/ })
  await expect(application).toBeHidden()
  await expect(page.getByRole('button', { name: 'Votre avis' })).not.toBeInViewport()
  await expectAccessible(page, '[data-consent]')
  await consent.getByRole('button', { name: 'Refuser' }).click()
  await expect(consent).toBeHidden()
  await expect(application).toBeVisible()
})
