import { test } from '@playwright/test'
import { enterConsole, settled } from './support'

test.beforeEach(settled)
test('look', async ({ page }) => {
  await enterConsole(page, '/regie/boutiques')
  const w = page.viewportSize()!.width
  const shot = async (path: string, name: string) => {
    await page.goto(path)
    await page.waitForTimeout(1500)
    await page.screenshot({ path: `/tmp/look/${name}-${w}.png`, fullPage: true })
  }
  await shot('/regie/boutiques', 'shops')
  await shot('/regie/boutiques?vue=waiting', 'waiting')
  await page.getByRole('link', { name: 'Poterie du Ruisseau' }).first().click()
  await page.waitForTimeout(1500)
  await page.screenshot({ path: `/tmp/look/shop-${w}.png`, fullPage: true })
  await shot(page.url() + '?ouvre=vue', 'seller')
  await shot('/regie/produits', 'products')
  await page.locator('tbody a').first().click()
  await page.waitForTimeout(1500)
  await page.screenshot({ path: `/tmp/look/hide-${w}.png`, fullPage: true })
  await shot('/regie/questions', 'questions')
  await shot('/regie/signalements', 'reports')
  await page.locator('tbody a').first().click()
  await page.waitForTimeout(1500)
  await page.screenshot({ path: `/tmp/look/report-${w}.png`, fullPage: true })
})
