import { expect, test, type APIRequestContext } from '@playwright/test'
import { expectAccessible, main, settled, visit, wide } from './support'

// The pages that speak to people, as a visitor meets them on the demo market; and a walk through the whole site.

test.beforeEach(settled)

test('the pages about us lead to each other, and the team says that it is a demo', async ({ page }) => {
  await visit(page, '/a-propos')
  const family = main(page).getByRole('navigation', { name: 'À propos de nous' })
  await expect(family.getByRole('link', { name: 'À propos', exact: true })).toHaveAttribute('aria-current', 'page')
  await family.getByRole('link', { name: 'Notre équipe' }).click()
  await expect(page).toHaveURL(/\/a-propos\/notre-equipe$/)
  await expect(main(page).getByText(/Ces personnes sont inventées/)).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 2, name: 'Jeanne Thériault' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link', { name: 'À propos' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('À propos')
})

test('a legal text has its contents and a printed form', async ({ page }) => {
  await visit(page, '/politique-de-retour-et-remboursement')
  await expect(main(page).getByText(/exploitant du site/)).toHaveCount(0)
  const contents = main(page).getByRole('navigation', { name: 'Sur cette page' })
  const last = contents.getByRole('link').last()
  const anchor = (await last.getAttribute('href')) ?? ''
  await last.click()
  await expect(page).toHaveURL(new RegExp(`${anchor}$`))
  await expect(page.locator(anchor)).toBeInViewport()
  await page.emulateMedia({ media: 'print' })
  await expect(contents).toBeHidden()
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
  for (const shell of [page.getByRole('banner'), page.getByRole('contentinfo')]) await expect(shell).toBeHidden()
})

