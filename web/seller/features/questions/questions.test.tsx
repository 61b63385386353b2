import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { answersStateOf } from '@/seller/AnswerList'
import { showInSpace } from '@/seller/testing'
import { Questions } from './Questions'
import * as queries from './queries'

const asked: queries.Question = {
  id: 'q1',
  productId: 'p1',
  productName: 'Tasse trempée',
  productUrl: 'tasse-trempee',
  question: 'Va-t-elle au lave-vaisselle?',
  answer: null,
  answeredAt: null,
  createdAt: '2026-11-12T15:00:00Z',
  hidden: false,
  hiddenByMarket: false,
  hiddenReason: '',
  marketAnswer: '',
  user: { firstName: 'Maude', lastName: 'T.' },
}
const answered = { ...asked, answer: 'Oui, sans crainte.', answeredAt: '2026-11-13T15:00:00Z' }

const show = (data: queries.Question[], query = '') => {
  const state = answersStateOf(new URLSearchParams(query))
  showInSpace(
    <Questions
      shopId="s1"
      path="/espace/questions"
      state={state}
      productHref={(slug) => `https://exemple.test/produit/${slug}`}
    />,
    {
      [queries.questionsQuery('s1', state).queryKey[0]]: {
        data,
        total: data.length,
        pageCount: 1,
        currentPage: 1,
        from: 1,
        to: data.length,
      },
    },
  )
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const box = () => screen.getByLabelText<HTMLTextAreaElement>('Votre réponse')

describe('questions', () => {
  it('are answered', async () => {
    const answer = vi.spyOn(queries, 'answerQuestion').mockResolvedValue()
    show([asked])
    expect(screen.getByText('Maude T., 12 novembre 2026')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Tasse trempée' }).getAttribute('href')).toBe(
      'https://exemple.test/produit/tasse-trempee',
    )
    press('Répondre\u00a0: Va-t-elle au lave-vaisselle?')
    press('Publier la réponse')
    expect(screen.getByText('Ce champ est obligatoire.')).toBeTruthy()
    fireEvent.change(box(), { target: { value: ' Oui. ' } })
    press('Publier la réponse')
    await waitFor(() => expect(answer).toHaveBeenCalledWith('s1', 'q1', 'Oui.'))
    await waitFor(() => expect(screen.queryByLabelText('Votre réponse')).toBeNull())
  })

  it('have their answers edited, and keep what could not be sent', async () => {
    vi.spyOn(queries, 'answerQuestion').mockRejectedValue(new ApiError(422, { detail: 'Trop long.' }))
    show([answered], 'etat=answered')
    expect(screen.getByText('Oui, sans crainte.')).toBeTruthy()
    press(/^Modifier la réponse/)
    expect(box().value).toBe('Oui, sans crainte.')
    fireEvent.change(box(), { target: { value: 'Non.' } })
    press('Enregistrer la réponse')
    expect(await screen.findByText('Trop long.')).toBeTruthy()
    expect(box().value).toBe('Non.')
    press('Annuler')
    expect(screen.getByText('Oui, sans crainte.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Modifier la réponse/))
  })

  it('are hidden and shown again', async () => {
    const hide = vi.spyOn(queries, 'hideQuestion').mockResolvedValue()
    show([asked, { ...answered, id: 'q2', question: 'Combien pèse-t-elle vraiment?', hidden: true }], 'etat=all')
    press(/^Masquer/)
    press(/^Afficher/)
    await waitFor(() =>
      expect(hide.mock.calls).toEqual([
        ['s1', 'q1', true],
        ['s1', 'q2', false],
      ]),
    )
    expect(screen.getByText('Masquée')).toBeTruthy()
  })

  it('are none', () => {
    show([])
    expect(screen.getByText('Vous avez répondu à tout.')).toBeTruthy()
  })
})
