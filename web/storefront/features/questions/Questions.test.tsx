import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { maude, renderOnSite } from '@/storefront/testing'
import { Questions } from './Questions'
import * as calls from './questions'

const asked = (id: string, answer: string | null): calls.Question => ({
  id,
  question: `Question ${id}?`,
  answer,
  createdAt: '2026-11-03T15:00:00Z',
  answeredAt: null,
  marketAnswer: null,
  marketAnsweredAt: null,
  user: { firstName: 'Jonathan', lastName: 'B.' },
})
let list: () => Promise<calls.Question[]>
beforeEach(() => {
  list = async () => []
  vi.spyOn(calls, 'questionsQuery').mockImplementation(
    (id) => ({ queryKey: [id], queryFn: () => list(), enabled: true }) as never,
  )
})
const show = (visitor: typeof maude | null = null) =>
  renderOnSite(<Questions productId="p1" shopName="Atelier Batture" from="/produit/tasse" />, { visitor })
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Votre question')
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Envoyer ma question' })

test('questions are shown with who asked, when, and the answer', async () => {
  list = async () => [asked('1', 'Oui.'), asked('2', null)]
  show()
  expect(await screen.findByText('Question 1?')).toBeTruthy()
  expect(screen.getAllByText('Jonathan B., 3 novembre 2026')).toHaveLength(2)
  expect(screen.getAllByText('Réponse de la boutique')).toHaveLength(1)
})

test('an empty list and a failure have the words of the specification', async () => {
  const { unmount } = show()
  expect(await screen.findByText('Aucune question publiée pour ce produit pour le moment.')).toBeTruthy()
  unmount()
  list = () => Promise.reject(new Error('panne'))
  show()
  expect(
    await screen.findByText(
      "Une erreur s'est produite, nous ne pouvons afficher les questions de ce produit pour le moment.",
    ),
  ).toBeTruthy()
})

test('a guest sees the way to sign in and no form', () => {
  show()
  expect(screen.getByRole('link', { name: 'Me connecter' }).getAttribute('href')).toBe(
    '/connexion?retour=%2Fproduit%2Ftasse',
  )
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a question has 20 to 500 characters', async () => {
  show(maude)
  await screen.findByLabelText('Votre question')
  expect(send().disabled).toBe(true)
  expect(field().maxLength).toBe(500)
  fireEvent.change(field(), { target: { value: 'Garde-t-elle chaud?' } })
  expect(screen.queryByText(/plus de 20/)).toBeNull()
  fireEvent.blur(field())
  expect(screen.getByText('Votre question doit comporter plus de 20 caractères.')).toBeTruthy()
  expect(screen.getByText('19/500')).toBeTruthy()
  expect(send().disabled).toBe(true)
  fireEvent.change(field(), { target: { value: 'Garde-t-elle au chaud?' } })
  expect(send().disabled).toBe(false)
})

test('a sent question stands first and the form is empty again', async () => {
  list = async () => [asked('1', 'Oui.')]
  const ask = vi.spyOn(calls, 'askQuestion').mockResolvedValue(asked('2', null))
  show(maude)
  await screen.findByText('Question 1?')
  await screen.findByLabelText('Votre question')
  fireEvent.change(field(), { target: { value: '  Garde-t-elle le café au chaud?  ' } })
  fireEvent.click(send())
  expect(await screen.findByText('Question 2?')).toBeTruthy()
  expect(ask).toHaveBeenCalledWith('p1', 'Garde-t-elle le café au chaud?')
  expect(field().value).toBe('')
  expect(screen.getAllByText(/^Question \d\?$/).map((item) => item.textContent)).toEqual(['Question 2?', 'Question 1?'])
})

test('a question sent again is shown once', async () => {
  list = async () => [asked('1', 'Oui.')]
  vi.spyOn(calls, 'askQuestion').mockResolvedValue(asked('1', 'Oui.'))
  show(maude)
  await screen.findByText('Question 1?')
  await screen.findByLabelText('Votre question')
  fireEvent.change(field(), { target: { value: 'Garde-t-elle le café au chaud?' } })
  fireEvent.click(send())
  await waitFor(() => expect(field().value).toBe(''))
  expect(screen.getAllByText('Question 1?')).toHaveLength(1)
})

test('a failure keeps what was typed and says so', async () => {
  vi.spyOn(calls, 'askQuestion').mockRejectedValue(new ApiError(503, {}))
  show(maude)
  await screen.findByLabelText('Votre question')
  fireEvent.change(field(), { target: { value: 'Garde-t-elle le café au chaud?' } })
  fireEvent.click(send())
  expect(await screen.findByText("Erreur lors de l'envoi. Veuillez réessayer.")).toBeTruthy()
  expect(field().value).toBe('Garde-t-elle le café au chaud?')
})
