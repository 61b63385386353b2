import { execFileSync, spawn } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as path } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { another, fill, join, openShop, press, PRODUCT, publishProduct, SPACE, title } from './selling'
import { buyAsGuest, expectAccessible, main, settled, somebody, visit } from './support'

// The first day of a market without the demo: nothing is sold, nobody runs it, and by the end there is a first sale.

type Market = { url: string; env: NodeJS.ProcessEnv }

/** The built product on an empty database of its own. */
const test = base.extend<object, { market: Market }>({
  market: [
    async ({ playwright }, use, { parallelIndex }) => {
      const port = Number(process.env.RR_TEST_PORT ?? 8181) + 20 + parallelIndex
      const url = `http://localhost:${port}`
      const folder = mkdtempSync(path(tmpdir(), 'marche-'))
      const env = {
        PATH: process.env.PATH,
        RR_ADDR: `127.0.0.1:${port}`,
        RR_PUBLIC_URL: url,
        RR_DATA_DIR: folder,
        RR_RATE_LIMIT: '100000',
        RR_LOG_LEVEL: 'error',
      }
      const server = spawn('bin/rangrue', ['serve'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
      const ended = new Promise((done) => server.once('exit', done))
      const probe = await playwright.request.newContext()
      await expect(async () => expect((await probe.get(`${url}/readyz`)).ok()).toBe(true)).toPass({ timeout: 90_000 })
      await probe.dispose()
      await use({ url, env })
      server.kill()
      await ended
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ market }, use) => use(market.url),
})

test.beforeEach(settled)

test('an empty market is honest, gets its first operator and its first shop, and sells', async ({
  page,
  browser,
  request,
  market,
}) => {
  test.slow() // three people's work, one after the other
  await nothingIsSold(page)
  await becomeOperator(page, market)

  const maker = somebody()
  await prepare(page, maker)
  const space = await another(browser, market.url)
  await join(space, maker)
  const shop = `Poterie ${Date.now()}`
  await openShop(space, shop)
  await space.goto(`${SPACE}/produits`)
  await publishProduct(space)
  await visit(page, '/')
  await expect(main(page).getByText('Les premières boutiques s’installent')).toBeVisible()

  await approve(page, shop)
  await expect(async () => {
    await visit(page, '/')
    await expect(main(page).getByRole('link', { name: PRODUCT }).first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expectAccessible(page)

  const reference = await buyAsGuest(request, somebody())
  await page.goto('/regie/commandes')
  await expect(main(page).getByRole('link', { name: reference })).toBeVisible()
  await space.goto(SPACE)
  await expect(main(space).getByRole('link', { name: /^1\scommande à expédier/ })).toBeVisible()
})

/** No empty shelf, nothing to narrow, no way that ends nowhere. */
async function nothingIsSold(page: Page) {
  await visit(page, '/')
  await expect(main(page).getByText('Les premières boutiques s’installent')).toBeVisible()
  await expectAccessible(page)
  for (const way of await main(page).getByRole('link').all()) {
    const href = (await way.getAttribute('href')) ?? ''
    expect((await page.request.get(href)).status(), href).toBe(200)
  }
  await visit(page, '/boutique')
  await expect(main(page).getByText('Les premières boutiques s’installent')).toBeVisible()
  await expect(main(page).getByLabel('Trier par')).toHaveCount(0)
  await visit(page, '/nulle-part')
  await expect(title(page, 'La page est introuvable...')).toBeVisible()
  await expect(main(page).getByText('Arrivés récemment')).toHaveCount(0)
}

/** The command that the console names prints a link; it leads to a password, a second factor and the console. */
async function becomeOperator(page: Page, { env, url }: Market) {
  await page.goto('/regie')
  await expect(main(page).getByText('rangrue operator add COURRIEL')).toBeVisible()
  await expectAccessible(page)
  const said = execFileSync('bin/rangrue', ['operator', 'add', 'direction@exemple.quebec'], { env }).toString()
  await page.goto(said.match(/http\S+/)![0].replace(url, ''))
  await expect(title(page, 'Rejoindre l’équipe du marché')).toBeVisible()
  await fill(page, 'Prénom', 'Solange')
  await fill(page, 'Nom', 'Bernier')
  await fill(page, 'Mot de passe', 'motdepasse')
  await press(page, 'Ouvrir mon compte et accepter')
  await expect(title(page, 'Protéger votre accès')).toBeVisible()
  await expectAccessible(page)
  const secret = await main(page).locator('code').textContent()
  await fill(page, 'Code à 6 chiffres que l’application affiche', codeOf(secret ?? ''))
  await press(page, 'Activer')
  await expect(title(page, 'Vos codes de secours')).toBeVisible()
  await Promise.all([page.waitForEvent('download'), press(page, 'Télécharger')])
  await press(page, 'Continuer')
  await expect(title(page, 'Aujourd’hui')).toBeVisible()
}

/** The list of the first day is worked on from where it stands. */
async function prepare(page: Page, maker: ReturnType<typeof somebody>) {
  const list = main(page).getByRole('region', { name: 'Premier jour' })
  await expect(list).toBeVisible()
  await expectAccessible(page)
  await expect(list.getByText(/^Réglez RR_SMTP_URL et RR_MAIL_FROM/)).toBeVisible()
  const act = main(page).getByRole('region', { name: 'Derniers gestes de l’équipe' }).getByRole('listitem').first()
  expect(await act.innerText()).toMatch(/\d\n+Solange/)
  await press(page, 'Inviter une boutique')
  await fill(page, 'Nom de la personne ou de l’atelier', maker.firstName)
  await fill(page, 'Son courriel', maker.email)
  await press(page, 'Envoyer l’invitation')
  await expect(page.getByText(`L’invitation est partie à ${maker.firstName}.`)).toBeVisible()
  await expect(list.getByText('Première boutique invitée')).toBeVisible()
  await expect(list.getByRole('button', { name: 'Inviter une boutique' })).toHaveCount(0)
}

async function approve(page: Page, shop: string) {
  await page.goto('/regie/boutiques?vue=waiting')
  await main(page).getByRole('link', { name: shop }).click()
  await main(page)
    .getByRole('radio', { name: /Approuver/ })
    .check()
  await press(page, 'Approuver la boutique')
  await expect(page.getByText('La boutique est ouverte, la lettre part.')).toBeVisible()
}

/** The code of the moment of an application for codes (RFC 6238). */
function codeOf(secret: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...secret.replace(/\s/g, '')].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const mac = createHmac('sha1', key).update(counter).digest()
  const at = mac[mac.length - 1]! & 15
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
