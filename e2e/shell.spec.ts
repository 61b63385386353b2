import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { banner, expectAccessible, settled, visit, wide } from './support'

// The page shell as a visitor meets it, at the three device classes. Time is moved by hand, never waited for.

const NOWHERE = '/nulle-part'
const days = (count: number) => count * 86_400

/** From now on the page's timers move only when a test says so. What waits for an idle page still comes. */
async function stopClock(page: Page) {
  const start = Date.now()
  await page.addInitScript(() => Object.assign(window, { whenIdle: window.requestIdleCallback.bind(window) }))
  await page.clock.install({ time: start })
  await page.clock.pauseAt(start + 1000)
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: Reflect.get(window, 'whenIdle') }))
}

async function cookieLife(context: BrowserContext, name: string): Promise<number> {
  const cookie = (await context.cookies()).find((found) => found.name === name)
  return (cookie?.expires ?? 0) - Date.now() / 1000
}

test.describe('a settled visitor', () => {
  test.beforeEach(settled)

  test('sees the error page of an unknown address', async ({ page }) => {
    const response = await page.goto(NOWHERE)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La page est introuvable...')
    await expect(page.getByText('Désolé, le lien que vous recherchez ne semble plus exister.')).toBeVisible()
    await expect(page.getByText('This page could not be found')).toBeAttached()
    await expect(page.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute('href', '/')
    await expect(page.getByRole('link', { name: 'Faire une recherche' })).toHaveAttribute('href', '/recherche')
    await expect(page.getByRole('article')).toHaveCount(28)
    await expect(page.getByRole('link', { name: 'Voir tous les produits' })).toHaveAttribute('href', '/recherche')
    await expectAccessible(page)
  })

  test('is followed by the header from 55 px, and nothing moves', async ({ page }) => {
    await visit(page, NOWHERE)
    const top = () => banner(page).evaluate((header) => Math.round(header.getBoundingClientRect().top))
    const content = () =>
      page.locator('main').evaluate((main) => Math.round(main.getBoundingClientRect().top + window.scrollY))
    const before = await content()
    await page.evaluate(() => window.scrollTo(0, 54))
    await expect.poll(top).toBe(-14)
    await page.evaluate(() => window.scrollTo(0, 55))
    await expect.poll(top).toBe(0)
    await page.evaluate(() => window.scrollTo(0, 900))
    await expect.poll(top).toBe(0)
    expect(await content()).toBe(before)
  })

  test('opens the second level of a category', async ({ page }) => {
    test.skip(!wide(page), 'narrow screens have the menu drawer')
    await visit(page, NOWHERE)
    const parent = banner(page).getByRole('button', { name: 'Maison et décoration' })
    await parent.click()
    await expect(parent).toHaveAttribute('aria-expanded', 'true')
    const children = banner(page).locator('[data-level2] ol li')
    await expect(children.nth(2)).toBeVisible()
    const boxes = await children.evaluateAll((items) =>
      items.slice(0, 3).map((item) => item.getBoundingClientRect().toJSON()),
    )
    const [first, second, third] = boxes as { x: number; y: number }[]
    expect([first!.y === second!.y, third!.x === first!.x, third!.y > first!.y]).toEqual([true, true, true])
    await expectAccessible(page, 'header')

    await page.keyboard.press('ArrowDown')
    await expect(banner(page).locator('[data-level2] ol a').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(parent).toBeFocused()
    await expect(parent).toHaveAttribute('aria-expanded', 'false')

    const other = banner(page).getByRole('button', { name: 'Bijoux' })
    await other.hover()
    await expect(other).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.move(700, 850)
    await expect(other).toHaveAttribute('aria-expanded', 'false')
  })

  test('finds the categories in the menu drawer, which closes on a route change', async ({ page }) => {
    test.skip(wide(page), 'wide screens have the navigation row')
    await visit(page, NOWHERE)
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('button', { name: 'Maison et décoration' }).click()
    await expect(menu.getByRole('combobox')).toBeVisible()
    await expect(menu.getByRole('link', { name: / sur / })).toHaveCount(2)
    await expectAccessible(page, 'dialog[open]')
    await menu.getByRole('link', { name: 'Magasiner par boutique' }).click()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(/\/boutique$/)
  })

  test('slides the search box out, in 900 ms', async ({ page }) => {
    test.skip(wide(page), 'wide screens always show it')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await visit(page, NOWHERE)
    const box = banner(page).getByRole('combobox')
    await expect(box).toBeHidden()
    await page.getByRole('button', { name: 'Ouvrir la recherche' }).click()
    await expect(box).toBeFocused()
    const duration = await box.evaluate((input) => getComputedStyle(input.closest('[data-open]')!).transitionDuration)
    expect(duration.split(', ')[0]).toBe('0.9s')
    await page.keyboard.press('Escape')
    await expect(box).toBeHidden()
  })

  test('searches', async ({ page }) => {
    await visit(page, NOWHERE)
    if (!wide(page)) await page.getByRole('button', { name: 'Ouvrir la recherche' }).click()
    await banner(page).getByRole('combobox').fill('tuque à pompon')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/recherche\?q=tuque(\+|%20)%C3%A0(\+|%20)pompon$/)
  })

  test('opens the cart, empty', async ({ page }) => {
    await visit(page, NOWHERE)
    await banner(page).getByRole('button', { name: 'Mon panier' }).click()
    const cart = page.getByRole('dialog', { name: 'Mon panier' })
    await expect(cart.getByText('Votre panier est vide')).toBeVisible()
    await expectAccessible(page, 'dialog[open]')
    await page.keyboard.press('Escape')
    await expect(cart).toBeHidden()
    await expect(banner(page).getByRole('button', { name: 'Mon panier' })).toBeFocused()
  })

  test('is greeted as a guest', async ({ page }) => {
    await visit(page, NOWHERE)
    await expect(page.getByText('Bonjour, Invité')).toBeAttached()
  })

  test('subscribes to the newsletter from the footer, once', async ({ page }, info) => {
    const footer = page.getByRole('contentinfo')
    const email = `maude.${info.project.name}.${Date.now()}@exemple.ca`
    await page.clock.install()
    await visit(page, NOWHERE)
    const submit = async (address: string) => {
      await footer.getByRole('textbox', { name: 'Votre courriel' }).fill(address)
      await footer.getByRole('button', { name: 'M’inscrire' }).click()
    }
    await submit('')
    await expect(footer.getByText('Ce champ est obligatoire.')).toBeVisible()
    await submit('maude@')
    await expect(footer.getByText('Veuillez entrer un courriel valide')).toBeVisible()
    await submit(email)
    const thanks = page.getByText('Merci de vous être inscrit(e) à notre infolettre.')
    await expect(thanks).toBeVisible()
    await expect(footer.getByRole('textbox', { name: 'Votre courriel' })).toHaveValue('')
    await page.clock.fastForward(3000)
    await expect(thanks).toBeHidden()
    await submit(email)
    await expect(page.getByText('Vous êtes déjà inscrit(e) à notre infolettre, merci.')).toBeVisible()
  })

  test('gives feedback', async ({ page }) => {
    await visit(page, NOWHERE)
    await page.getByRole('button', { name: 'Votre avis' }).click()
    const widget = page.getByRole('dialog', { name: 'Votre avis nous est utile' })
    const send = widget.getByRole('button', { name: 'Envoyer' })
    await expect(send).toBeDisabled()
    await widget.getByLabel('Nom').fill('Maude Roy')
    await widget.getByLabel('Courriel').fill('maude@exemple.ca')
    await expect(send).toBeDisabled()
    await widget.getByLabel('Votre message').fill('La vitrine est belle.')
    await expectAccessible(page, '[data-feedback]')
    await send.click()
    await expect(widget.getByText('Merci beaucoup!')).toBeVisible()
    await widget.getByRole('button', { name: 'Fermer' }).first().click()
    await page.getByRole('button', { name: 'Votre avis' }).click()
    await expect(widget.getByLabel('Votre message')).toHaveValue('')
  })

  test('goes back to the top from 150 px', async ({ page }) => {
    await visit(page, NOWHERE)
    const up = page.getByRole('button', { name: 'Retour en haut de la page' })
    await page.evaluate(() => window.scrollTo(0, 149))
    await expect(up).toBeHidden()
    await page.evaluate(() => window.scrollTo(0, 800))
    await up.click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('is taken to the top 350 ms after a route change, and back where a page was left', async ({ page }) => {
    await page.clock.install()
    await visit(page, NOWHERE)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await page.evaluate(() => window.scrollTo(0, 700))
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/"]')!.click())
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('La page est introuvable...')
    await page.clock.runFor(349)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await page.clock.runFor(2)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.locator('main')).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La page est introuvable...')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700)
  })

  test('sees the progress bar turn red when a page cannot come', async ({ page, context }) => {
    await visit(page, NOWHERE)
    await context.setOffline(true)
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/"]')!.click())
    const bar = page.locator('[data-progress]')
    await expect(bar).toHaveAttribute('data-progress', 'failed')
    await expect(bar).toHaveCSS('background-color', 'rgb(168, 54, 31)')
    await context.setOffline(false)
  })

  test('gets a fresh document when the code of a page is gone, once', async ({ page }) => {
    await visit(page, NOWHERE)
    await page.route('**/assets/home-*.js', (route) => route.fulfill({ status: 404 }))
    const reloaded = page.waitForEvent('load')
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/"]')!.click())
    await reloaded
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(await page.evaluate(() => window.sessionStorage.getItem('chunkReloadedAt'))).not.toBeNull()
  })

  test('skips to the content by keyboard', async ({ page }) => {
    await visit(page, NOWHERE)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Aller au contenu' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })
})

test.describe('a new visitor', () => {
  test('is invited to the newsletter after 7 s, and not again for 15 days', async ({ page, context }) => {
    await stopClock(page)
    await visit(page, NOWHERE)
    const popup = page.getByRole('dialog', { name: 'Une lettre, de temps en temps?' })
    await page.clock.runFor(6_999)
    await expect(popup).toBeHidden()
    await page.clock.runFor(1)
    if (!wide(page)) {
      await expect(popup).toBeHidden() // consent first
      await page.getByRole('button', { name: 'Refuser' }).click()
    }
    await expect(popup).toBeVisible()
    await page.clock.resume()
    await expectAccessible(page, '[data-popup]')
    await popup.getByRole('button', { name: 'Fermer l’invitation à l’infolettre' }).click()
    await expect(popup).toBeHidden()
    expect(Math.abs((await cookieLife(context, 'newsletter_popup_hidden')) - days(15))).toBeLessThan(120)
    await visit(page, '/')
    await page.clock.fastForward(20_000)
    await expect(popup).toBeHidden()
  })

  for (const path of ['/compte', '/panier']) {
    test(`is left alone on ${path}`, async ({ page }) => {
      await stopClock(page)
      await visit(page, path)
      await page.clock.runFor(20_000)
      await expect(page.getByRole('dialog', { name: 'Une lettre, de temps en temps?' })).toBeHidden()
    })
  }

  test('hears of the app on small devices only, and not again for 100 days', async ({ page, context }) => {
    await visit(page, NOWHERE)
    const drawer = page.getByRole('complementary', { name: /^L’application/ })
    if (wide(page)) return expect(drawer).toBeHidden()
    await expect(page.getByRole('region', { name: 'Vos témoins, votre choix' })).toBeVisible()
    await expect(drawer).toBeHidden() // consent first
    await page.getByRole('button', { name: 'Refuser' }).click()
    await expect(drawer).toBeVisible()
    await drawer.getByRole('button').click()
    await expect(drawer).toBeHidden()
    expect(Math.abs((await cookieLife(context, 'app_drawer_hidden')) - days(100))).toBeLessThan(120)
  })

  test('is asked for consent once; the footer asks again', async ({ page, context }) => {
    await stopClock(page)
    await visit(page, NOWHERE)
    const question = page.getByRole('region', { name: 'Vos témoins, votre choix' })
    await expect(question).toBeVisible()
    await page.clock.resume()
    await expectAccessible(page, '[data-consent]')
    const [refuse, accept] = await Promise.all(
      ['Refuser', 'Accepter'].map((name) => question.getByRole('button', { name }).boundingBox()),
    )
    expect([refuse?.width, refuse?.height, refuse?.y]).toEqual([accept?.width, accept?.height, accept?.y])
    await question.getByRole('button', { name: 'Refuser' }).click()
    await expect(question).toBeHidden()
    expect(Math.abs((await cookieLife(context, 'consent')) - days(365))).toBeLessThan(120)
    await page.reload()
    await page.getByRole('button', { name: 'Votre avis' }).waitFor()
    await expect(question).toBeHidden()
    await page.getByRole('button', { name: 'Gérer les témoins' }).click()
    await expect(question).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the shell is there and searches', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText('Bonjour, Invité')).toBeAttached()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    if (!wide(page)) return
    await banner(page).getByRole('combobox').fill('tuque')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/recherche\?q=tuque$/)
  })
})
