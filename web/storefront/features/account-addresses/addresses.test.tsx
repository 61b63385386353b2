import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { renderOnSite } from '@/storefront/testing'
import { Addresses } from './Addresses'
import { AddressPage } from './AddressPage'
import { savedAddressesQuery, type SavedAddress } from '@/storefront/features/address-form/saved-addresses'
import * as queries from './queries'

const home: SavedAddress = {
  id: 'a1',
  name: 'Maude Tremblay',
  firstName: 'Maude',
  lastName: 'Tremblay',
  address: '84, rang de la Grande-Ligne',
  city: 'Saint-Pascal',
  province: 'QC',
  postalCode: 'G0L 3Y0',
  country: 'CA',
  isDefault: true,
}
const work = { ...home, id: 'a2', address: '1200, rue Saint-Jean', isDefault: false }

function show(ui: React.ReactNode, addresses: SavedAddress[]) {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  client.setQueryData(savedAddressesQuery('u1').queryKey, addresses)
  return renderOnSite(<QueryClientProvider client={client}>{ui}</QueryClientProvider>)
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('the saved addresses', () => {
  it('say so when there is none', () => {
    show(<Addresses userId="u1" />, [])
    expect(screen.getByText('Aucune donnée de disponible')).toBeTruthy()
  })

  it('keep the default one, and say why', () => {
    show(<Addresses userId="u1" />, [home, work])
    press(/^Supprimer l’adresse de Maude Tremblay, 84/)
    expect(screen.getByRole('dialog', { name: 'Impossible de supprimer' }).textContent).toContain(
      'Vous devez ajouter une nouvelle adresse par défaut avant de pouvoir supprimer cette adresse.',
    )
  })

  it('are deleted after a question, unless the server knows better', async () => {
    const deleted = vi.spyOn(queries, 'deleteAddress').mockRejectedValue(new ApiError(400, { code: 'default_address' }))
    show(<Addresses userId="u1" />, [home, work])
    press(/^Supprimer l’adresse de Maude Tremblay, 1200/)
    expect(screen.getByRole('dialog', { name: 'Supprimer cette adresse?' }).textContent).toContain(
      '1200, rue Saint-Jean',
    )
    press('Supprimer')
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Impossible de supprimer' })).toBeTruthy())
    expect(deleted).toHaveBeenCalledWith('u1', 'a2')
  })

  it('take another as the default one', async () => {
    const chosen = vi.spyOn(queries, 'makeDefault').mockResolvedValue()
    show(<Addresses userId="u1" />, [home, work])
    press(/^Choisir par défaut/)
    await waitFor(() => expect(chosen).toHaveBeenCalledWith('u1', 'a2'))
  })

  it('are rewritten in the form of the checkout', async () => {
    const saved = vi.spyOn(queries, 'saveAddress').mockResolvedValue()
    const onDone = vi.fn()
    show(<AddressPage userId="u1" id="a2" onDone={onDone} />, [home, work])
    fireEvent.change(screen.getByLabelText('Code postal'), { target: { value: 'g1r1s4' } })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Utiliser comme adresse par défaut' }))
    press('Enregistrer')
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('/compte/mes-adresses'))
    expect(saved).toHaveBeenCalledWith('u1', 'a2', {
      isDefault: true,
      address: expect.objectContaining({ postalCode: 'G1R 1S4', country: 'CA' }),
    })
  })

  it('make the first one the default, whatever is ticked', () => {
    show(<AddressPage userId="u1" id="nouvelle" onDone={vi.fn()} />, [])
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Utiliser comme adresse par défaut' })
    expect([box.checked, box.disabled]).toEqual([true, true])
  })
})
