import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { NavigationProvider, Navigator, type View } from '@/router/navigation'
import { showScreen } from '@/seller/testing'
import * as calls from '@/session/forms/calls'
import type { Session } from '@/session/session'
import { SessionContext } from '@/session/session-context'
import { SiteContext, type Site } from '@/site/site'
import { QueryClient } from '@tanstack/react-query'
import { Join } from './Join'

function show(query = '') {
  const route = { path: '/', page: 'home' }
  const view: View = {
    url: '/',
    route,
    context: { path: '/', params: {}, query: new URLSearchParams(query) },
    status: 200,
    cause: 'load',
    module: { meta: () => ({ title: '' }), default: () => null },
  }
  const navigator = new Navigator(view, new QueryClient(), {
    match: () => view,
    load: () => view.module,
    notFound: route,
  })
  const session = {} as Session // what is not used here is not there
  showScreen(
    <SiteContext value={{ name: 'Rang & Rue' } as Site}>
      <SessionContext value={session}>
        <NavigationProvider navigator={navigator}>
          <Join />
        </NavigationProvider>
      </SessionContext>
    </SiteContext>,
  )
}
const selected = () => screen.getByRole('tab', { selected: true }).textContent
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getAllByLabelText(label).at(-1)!, { target: { value } })

describe('joining', () => {
  it('begins with an account, with the e-mail that the address brought', () => {
    show('courriel=atelier%40exemple.ca')
    expect(selected()).toBe('Je m’inscris')
    expect(screen.getAllByLabelText('Courriel').map((input) => (input as HTMLInputElement).value)).toEqual([
      'atelier@exemple.ca',
      'atelier@exemple.ca',
    ])
  })
  it('begins with signing in for a guest', () => {
    show()
    expect(selected()).toBe('J’ai un compte')
  })
  it('asks for the code where an account waits for one, then lets sign in', async () => {
    vi.spyOn(calls, 'register').mockResolvedValue(false)
    vi.spyOn(calls, 'verifyAccount').mockResolvedValue()
    show('courriel=atelier%40exemple.ca')
    fill(/^Prénom/, 'Lucie')
    fill(/^Nom/, 'Gagnon')
    fill(/^Téléphone/, '4185550142')
    fill(/^Mot de passe/, 'motdepasse')
    fireEvent.click(screen.getByRole('checkbox', { name: /^J’accepte/ }))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Créer mon compte' })))
    fireEvent.change(await screen.findByLabelText('Code de vérification'), { target: { value: '123456' } })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Valider mon compte' })))
    expect(await screen.findByText('Votre compte est validé. Vous pouvez maintenant vous connecter.')).toBeTruthy()
    expect(selected()).toBe('J’ai un compte')
  })
})
