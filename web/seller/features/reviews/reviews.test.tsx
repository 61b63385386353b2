import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answersStateOf } from '@/seller/AnswerList'
import { showInSpace } from '@/seller/testing'
import * as queries from './queries'
import { Reviews } from './Reviews'

const written: queries.Review = {
  id: 'r1',
  productId: 'p1',
  productName: 'Tasse trempée',
  productUrl: 'tasse-trempee',
  author: 'Maude T.',
  stars: 2,
  text: 'Un peu petite.',
  photos: [],
  returned: false,
  createdAt: '2026-11-12T15:00:00Z',
  answer: null,
  answeredAt: null,
  hidden: false,
  hiddenReason: '',
}

const show = (data: queries.Review[], query = '') => {
  const state = answersStateOf(new URLSearchParams(query))
  showInSpace(<Reviews shopId="s1" path="/espace/avis" state={state} productHref={(slug) => `/produit/${slug}`} />, {
    [queries.reviewsQuery('s1', state).queryKey[0]]: {
      data,
      total: data.length,
      pageCount: 1,
      currentPage: 1,
      from: 1,
      to: data.length,
    },
  })
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('reviews', () => {
  it('without an answer come first, and are answered', async () => {
    expect(answersStateOf(new URLSearchParams()).filter).toBe('unanswered')
    const answer = vi.spyOn(queries, 'answerReview').mockResolvedValue()
    show([written])
    expect(screen.getByRole('img', { name: '2 étoiles sur 5' })).toBeTruthy()
    press('Répondre\u00a0: Maude T., 12 novembre 2026')
    press('Publier la réponse')
    expect(screen.getByText('Ce champ est obligatoire.')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Votre réponse'), { target: { value: ' Merci! ' } })
    press('Publier la réponse')
    await waitFor(() => expect(answer).toHaveBeenCalledWith('s1', 'r1', 'Merci!'))
  })

  it('have their answers edited', () => {
    show([{ ...written, answer: 'Merci!', answeredAt: '2026-11-13T15:00:00Z' }], 'etat=answered')
    press(/^Modifier la réponse/)
    expect(screen.getByLabelText<HTMLTextAreaElement>('Votre réponse').value).toBe('Merci!')
  })

  it('that the market hid say why', () => {
    show([{ ...written, hidden: true, hiddenReason: 'Hors sujet.' }], 'etat=hidden')
    expect(screen.getByText('Masqué par le marché')).toBeTruthy()
    expect(screen.getByText('Raison : Hors sujet.')).toBeTruthy()
  })
})
