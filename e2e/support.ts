import AxeBuilder from '@axe-core/playwright'
import { expect, type BrowserContext, type Page } from '@playwright/test'

export const wide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 999
export const banner = (page: Page) => page.getByRole('banner')
export const main = (page: Page) => page.getByRole('main')

/** A visitor who has already answered everything that floats over the page. */
export async function settled({ context, baseURL }: { context: BrowserContext; baseURL: string | undefined }) {
  const cookie = (name: string, value: string) => ({ name, value, url: baseURL ?? '' })
  await context.addCookies([cookie('consent', 'denied'), cookie('newsletter_popup_hidden', '1'), cookie('app_drawer_hidden', '1')])
}

/** Opens a page and waits until it answers to clicks: what floats over it lives in the browser alone. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path)
  await page.getByRole('button', { name: 'Votre avis' }).waitFor()
  return response
}

export async function expectAccessible(page: Page, part = 'body') {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)).toEqual([])
}
