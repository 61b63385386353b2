import { expect, type Page } from '@playwright/test'

type Role = 'direction' | 'service' | 'finances' | 'contenu'

/** Enters the console at a page as the demo operator of a role. A code works once: a used one waits for the next. */
export async function enterConsole(page: Page, path: string, role: Role) {
  await page.goto(path)
  await page.getByRole('textbox', { name: 'Courriel' }).fill(`${role}@regie.example`)
  await page.getByLabel('Mot de passe', { exact: true }).fill('rang-et-rue')
  await page.getByRole('button', { name: 'Me connecter' }).click()
  await expect(async () => {
    const field = page.getByLabel('Code', { exact: false }).first()
    if (!(await field.isVisible())) return
    const { demoCode } = (await (await page.request.get('/v1/operator/entry')).json()) as { demoCode: string }
    await field.fill(demoCode)
    await page.getByRole('button', { name: 'Entrer' }).click()
    await expect(page.getByRole('navigation').first()).toBeVisible({ timeout: 5000 })
    await expect(field).toBeHidden({ timeout: 5000 })
  }).toPass({ intervals: [1000, 5000, 10_000], timeout: 90_000 })
}
