import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { showInSpace } from '@/seller/testing'
import { ImportReport } from './ImportReport'
import * as queries from './queries'
import type { Import } from './queries'

const checked: Import = {
  id: 'i1',
  fileName: 'produits.csv',
  state: 'checked',
  products: 12,
  done: 12,
  toCreate: 10,
  toReplace: 1,
  unchanged: 1,
  problemCount: 0,
  problems: [],
  draftCount: 0,
  drafts: [],
  createdAt: '2026-11-15T15:00:00Z',
  finishedAt: null,
}
const show = (part: Partial<Import>) =>
  showInSpace(<ImportReport shopId="s1" importId="i1" another="/autre" />, {
    '/v1/seller/shops/s1/imports/i1': { ...checked, ...part },
  })

describe('a file that was sent', () => {
  it('tells how far it is while it is checked or applied', () => {
    show({ state: 'applying', done: 3 })
    expect(screen.getByText('Application en cours… 3 sur 12 produits.')).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25')
    expect(screen.queryByRole('link', { name: 'Envoyer un autre fichier' })).toBeNull()
  })
  it('says each mistake with its line and column, and cannot be applied', () => {
    show({
      problemCount: 700,
      problems: [{ line: 4, column: 'prix', product: 'Tasse', detail: 'Ce n’est pas un montant.' }],
    })
    expect(screen.getByText('700 erreurs dans le fichier')).toBeTruthy()
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '4',
      'prix',
      'Tasse',
      'Ce n’est pas un montant.',
    ])
    expect(screen.getByText('Et 699 autres erreurs.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Appliquer le fichier' })).toBeNull()
  })
  it('announces what will stay a draft before it is applied', () => {
    show({
      draftCount: 2,
      drafts: [{ line: 3, column: 'etat', product: 'Bol', detail: 'Sans état, ce produit restera un brouillon.' }],
    })
    expect(screen.getByText('2 produits resteront des brouillons')).toBeTruthy()
    expect(screen.getByText('Sans état, ce produit restera un brouillon.')).toBeTruthy()
    expect(screen.getByText('Et 1 autre produit.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Appliquer le fichier' })).toBeTruthy()
  })
  it('is applied on request, and asks once more for one that was applied before', async () => {
    const apply = vi
      .spyOn(queries, 'applyImport')
      .mockRejectedValueOnce(
        new ApiError(409, { code: 'import_applied_before', detail: 'Ce fichier a déjà été appliqué.' }),
      )
    apply.mockResolvedValueOnce({ ...checked, state: 'done' })
    show({})
    expect(screen.getByText('À créer : 10. À remplacer : 1. Déjà pareils : 1.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Appliquer le fichier' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Appliquer quand même' }))
    expect(await screen.findByText('Le fichier est appliqué.')).toBeTruthy()
    expect(apply.mock.calls.map(([, , again]) => again)).toEqual([false, true])
  })
})
