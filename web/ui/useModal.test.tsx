import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ACTION_CANCELLED, useModal } from './useModal'

afterEach(cleanup)

let answers: unknown[] = []
function Asker({ form }: { form?: boolean }) {
  const modal = useModal<{ id: string }>()
  const body = form
    ? (confirm: (data: { id: string }) => void) => (
        <button onClick={() => confirm({ id: 'formulaire' })}>Choisir</button>
      )
    : 'Elle ne pourra plus servir.'
  const ask = async () => {
    answers.push(
      await modal.open({ title: 'Supprimer la carte?', body, confirmLabel: 'Supprimer', data: { id: 'carte' } }),
    )
  }
  return (
    <>
      <button onClick={ask}>Demander</button>
      {modal.element}
    </>
  )
}
function ask(form = false) {
  answers = []
  const view = render(<Asker form={form} />)
  fireEvent.click(screen.getByText('Demander'))
  return view
}
const settled = () => waitFor(() => expect(answers).toHaveLength(1))

describe('a modal question', () => {
  it('closes with its data when confirmed', async () => {
    ask()
    fireEvent.click(screen.getByRole('button', { name: 'Supprimer' }))
    await settled()
    expect(answers).toEqual([{ id: 'carte' }])
    expect(document.querySelector('dialog')?.open).toBe(false)
  })

  it('closes with the data its own form gives', async () => {
    ask(true)
    fireEvent.click(screen.getByText('Choisir'))
    await settled()
    expect(answers).toEqual([{ id: 'formulaire' }])
  })

  it('closes with ACTION_CANCELLED when cancelled', async () => {
    ask()
    fireEvent.click(screen.getByRole('button', { name: 'Annuler' }))
    await settled()
    expect(answers).toEqual(['ACTION_CANCELLED'])
  })

  it('closes with ACTION_CANCELLED on Escape', async () => {
    ask()
    fireEvent(document.querySelector('dialog')!, new Event('cancel', { cancelable: true }))
    await settled()
    expect(answers).toEqual([ACTION_CANCELLED])
  })

  it('answers ACTION_CANCELLED when the page that asked is gone', async () => {
    ask().unmount()
    await settled()
    expect(answers).toEqual([ACTION_CANCELLED])
  })

  it('gives up the first question when a second is asked', async () => {
    ask()
    fireEvent.click(screen.getByText('Demander'))
    await settled()
    expect(answers).toEqual([ACTION_CANCELLED])
    expect(document.querySelector('dialog')?.open).toBe(true)
  })
})
