import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderOnSite } from '@/storefront/testing'
import { ReportLink } from './ReportLink'
import * as calls from './send'

it('the dialog comes with the click; a reason of the list is needed, the rest is not', async () => {
  const send = vi.spyOn(calls, 'sendReport').mockResolvedValue()
  renderOnSite(<ReportLink subject={{ kind: 'product', id: 'p1' }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Signaler ce produit' }))
  const submit = await screen.findByRole('button', { name: 'Envoyer le signalement', hidden: true })
  fireEvent.click(submit)
  expect(screen.getByText('Choisissez une raison.')).toBeTruthy()
  expect(send).not.toHaveBeenCalled()
  fireEvent.change(screen.getByLabelText(/Qu’est-ce qui ne va pas/), { target: { value: 'misleading' } })
  fireEvent.click(submit)
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith(
      { kind: 'product', id: 'p1', cause: 'misleading', text: '', email: '' },
      undefined,
    ),
  )
})
