import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { useListState, type ListChanges, type ListState } from '@/desk/use-list-state'
import { showAtDesk } from '@/operator/testing'
import { Products } from './Products'
import * as queries from './queries'
import { Questions } from './Questions'
import { Reports } from './Reports'
import { Reviews } from './Reviews'

const Goods = () => <Products state={useListState('/produits')} />
const Asked = () => <Questions state={useListState('/questions')} />
const Said = () => <Reviews state={useListState('/avis')} />
const Listed = () => <Reports state={useListState('/signalements')} />

const cup = {
  id: 'p1',
  name: 'Tasse trempée',
  slug: 'tasse-trempee',
  status: 'published',
  thumbs: null,
  alt: '',
  minPrice: 38,
  category: 'Tasses',
  storeId: 's1',
  storeName: 'Atelier Batture',
  createdAt: '2026-11-13T15:00:00Z',
  hiddenAt: null,
  hiddenReason: '',
  reports: 2,
}
const goods = { data: [cup], next: '', counts: { reported: 1, withoutPhoto: 0, hidden: 0 } }
const asked = {
  id: 'q1',
  question: 'Va-t-elle au lave-vaisselle?',
  author: 'Maude T.',
  authorId: 'u3',
  productId: 'p1',
  productName: 'Tasse trempée',
  productSlug: 'tasse-trempee',
  storeId: 's1',
  storeName: 'Atelier Batture',
  answer: '',
  marketAnswer: '',
  askedAt: '2026-11-13T15:00:00Z',
  hiddenAt: null,
  hiddenByMarket: false,
  hiddenReason: '',
  reports: 0,
}
const questions = {
  '/v1/operator/questions?view=newest': { data: [asked], next: '', counts: { reported: 0, hidden: 0 } },
}
const said = {
  id: 'v1',
  author: 'Maude T.',
  stars: 1,
  text: 'Fêlée.',
  photos: [],
  returned: false,
  answer: null,
  answeredAt: null,
  createdAt: '2026-11-13T15:00:00Z',
  orderId: 'o1',
  productId: 'p1',
  productName: 'Tasse trempée',
  productSlug: 'tasse-trempee',
  storeId: 's1',
  storeName: 'Atelier Batture',
  hiddenAt: null,
  hiddenReason: '',
  reports: 1,
}
const report = {
  id: 'r1',
  kind: 'shop',
  subjectId: 's1',
  subjectName: 'Atelier Batture',
  storeId: 's1',
  storeName: 'Atelier Batture',
  cause: 'counterfeit',
  text: 'Des copies.',
  email: 'luc@exemple.test',
  createdAt: '2026-11-13T15:00:00Z',
  outcome: '',
  reason: '',
  resolvedAt: null,
}
const reports = { data: [report], next: '', counts: { product: 0, shop: 1, question: 0, review: 0, message: 0 } }
const record = { report, others: [], product: null, shop: { id: 's1' }, question: null, review: null, message: null }

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  vi.spyOn(queries, 'letterQuery').mockImplementation(
    () =>
      ({
        queryKey: ['l'],
        queryFn: async () => ({ to: ['ana@exemple.test'], subject: 'Masqué', text: 'Bonjour' }),
      }) as never,
  )
})

it('a product is hidden with a reason, after its letter was read', async () => {
  const hide = vi.spyOn(queries, 'hideProduct').mockResolvedValue()
  showAtDesk(<Goods />, { address: '/produits?ouvre=p1', answers: { '/v1/operator/products?view=newest': goods } })
  expect(await screen.findByText(/Lettre «.Masqué.» à ana@exemple.test/)).toBeTruthy()
  press('Masquer le produit')
  expect(screen.getByText('Écrivez la raison.')).toBeTruthy()
  expect(hide).not.toHaveBeenCalled()
  type(/Raison/, 'Une copie.')
  press('Masquer le produit')
  await waitFor(() => expect(hide).toHaveBeenCalledWith('p1', 'Une copie.'))
})

