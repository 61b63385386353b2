import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { MAIN_ID } from '@/router/RouteAnnouncer'
import { Choices } from './Choices'
import { DecisionPanel } from './DecisionPanel'
import { Help } from './Help'
import { PartBar } from './PartBar'
import { SelectionBar } from './SelectionBar'
import { StateRoad } from './StateRoad'
import { ListError, LoadingRows } from './states'
import './testing'
import { Timeline } from './Timeline'

it('a word of help stays closed until it is asked for, and says what it is about', () => {
  render(<Help about="sur les taxes">Nous faisons le calcul.</Help>)
  expect(screen.getByText('Aide').closest('details')?.open).toBe(false)
  expect(screen.getByText('sur les taxes')).toBeTruthy()
})

it('the timeline has a head per day of Quebec, the latest first, and can be narrowed', () => {
  render(
    <Timeline
      kinds={[{ id: 'notes', label: 'Notes' }]}
      events={[
        { id: '1', at: '2026-11-09T23:42:00Z', icon: 'card', words: 'Payée' },
        { id: '2', at: '2026-11-16T15:12:00Z', icon: 'pencil', words: 'Note', quote: 'Anse cassée', kind: 'notes' },
        { id: '3', at: '2026-11-10T03:00:00Z', icon: 'letter', words: 'Lettre' },
      ]}
    />,
  )
  const days = () => screen.getAllByRole('heading', { level: 3 }).map((head) => head.textContent)
  expect(days()).toEqual(['16 novembre 2026', '9 novembre 2026'])
  expect(screen.getAllByRole('listitem').map((event) => event.querySelector('div')?.firstChild?.textContent)).toEqual([
    'Note',
    'Lettre',
    'Payée',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Notes' }))
  expect(days()).toEqual(['16 novembre 2026'])
})

it('a decision shows what will happen before its button', () => {
  const onSubmit = vi.fn()
  render(
    <DecisionPanel
      title="Rembourser"
      submit="Rembourser 43,69 $"
      preview={{ effects: [{ icon: 'letter', words: 'Une lettre part.' }] }}
      onSubmit={onSubmit}
    >
      <Choices
        label="Qui l’assume?"
        value="shop"
        onChange={() => {}}
        choices={[
          { value: 'shop', label: 'La boutique' },
          { value: 'us', label: 'Le marché', detail: 'pas pour votre rôle', disabled: true },
        ]}
      />
    </DecisionPanel>,
  )
  expect(screen.getByText('Ce qui va se passer')).toBeTruthy()
  expect((screen.getByRole('radio', { name: /Le marché pas pour/ }) as HTMLInputElement).disabled).toBe(true)
  fireEvent.submit(screen.getByRole('button', { name: 'Rembourser 43,69 $' }).closest('form')!)
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('parts and steps say in words what their colors show', () => {
  render(
    <>
      <PartBar parts={['shipped', 'late', 'shipped']} />
      <StateRoad
        label="États"
        steps={[
          { label: 'Proposé', state: 'done' },
          { label: 'Approuvé', state: 'here' },
        ]}
      />
    </>,
  )
  expect(screen.getByText('2 de 3')).toBeTruthy()
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Proposé, fait',
    '2Approuvé, en cours',
  ])
})

it('rows on their way show bars only when they are late', () => {
  vi.useFakeTimers()
  render(<LoadingRows rows={3} />)
  expect(screen.getByRole('status').children).toHaveLength(0)
  act(() => vi.advanceTimersByTime(201))
  expect(screen.getByRole('status').children).toHaveLength(3)
  vi.useRealTimers()
})

it('a list that did not come gives the number to quote', () => {
  const error = new ApiError(500, { requestId: '7c1e-04fa' })
  render(<ListError title="Les commandes n’ont pas pu être lues" error={error} onRetry={() => {}} />)
  expect(screen.getByText(/7c1e-04fa/)).toBeTruthy()
})

it('what closes with the focus in it leaves the focus in the page', async () => {
  const page = (part?: ReactNode) => (
    <main id={MAIN_ID} tabIndex={-1}>
      {part}
    </main>
  )
  const { rerender } = render(page())
  for (const part of [
    <DecisionPanel key="1" title="Rembourser" submit="Faire" onSubmit={() => {}} children="" />,
    <SelectionBar key="2" count="2 choisies" onClear={() => {}} children={<button>Faire</button>} />,
  ]) {
    rerender(page(part))
    screen.getByRole('button', { name: 'Faire' }).focus()
    rerender(page())
    await waitFor(() => expect(document.activeElement?.id).toBe(MAIN_ID))
  }
})
