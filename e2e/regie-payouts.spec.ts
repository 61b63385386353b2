import { expect, test, type Page } from '@playwright/test'
import { enterConsole, expectAccessible, main, settled } from './support'

// A payout run from its proposal to the money's arrival, on the demo market. Both widths share it, and a run pays every
// shop: the first lets one payout come back, and that is what the second pays. Each width proposes in another's name,
// so that it knows its run.
const louise = { role: 'finances', name: 'Louise Paradis' }
const genevieve = { role: 'direction', name: 'Geneviève Aubin' }

test.beforeEach(settled)

const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })
const approval = (page: Page) => main(page).getByRole('button', { name: /^Approuver / })

/** Proposes until a run pays someone: what came back is let through again, and another's run is waited for. */
async function propose(page: Page, name: string) {
  await expect(async () => {
    await page.goto('/regie/versements')
    await button(page, 'Proposer les versements').click()
    await expect(main(page).getByRole('heading', { name: /^Versements du/ })).toBeVisible({ timeout: 15_000 })
    await expect(main(page).getByRole('heading', { name: 'Laissé de côté, et pourquoi' })).toBeVisible()
    if (await approval(page).isVisible()) {
      const steps = main(page).getByRole('list', { name: 'Étapes' })
      return expect(steps).toContainText(name, { timeout: 1_000 }) // else it is the other width's, and ends soon
    }
    await button(page, /^Verser de nouveau/)
      .first()
      .click({ timeout: 5_000 })
    await main(page).getByRole('textbox').fill('La banque a corrigé son erreur.')
    await button(page, /^Laisser verser/).click()
    await expect(page.getByText('La boutique sera dans la prochaine proposition.')).toBeVisible()
    throw new Error('proposed again')
  }).toPass({ timeout: 150_000 })
}

test('a run is proposed by one, approved by another, sent and confirmed', async ({ page, browser }, { project }) => {
  const [one, another] = project.name === '1440' ? [louise, genevieve] : [genevieve, louise]
  await enterConsole(page, '/regie/versements', one.role)
  await propose(page, one.name)
  await expectAccessible(page)

  const other = await browser.newContext({ viewport: page.viewportSize() })
  const desk = await other.newPage()
  await enterConsole(desk, new URL(page.url()).pathname, another.role)
  const { demoCode } = (await (await desk.request.get('/v1/operator/entry')).json()) as { demoCode: string }
  await main(desk).getByLabel('Votre code à six chiffres').fill(demoCode)
  await approval(desk).click()
  await expect(desk.getByText('Versements approuvés.')).toBeVisible()

  await expect(button(desk, 'Marquer comme envoyé')).toBeDisabled()
  const file = desk.waitForEvent('download')
  await button(desk, 'Télécharger le fichier de la banque').click()
  expect((await file).suggestedFilename()).toMatch(/^versements-.*-v1\.csv$/)
  await button(desk, 'Marquer comme envoyé').click()
  await expect(desk.getByText('Versements envoyés.')).toBeVisible()

  const paper = desk.waitForEvent('download')
  await button(desk, /^Relevé du versement/)
    .first()
    .click()
  expect((await paper).suggestedFilename()).toMatch(/^releve-de-versement-.*\.pdf$/)
  const came = button(desk, /^Versement revenu/)
  await expect(came.first()).toBeVisible()
  if ((await came.count()) > 1) {
    await came.first().click()
    await main(desk).getByRole('textbox').fill('Compte introuvable selon la banque.')
    await button(desk, /^Remettre .* au solde$/).click()
    await expect(desk.getByText('La somme est de retour dans le solde.')).toBeVisible()
  }
  await button(desk, 'Confirmer ce qui est arrivé').click()
  await expect(desk.getByText('Versements confirmés.')).toBeVisible()
  await expect(came).toHaveCount(0)
  await expectAccessible(desk)
  await desk.goto('/regie/versements')
  await expect(main(desk).getByText('Terminé').first()).toBeVisible()
  await other.close()
})
