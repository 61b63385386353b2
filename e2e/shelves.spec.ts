import { expect, test } from '@playwright/test'
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

  test('finds a question there after a reload', async ({ page, request }) => {
    const asked = `Ce pichet va-t-il au four à ${page.viewportSize()?.width} degrés?`
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
    await page.reload()
    await page.getByRole('tab', { name: /Questions/ }).click()
    await expect(page.getByRole('tabpanel').getByText(asked)).toBeVisible()
    await expectAccessible(page, '[role=tabpanel]')
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