it('several products are chosen to be moved; those who only read choose nothing', () => {
  const answers = { '/v1/operator/products?view=newest': goods }
  const { asked: went, unmount } = showAtDesk(<Goods />, { address: '/produits', answers })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choisir Tasse trempée' }))
  press(/Changer la catégorie de 1.produit/)
  expect(went.at(-1)).toContain('/regie/produits?ouvre=categorie')
  unmount()
  showAtDesk(<Goods />, { address: '/produits', answers, rights: ['products.read'] })
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('a review is hidden with a reason, and one that is hidden comes back', async () => {
  const act = vi.spyOn(queries, 'actOnReview').mockResolvedValue()
  const show = (review: object) =>
    showAtDesk(<Said />, {
      address: '/avis?ouvre=v1',
      answers: {
        '/v1/operator/reviews?view=newest': { data: [review], next: '', counts: { reported: 1, hidden: 0 } },
      },
    })
  const { unmount } = show(said)
  fireEvent.click(screen.getByRole('button', { name: 'Masquer l’avis' }))
  expect(act).not.toHaveBeenCalled()
  fireEvent.change(screen.getByLabelText(/^Raison/), { target: { value: 'Hors sujet.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Masquer l’avis' }))
  await waitFor(() => expect(act).toHaveBeenCalledWith('v1', 'hide', 'Hors sujet.'))
  unmount()
  show({ ...said, hiddenAt: '2026-11-14T15:00:00Z', hiddenReason: 'Hors sujet.' })
  expect(screen.getByRole('button', { name: 'Remettre l’avis' })).toBeTruthy()
})

it('a question is answered as the market', async () => {
  const answer = vi.spyOn(queries, 'answerQuestion').mockResolvedValue()
  showAtDesk(<Asked />, { address: '/questions?ouvre=q1', answers: questions })
  type(/Votre réponse/, 'Oui.')
  press('Publier la réponse')
  await waitFor(() => expect(answer).toHaveBeenCalledWith('q1', 'Oui.', ''))
})

it('of two operators who answer a question, the second chooses between the answers', async () => {
  const extra = { changedBy: 'Marie', changedAt: '2026-11-16T15:21:00Z', answer: 'Non.' }
  const answer = vi
    .spyOn(queries, 'answerQuestion')
    .mockRejectedValueOnce(new ApiError(409, { code: 'answer_changed', extra }))
    .mockResolvedValue()
  showAtDesk(<Asked />, { address: '/questions?ouvre=q1', answers: questions })
  type(/Votre réponse/, 'Oui.')
  press('Publier la réponse')
  expect(await screen.findByText(/Marie a enregistré avant vous/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publier la réponse' }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: /La mienne Oui\./ }))
  press('Enregistrer le tout')
  await waitFor(() => expect(answer).toHaveBeenLastCalledWith('q1', 'Oui.', 'Non.'))
})

it('only those who judge shops suspend one that is reported', () => {
  const answers = { '/v1/operator/reports?state=open': reports, '/v1/operator/reports/r1': record }
  showAtDesk(<Listed />, { address: '/signalements?ouvre=r1', answers, rights: ['moderation.act'] })
  expect(screen.getByText('Des copies.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Suspendre la boutique/ }).disabled).toBe(true)
})

/** A page whose state follows: what it goes to is shown. */
function Live({ page: Page, open }: { page: (props: { state: ListState }) => ReactNode; open: string }) {
  const [now, setNow] = useState<ListChanges>({})
  const go = (changes: ListChanges) => setNow({ ...now, ...changes })
  return (
    <>
      <button onClick={() => go({ ouvre: open })}>Ouvrir</button>
      <Page state={{ get: (name) => now[name] ?? '', href: () => '#', go, listed: '' }} />
    </>
  )
}

it('a list stays as it was, with the focus in it, when a decision opens beside it', () => {
  const answers = {
    '/v1/operator/products?view=newest': goods,
    '/v1/operator/reviews?view=newest': { data: [said], next: '', counts: { reported: 1, hidden: 0 } },
    '/v1/operator/reports?state=open': reports,
    '/v1/operator/reports/r1': record,
  }
  for (const [page, open] of [
    [Products, 'p1'],
    [Reviews, 'v1'],
    [Reports, 'r1'],
  ] as const) {
    const { unmount } = showAtDesk(<Live page={page} open={open} />, { answers })
    const table = screen.getByRole('table')
    press('Ouvrir')
    expect(screen.getByRole('button', { name: 'Fermer sans rien faire' })).toBeTruthy()
    expect(table.isConnected).toBe(true)
    unmount()
  }
})

it('a reported message is answered as the market, and still waits for its decision', async () => {
  const answer = vi.spyOn(queries, 'answerMessage').mockResolvedValue()
  const resolve = vi.spyOn(queries, 'resolve').mockResolvedValue()
  const message = { orderId: 'o1', author: 'customer', text: 'Bonjour', createdAt: report.createdAt, hidden: false }
  const answers = {
    '/v1/operator/reports?state=open': reports,
    '/v1/operator/reports/r1': { ...record, report: { ...report, kind: 'message' }, shop: null, message },
  }
  const fetched = vi.fn(async () => Response.json({}))
  vi.stubGlobal('fetch', fetched)
  showAtDesk(<Listed />, { address: '/signalements?ouvre=r1', answers })
  fireEvent.click(screen.getByRole('radio', { name: /Répondre au nom du marché/ }))
  press('Envoyer la réponse')
  expect(screen.getByText('Écrivez la réponse.')).toBeTruthy()
  type(/Votre réponse/, 'Restons polis.')
  press('Envoyer la réponse')
  await waitFor(() => expect(answer).toHaveBeenCalledWith('r1', 'Restons polis.'))
  expect(await screen.findByRole('button', { name: 'Garder' })).toBeTruthy()
  expect(screen.queryByText('Écrivez la raison.')).toBeNull()
  expect(resolve).not.toHaveBeenCalled()
  expect(fetched).not.toHaveBeenCalled() // opening the message again would be one more line of the journal
})

it('only a message is answered in its conversation', () => {
  const answers = { '/v1/operator/reports?state=open': reports, '/v1/operator/reports/r1': record }
  showAtDesk(<Listed />, { address: '/signalements?ouvre=r1', answers })
  expect(screen.queryByRole('radio', { name: /Répondre/ })).toBeNull()
})

it('reports of one shop say so, and the shop can be taken away', () => {
  const answers = { '/v1/operator/reports?state=open&shop=s1': reports }
  showAtDesk(<Listed />, { address: '/signalements?boutique=s1', answers })
  const pill = screen.getByRole('link', { name: 'Retirer le filtre Boutique\u00a0: Atelier Batture' })
  expect(pill.getAttribute('href')).toBe('/regie/signalements')
})

it('only chosen products that are in sight are acted on', () => {
  const bowl = { ...cup, id: 'p2', name: 'Bol' }
  const answers = {
    '/v1/operator/products?view=newest': { ...goods, data: [cup, bowl] },
    '/v1/operator/products?view=newest&search=bol': { ...goods, data: [bowl] },
  }
  function Searched() {
    const [typed, setTyped] = useState('')
    const state = { ...useListState('/produits'), get: (name: string) => (name === 'cherche' ? typed : '') }
    return (
      <>
        <button onClick={() => setTyped('bol')}>Chercher bol</button>
        <Products state={state} />
      </>
    )
  }
  showAtDesk(<Searched />, { answers })
  for (const name of ['Tasse trempée', 'Bol']) {
    fireEvent.click(screen.getByRole('checkbox', { name: `Choisir ${name}` }))
  }
  press('Chercher bol')
  expect(screen.getByRole('button', { name: /Changer la catégorie de 1.produit$/ })).toBeTruthy()
})