test('questions are searched, and a link opens the one it names', async ({ page }) => {
  await visit(page, '/faqs#livraison')
  const shipping = page.locator('#livraison')
  await expect(shipping).toHaveAttribute('open')
  await expect(shipping.locator('summary')).toBeInViewport()
  await main(page).getByRole('searchbox').fill('mot de passe oublie')
  await expect(shipping).toHaveCount(0)
  await main(page).getByRole('searchbox').fill('commission')
  await expect(main(page).getByRole('status')).toHaveText(/questions? pour «\scommission\s»/)
  await expect(main(page).getByRole('heading', { level: 3, name: 'Combien ça coûte pour vendre?' })).toBeVisible()
  await page.locator('#vendeur-frais summary').click()
  await expect(page.locator('#vendeur-frais')).toContainText('10 %')
  await expectAccessible(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Livraison' }).click()
  await expect(shipping).toHaveAttribute('open')
  await expect(shipping.locator('summary')).toBeInViewport()
})

test('a message is written, checked, sent and thanked for; it reaches the operator', async ({ page, request }) => {
  await visit(page, '/contact')
  const form = main(page).getByRole('form', { name: 'Formulaire de contact' })
  await form.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(form.getByText('Ce champ est obligatoire.')).toHaveCount(4)
  await expect(form.getByLabel('Nom')).toBeFocused()
  await form.getByLabel('Nom').fill('Maude Roy')
  await form.getByLabel('Courriel').fill('maude@')
  await form.getByLabel('Sujet').selectOption({ label: 'Une demande de média' })
  await form.getByLabel('Message').fill('Une entrevue jeudi?')
  await expect(form.getByText('Veuillez entrer un courriel valide')).toBeVisible()
  await expectAccessible(page)
  const email = `maude.${Date.now()}@exemple.ca`
  await form.getByLabel('Courriel').fill(email)
  await form.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(page.getByText('Votre message est envoyé.')).toBeVisible()
  await expect(main(page).getByRole('heading', { name: 'Merci, c’est reçu.' })).toBeFocused()
  await expect(main(page).getByText(email)).toBeVisible()
  await expect.poll(async () => (await request.get('/dev/courriels')).text()).toContain('Une demande de média')
})

test('the blog leads from its list to an article, its subjects and what to read next', async ({ page, request }) => {
  await visit(page, '/blogue')
  await expect(main(page).getByRole('article')).toHaveCount(10)
  await main(page).getByRole('link', { name: 'Six semaines pour un savon' }).click()
  await expect(page).toHaveURL(/\/blogue\/comment-nait-un-savon$/)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Six semaines pour un savon')
  await expect(main(page).getByText('12 mars 2026').first()).toBeVisible()
  await expect(main(page).getByRole('region', { name: 'À lire ensuite' }).getByRole('article')).toHaveCount(3)
  await main(page).getByRole('link', { name: 'Savonnerie Petit-Lac' }).click()
  await expect(page).toHaveURL(/\/boutique\/savonnerie-petit-lac$/)
  await page.goBack()
  await main(page).getByRole('navigation', { name: 'Sujets' }).getByRole('link', { name: 'savon' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Articles sur « savon »')
  await expect(main(page).getByRole('article').first()).toContainText(/savon/i)
  await expect(page.locator('head link[type="application/rss+xml"][href="/blogue/rss.xml"]')).toHaveCount(1)
  await expect(main(page).getByRole('link', { name: 'S’abonner au fil RSS' })).toHaveAttribute(
    'href',
    '/blogue/rss.xml',
  )
  const feed = await request.get('/blogue/rss.xml')
  expect(feed.headers()['content-type']).toContain('xml')
  expect((await page.goto('/blogue/il-n-y-en-a-pas'))?.status()).toBe(404)
})

test('a blog that cannot be reached says so kindly, and comes back when asked', async ({ page }) => {
  await visit(page, '/medias')
  let down = true
  await page.route('**/v1/blog?**', (route) =>
    down ? route.fulfill({ status: 503, json: { code: 'blog_unavailable' } }) : route.continue(),
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogue' }).click()
  await expect(main(page).getByRole('alert')).toContainText('Le blogue se fait attendre.')
  await expectAccessible(page)
  down = false
  await main(page).getByRole('button', { name: 'Réessayer' }).click()
  await expect(main(page).getByRole('article')).toHaveCount(10)
})

test('the newsletter is joined beside an article, and left by the link of its letter', async ({ page, request }) => {
  await visit(page, '/blogue/comment-nait-un-savon')
  const invitation = main(page).getByRole('region', { name: 'Le prochain article, par courriel' })
  const email = `lecteur.${Date.now()}@exemple.ca`
  await invitation.getByRole('textbox').fill(email)
  const sent = page.waitForRequest('**/v1/newsletter/subscribe')
  await invitation.getByRole('button', { name: 'M’inscrire' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ email, attributes: { event: 'newsletter_subscriber' } })
  await expect(page.getByText('Merci de vous être inscrit(e) à notre infolettre.')).toBeVisible()
  await page.goto(await leavingLink(request, email))
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Se désabonner de l’infolettre')
  await main(page).getByRole('button', { name: 'Me désabonner' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('C’est fait.')
  await page.goto('/infolettre/confirmation?jeton=inconnu')
  await main(page).getByRole('button', { name: 'Confirmer mon inscription' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Ce lien ne fonctionne plus.')
  await expectAccessible(page, 'main')
})

/** The unsubscribe link of the letter that an address received, from the page of mail that would have been sent. */
async function leavingLink(request: APIRequestContext, email: string): Promise<string> {
  let found = ''
  await expect
    .poll(async () => {
      const inbox = await (await request.get('/dev/courriels')).text()
      const letter = inbox.split('<li>').find((row) => row.includes(email)) ?? ''
      const address = /href="([^"]*\/dev\/courriels\/[^"]+)"/.exec(letter)?.[1]
      const text = address ? await (await request.get(`${address}?vue=texte`)).text() : ''
      found = /\/infolettre\/desabonnement\?jeton=[\w.~%-]+/.exec(text)?.[0] ?? ''
      return found
    })
    .not.toBe('')
  return found
}

test('on a narrow screen nothing is wider than it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  expect(wide(page)).toBe(false)
  for (const path of [
    '/a-propos/notre-equipe',
    '/politique-de-confidentialite',
    '/faqs',
    '/blogue/comment-nait-un-savon',
    '/contact',
    '/medias',
  ]) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
  }
})

test.describe('the whole site', () => {
  test.slow() // it reads every page once

  /** Pages of one person and the mail of the developer: not walked through. */
  const elsewhere = /^\/(compte|panier|connexion|deconnexion|suivi-de-commande|infolettre|dev)(\/|$)/
  /** Of the pages made by a pattern from the catalogue, this many are read. */
  const PER_PATTERN = 25
  const patternOf = (path: string) => path.replace(/^\/(produit|boutique|categorie|fichiers|assets)\/.*/, '/$1')

  test('has no link, anchor or picture that leads nowhere, and no picture without words', async ({
    request,
    baseURL,
  }) => {
    const home = new URL(baseURL ?? '')
    const pages = new Map<string, Set<string>>()
    const wrong: string[] = []
    const anchors: { from: string; path: string; id: string }[] = []
    const files = new Set<string>()
    const counts = new Map<string, number>()
    const waiting: string[] = []
    const known = new Set<string>()

    function meet(address: string, from: string) {
      const url = new URL(address, new URL(from, home))
      if (url.origin !== home.origin) return
      if (url.hash.length > 1)
        anchors.push({ from, path: url.pathname + url.search, id: decodeURIComponent(url.hash.slice(1)) })
      const page = url.pathname + url.search
      if (known.has(page) || elsewhere.test(url.pathname)) return
      known.add(page)
      const pattern = patternOf(url.pathname) + (url.search ? '?' : '')
      const count = (counts.get(pattern) ?? 0) + 1
      counts.set(pattern, count)
      if (count <= PER_PATTERN) waiting.push(page)
    }

    async function read(path: string) {
      const response = await request.get(path, { maxRedirects: 5 })
      if (response.status() !== 200) return void wrong.push(`${path}: ${response.status()}`)
      if (!response.headers()['content-type']?.includes('html')) return
      const html = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '')
      pages.set(path, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!)))
      for (const [, href] of html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)) {
        if (!href) wrong.push(`${path}: a link to nowhere`)
        else if (!/^(mailto|tel):/.test(href)) meet(href.replaceAll('&amp;', '&'), path)
      }
      for (const [image] of html.matchAll(/<img\s[^>]*>/g)) {
        if (!/\salt="/.test(image)) wrong.push(`${path}: a picture without alt, ${image.slice(0, 120)}`)
        const source = /\ssrc="([^"]+)"/.exec(image)?.[1]
        if (source && !source.startsWith('data:')) files.add(new URL(source, home).href)
      }
    }

    meet('/', '/')
    for (const [, part] of (await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const list = await (await request.get(part!)).text()
      for (const [, address] of list.matchAll(/<loc>([^<]+)<\/loc>/g)) meet(address!.replaceAll('&amp;', '&'), '/')
    }
    while (waiting.length > 0) await Promise.all(waiting.splice(0, 4).map(read))
    for (const { from, path, id } of anchors) {
      if (pages.has(path) && !pages.get(path)!.has(id)) wrong.push(`${from}: no #${id} on ${path}`)
    }
    for (const file of [...files].slice(0, 150)) {
      if (new URL(file).origin === home.origin && (await request.head(file)).status() !== 200)
        wrong.push(`picture ${file}`)
    }
    expect([...new Set(wrong)]).toEqual([])
    expect(pages.size).toBeGreaterThan(60)
    for (const path of ['/a-propos', '/blogue/comment-nait-un-savon', '/faqs', '/politique-de-confidentialite'])
      expect(pages.has(path), path).toBe(true)
  })
})
