import { expect, test } from '@playwright/test'
import { shiftOf, watchShifts, wide } from './support'
import { addressesOf, publicRoutes } from './addresses'

// Nothing moves on any page while it arrives: what one reads stays where it is, and nobody presses the wrong button.
// The visitor is new: the question about cookies and what else floats over a page must not push it either.

/** Pages that the browser draws alone, for visitors who have not signed in. */
const drawnByTheBrowser = ['/panier', '/suivi-de-commande', '/connexion', '/recuperation-de-mot-de-passe']

test('no page moves while it arrives', async ({ page }) => {
  await watchShifts(page)
  const moved: Record<string, number> = {}
  const rendered = publicRoutes.flatMap(({ path }) => addressesOf(path))
  // On wide screens hydration.spec.ts visits the rendered ones, and looks at their shift too.
  for (const address of wide(page) ? ['/', ...drawnByTheBrowser] : [...rendered, ...drawnByTheBrowser]) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    const shift = await shiftOf(page)
    if (shift > 0.01) moved[address] = shift
  }
  expect(moved).toEqual({})
})
