import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { showAtDesk } from '@/operator/testing'
import * as toasts from '@/ui/toast'
import { Announcements } from './Announcements'
import { NewText } from './NewText'
import * as calls from './queries'
import { TextEditor } from './TextEditor'

const text = {
  id: 'pages/a-propos',
  kind: 'pages',
  slug: 'a-propos',
  title: 'À propos',
  address: '',
  revision: 2,
  draft: false,
  legal: false,
  present: { fields: { title: 'À propos', description: 'Qui nous sommes' }, body: 'Bonjour.' },
  allValues: [],
  versions: [],
  accounts: 0,
  sellers: 0,
  version: 1,
  waiting: 0,
} as unknown as calls.TextDetail

it('of two operators who write a text, the second chooses line by line and loses nothing', async () => {
  vi.spyOn(calls, 'preview').mockReturnValue(new Promise(() => {}))
  const theirs = { fields: { title: 'Qui nous sommes', description: 'Le marché' }, body: 'Bonjour.' }
  const extra = { revision: 5, by: 'Marie', at: '2026-11-16T15:21:00Z', text: theirs }
  const save = vi
    .spyOn(calls, 'saveDraft')
    .mockRejectedValueOnce(new ApiError(409, { code: 'text_changed', extra }))
    .mockResolvedValue()
  showAtDesk(<TextEditor text={text} onReset={() => {}} />)
  fireEvent.change(screen.getByLabelText('Titre'), { target: { value: 'Notre histoire' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' })))
  expect(screen.getByText(/Marie a enregistré avant vous/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enregistrer le brouillon' }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: /La mienne Notre histoire/ }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer le tout' })))
  const merged = { fields: { title: 'Notre histoire', description: 'Le marché' }, body: 'Bonjour.' }
  expect(save).toHaveBeenLastCalledWith('pages/a-propos', 5, merged)
  expect(screen.queryByText(/a enregistré avant vous/)).toBeNull()
})

it('an announcement under way is paused, resumed and cancelled', async () => {
  const steer = vi.spyOn(calls, 'steer').mockResolvedValue()
  const going = {
    id: 'a1',
    subject: 'Du neuf',
    audience: 'accounts',
    people: 40,
    told: 10,
    state: 'sending',
  } as calls.Announcement
  const show = (announcement: calls.Announcement) =>
    showAtDesk(<Announcements id="pages/a-propos" />, {
      answers: { [calls.announcementsQuery('pages/a-propos').queryKey[0] as string]: { data: [announcement] } },
    })
  const { unmount } = show(going)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Mettre en pause' })))
  expect(steer).toHaveBeenLastCalledWith('pages/a-propos', 'a1', 'pause')
  unmount()
  const paused = show({ ...going, state: 'paused' })
  expect(screen.getByText(/plus aucune lettre ne part/)).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reprendre' })))
  expect(steer).toHaveBeenLastCalledWith('pages/a-propos', 'a1', 'resume')
  paused.unmount()
  show({ ...going, state: 'cancelled', finishedAt: '2026-11-16T15:21:00Z' })
  expect(screen.getByText(/Annulée le/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const isTicked = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked
const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const typeIn = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const answerIn = (dialog: string, name: string) =>
  act(async () => fireEvent.click(within(screen.getByRole('dialog', { name: dialog })).getByRole('button', { name })))
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

/** The editor of a text with its previews on their way, and what it tells in passing. */
function edit(more: Partial<calls.TextDetail> = {}) {
  vi.spyOn(calls, 'preview').mockReturnValue(new Promise(() => {}))
  vi.stubGlobal('fetch', async () => Response.json({ data: [] }))
  const shown = vi.spyOn(toasts, 'toast').mockReturnValue()
  showAtDesk(<TextEditor text={{ ...text, ...more }} onReset={() => {}} />)
  return shown
}

it('who could not be told of a published text still can be, and nobody twice', async () => {
  vi.spyOn(calls, 'publish').mockResolvedValue(2)
  let arrive = () => {}
  const announce = vi
    .spyOn(calls, 'announce')
    .mockResolvedValueOnce()
    .mockImplementationOnce(offline)
    .mockImplementationOnce(offline)
    .mockImplementation(() => new Promise<void>((resolve) => (arrive = resolve)))
  edit()
  fireEvent.click(screen.getByRole('checkbox', { name: /Aux personnes/ }))
  fireEvent.click(screen.getByRole('checkbox', { name: /Aux boutiques/ }))
  typeIn('Ce qui change, en une phrase', 'Une règle de plus.')
  await press('Publier')
  expect(await screen.findByText(/l’annonce n’est pas partie/)).toBeTruthy()
  expect([isTicked(/Aux personnes/), isTicked(/Aux boutiques/)]).toEqual([false, true])
  expect(shown('Ce qui change, en une phrase')).toBe('Une règle de plus.')
  const notice = screen.getByText(/l’annonce n’est pas partie/).closest('[tabindex="-1"]')
  await press('Annoncer') // in vain
  expect(document.activeElement).toBe(notice)
  expect(screen.getByText(/l’annonce n’est pas partie/)).toBeTruthy()
  await press('Annoncer')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Annoncer/ }).disabled).toBe(true)
  await act(async () => arrive())
  expect(screen.getByText('L’annonce part maintenant à toutes les personnes choisies.').isConnected).toBe(true)
  expect(document.activeElement).toBe(notice)
  expect(announce.mock.calls.map(([, { audience }]) => audience)).toEqual(['accounts', 'sellers', 'sellers', 'sellers'])
  expect(announce.mock.lastCall?.[1].message).toBe('Une règle de plus.')
  expect(screen.queryByText(/l’annonce n’est pas partie/)).toBeNull()
  expect(shown('Ce qui change, en une phrase')).toBe('')
})

const versions = [{ version: 1, state: 'waiting', by: 'Marie', summary: '', effectiveAt: '2030-01-01T05:00:00Z' }]
const past = { versions: versions as unknown as calls.TextDetail['versions'] }

it('what fails in the history or the reading of a text is told', async () => {
  vi.spyOn(calls, 'readVersion').mockImplementation(offline)
  vi.spyOn(calls, 'withdraw').mockImplementation(offline)
  vi.spyOn(calls, 'markRead').mockImplementation(offline)
  const toasted = edit({ ...past, legal: true })
  fireEvent.click(screen.getByRole('tab', { name: 'Historique' }))
  for (const [times, name] of ['Reprendre ce texte', 'Retirer', 'J’ai relu ce texte'].entries()) {
    await press(name)
    expect(toasted).toHaveBeenCalledTimes(times + 1)
    expect(toasted.mock.lastCall?.[0]).toBe('error')
  }
})

it('a version taken again replaces unsaved words only once one is sure', async () => {
  const read = vi.spyOn(calls, 'readVersion').mockResolvedValue({ fields: { title: 'Avant' }, body: 'Bonsoir.' })
  edit(past)
  typeIn('Titre', 'Notre histoire')
  fireEvent.click(screen.getByRole('tab', { name: 'Historique' }))
  await press('Reprendre ce texte')
  await answerIn('Remplacer ce que vous avez écrit?', 'Annuler')
  expect([read.mock.calls.length, shown('Titre')]).toEqual([0, 'Notre histoire'])
  await press('Reprendre ce texte')
  await answerIn('Remplacer ce que vous avez écrit?', 'Reprendre ce texte')
  expect(shown('Titre')).toBe('Avant')
})

it('a draft is dropped only once one is sure', async () => {
  const drop = vi.spyOn(calls, 'dropDraft').mockResolvedValue()
  edit({ draft: true, editedAt: '2026-11-16T15:21:00Z' })
  await press('Abandonner le brouillon')
  expect(drop).not.toHaveBeenCalled()
  await answerIn('Abandonner le brouillon?', 'Abandonner le brouillon')
  expect(drop).toHaveBeenCalledWith('pages/a-propos', 2)
})

it('tags are typed freely, and follow a version that is taken again', async () => {
  const fields = { title: 'Bols', tags: ['bois'] }
  vi.spyOn(calls, 'readVersion').mockResolvedValue({ fields: { ...fields, tags: ['terre', 'feu'] }, body: '' })
  edit({ ...past, kind: 'blogue', present: { fields, body: '' } })
  const label = 'Étiquettes, séparées par des virgules'
  expect(shown(label)).toBe('bois')
  typeIn(label, 'bois, ')
  expect(shown(label)).toBe('bois, ')
  fireEvent.click(screen.getByRole('tab', { name: 'Historique' }))
  await press('Reprendre ce texte')
  expect(shown(label)).toBe('terre, feu')
})

it('any value can be chosen with the keyboard before it is put in the text', () => {
  const allValues = ['nom', 'courriel'].map((name) => ({ name, value: '' })) as calls.TextDetail['allValues']
  edit({ allValues })
  const body = screen.getByLabelText<HTMLTextAreaElement>('Texte, en Markdown')
  body.setSelectionRange(0, 0)
  typeIn('Valeur…', 'nom')
  typeIn('Valeur…', 'courriel')
  expect(body.value).toBe('Bonjour.')
  fireEvent.click(screen.getByRole('button', { name: 'Insérer' }))
  expect(body.value).toBe('{{courriel}}Bonjour.')
})

it('the views of a text are tabs with their panels, moved through by the arrows', () => {
  edit(past)
  const tab = screen.getByRole('tab', { name: 'Aperçu' })
  fireEvent.keyDown(tab, { key: 'ArrowLeft' })
  const history = screen.getByRole('tab', { name: 'Historique' })
  expect(history.getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('tabpanel', { name: 'Historique' }).textContent).toContain('Reprendre ce texte')
})

it('a text that is being made is not made twice', async () => {
  const create = vi.spyOn(calls, 'createText').mockReturnValue(new Promise(() => {}))
  showAtDesk(<NewText onClose={() => {}} />)
  await press('Commencer le texte')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /Commencer le texte/ })
  await waitFor(() => expect(button.disabled).toBe(true))
  expect(create).toHaveBeenCalledOnce()
})

it('the letter to oneself is not sent twice', async () => {
  vi.spyOn(calls, 'tryLetter').mockReturnValue(new Promise(() => {}))
  edit()
  typeIn('Ce qui change, en une phrase', 'Une règle de plus.')
  await press('Me l’envoyer d’abord')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /Me l’envoyer/ })
  await waitFor(() => expect(button.disabled).toBe(true))
})

it('announcements that could not be read are told', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }))
  showAtDesk(<Announcements id="pages/a-propos" />)
  expect(await screen.findByText('Les annonces n’ont pas pu être lues')).toBeTruthy()
})
