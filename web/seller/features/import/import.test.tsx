import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { showInSpace } from '@/seller/testing'
import { ImportReport } from './ImportReport'
import * as queries from './queries'
import type { Import } from './queries'
import { SendFile } from './SendFile'

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
  noticeCount: 0,
  notices: [],
  source: 'rangrue',
  asks: false,
  headings: [],
  choices: { columns: [], categoryId: '' },
  preview: [],
  photos: { total: 0, done: 0, failed: 0, failures: [] },
  createdAt: '2026-11-15T15:00:00Z',
  finishedAt: null,
}
const show = (part: Partial<Import>) =>
  showInSpace(<ImportReport shopId="s1" importId="i1" another="/autre" />, {
    '/v1/seller/shops/s1/imports/i1': { ...checked, ...part },
    '/v1/product-categories/flat': [{ id: 'c1', name: 'Tasses', parentId: null, order: 1 }],
  })

it('explains what a file changes before it is sent', () => {
  showInSpace(<SendFile shopId="s1" onSent={() => undefined} />)
  expect(screen.getByText('sur l’importation')).toBeTruthy()
  expect(screen.getByText(/n’en fait jamais de doubles/)).toBeTruthy()
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
  it('tells which products to look at, and can be applied', () => {
    show({
      noticeCount: 1,
      notices: [{ line: 3, column: 'Stock', product: 'Cabas', detail: 'Vérifiez les quantités.' }],
    })
    expect(screen.getByText('1 produit à vérifier')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Produits à vérifier' }).textContent).toContain('Cabas')
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
  it('shows the first products as they will look, with a place for their photos', () => {
    show({
      source: 'shopify',
      preview: [
        {
          line: 2,
          name: 'Tasse trempée',
          text: 'Une tasse.',
          status: 'published',
          change: 'create',
          minPrice: 34,
          maxPrice: 38,
          regularPrice: 46,
          options: [{ name: 'Couleur', values: ['Bleu', 'Sauge'] }],
          variants: 2,
          photos: 4,
          categories: 1,
        },
      ],
    })
    expect(screen.getByText('Exportation de Shopify reconnue.')).toBeTruthy()
    const shown = screen.getByRole('listitem').textContent
    for (const word of [
      '4\u00a0photos',
      'Tasse trempée',
      'À partir de 34,00\u00a0$',
      'Couleur\u00a0: Bleu, Sauge',
      'En vente',
      'Nouveau',
    ])
      expect(shown).toContain(word)
    expect(screen.getByText('Et 11 autres produits.')).toBeTruthy()
  })
  it('asks what the columns of an unknown file hold, with a guess', async () => {
    const send = vi.spyOn(queries, 'sendChoices').mockResolvedValue({ ...checked, state: 'checking' })
    show({
      source: 'other',
      asks: true,
      products: 0,
      headings: [
        { name: 'Article', example: 'Vase', guess: 'name' },
        { name: 'Montant', example: '12,00', guess: 'ignored' },
      ],
    })
    const check = screen.getByRole<HTMLButtonElement>('button', { name: 'Vérifier le fichier' })
    expect(check.disabled).toBe(true)
    expect(screen.getByText('Dites quelle colonne est le nom et laquelle est le prix.')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Montant'), { target: { value: 'name' } })
    expect(screen.getByText('Deux colonnes ne peuvent pas être la même chose.')).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Montant'), { target: { value: 'price' } })
    fireEvent.change(screen.getByLabelText('Catégorie des produits qui n’en ont pas'), { target: { value: 'c1' } })
    fireEvent.click(check)
    expect(await screen.findByText(/^Vérification du fichier/)).toBeTruthy()
    expect(send.mock.calls[0]).toEqual(['s1', 'i1', { columns: ['name', 'price'], categoryId: 'c1' }])
    expect(screen.queryByRole('button', { name: 'Appliquer le fichier' })).toBeNull()
  })
  it('tells how far the photos are, which could not come and why, and fetches them again', async () => {
    const failures = [{ line: 4, product: 'Bol', address: 'https://exemple.ca/b.jpg', detail: 'Trop lourd.' }]
    const retry = vi.spyOn(queries, 'retryPhotos').mockResolvedValue({
      ...checked,
      state: 'done',
      photos: { total: 4, done: 4, failed: 0, failures: [] },
    })
    show({ state: 'done', photos: { total: 4, done: 2, failed: 1, failures } })
    expect(screen.getByText('2 sur 4 photos.')).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('75')
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '4',
      'Bol',
      'https://exemple.ca/b.jpg',
      'Trop lourd.',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText('4 sur 4 photos.')).toBeTruthy()
    expect(retry).toHaveBeenCalledWith('s1', 'i1')
    expect(screen.queryByRole('table')).toBeNull()
  })
})
