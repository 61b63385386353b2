import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { shop, showInSpace } from '@/seller/testing'
import * as calls from './calls'
import { CloseShop } from './CloseShop'

it('closes a shop with a reason', async () => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  const close = vi.spyOn(calls, 'closeShop').mockResolvedValue({ ...shop, status: 'closed' })
  showInSpace(<CloseShop shop={shop} />)
  fireEvent.click(screen.getByRole('button', { name: 'Fermer ma boutique' }))
  const confirm = screen.getByText('Fermer pour de bon')
  fireEvent.click(confirm)
  expect(screen.getByText('Écrivez la raison de la fermeture.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText(/^Raison/), { target: { value: 'Retraite' } })
  await act(async () => fireEvent.click(confirm))
  expect(close).toHaveBeenCalledExactlyOnceWith('s1', 'Retraite')
})

it('offers nothing for a shop that is not open', () => {
  showInSpace(<CloseShop shop={{ ...shop, status: 'closed' }} />)
  expect(screen.queryByRole('button')).toBeNull()
})
