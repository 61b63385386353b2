import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@/api/client'
import { useListState } from '@/desk/use-list-state'
import { showAtDesk } from '@/operator/testing'
import { MAIN_ID } from '@/router/RouteAnnouncer'
import { Categories } from './Categories'
import * as calls from './queries'
import { CodesPanel } from './CodesPanel'
import { TypesPanel } from './TypesPanel'

function Page() {
  return <Categories state={useListState('/categories')} />
}
const cups = {
  id: 'c1',
  name: 'Tasses',
  slug: 'tasses',
  path: 'tasses',
  parentId: null,
  children: [],
  productCount: 0,
  variantTypes: [],
  empty: true,
} as unknown as calls.Category
const tree = { revision: 4, data: [cups] }
const changed = (changes: object[]) => new ApiError(409, { code: 'tree_changed', extra: { revision: 6, changes } })

function show(theirs: calls.Category) {
  vi.stubGlobal('fetch', async () => Response.json({ revision: 6, data: [theirs] }))
  showAtDesk(<Page />, {
    answers: { '/v1/operator/categories': tree, '/v1/operator/variant-types': { data: [] } },
    address: '/categories?categorie=c1',
  })
}
const bowls = { ...cups, id: 'c2', name: 'Bols', slug: 'bols', path: 'bols' }
const typeIn = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

it('of two operators who edit a category, the second chooses part by part', async () => {
  const save = vi
    .spyOn(calls, 'edit')
    .mockRejectedValueOnce(changed([{ at: '2026-11-16T15:21:00Z', by: 'Marie', act: 'edit', category: 'Bols' }]))
    .mockResolvedValue()
  show({ ...cups, name: 'Bols', slug: 'bols' })
  typeIn('Nom', 'Tasses à café')
  await press('Enregistrer')
  expect(await screen.findByText(/Marie a enregistré avant vous/)).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: /La mienne Tasses à café/ }))
  await press('Enregistrer le tout')
  expect(save).toHaveBeenLastCalledWith('c1', 6, { name: 'Tasses à café' })
})

it('a refusal that tells of no change still says so, and one may save again', async () => {
  const save = vi.spyOn(calls, 'edit').mockRejectedValueOnce(changed([])).mockResolvedValue()
  show(cups)
  typeIn('Nom', 'Bols')
  await press('Enregistrer')
  expect(await screen.findByText('Ceci a changé depuis que vous l’avez ouvert')).toBeTruthy()
  await press('Enregistrer le tout')
  expect(save).toHaveBeenLastCalledWith('c1', 6, { name: 'Bols' })
})

it('an act refused without a change told still says so, and can be done again', async () => {
  const remove = vi.spyOn(calls, 'remove').mockRejectedValueOnce(changed([])).mockResolvedValue()
  show(cups)
  await press('Supprimer')
  expect(await screen.findByText('Ceci a changé depuis que vous l’avez ouvert')).toBeTruthy()
  await press('Mettre le mien')
  expect(remove).toHaveBeenLastCalledWith('c1', 6)
})

it('of two operators who edit a word of options, the second keeps both changes', async () => {
  const theirs = { name: 'Teinte', hidden: false }
  const extra = { changedBy: 'Marie', changedAt: '2026-11-16T15:21:00Z', type: theirs }
  const save = vi
    .spyOn(calls, 'editType')
    .mockRejectedValueOnce(new ApiError(409, { code: 'variant_type_changed', extra }))
    .mockResolvedValue()
  const colour = { id: 't1', code: 'couleur', name: 'Couleur', hidden: false, values: [], categories: [], order: 1 }
  showAtDesk(<TypesPanel types={[colour]} onClose={() => {}} />)
  await press('Modifier Couleur')
  typeIn(/Valeurs à ajouter/, 'Bleu, Rouge')
  await press('Masquer')
  expect(save).toHaveBeenLastCalledWith('t1', {
    name: 'Couleur',
    hidden: true,
    was: { name: 'Couleur', hidden: false },
    values: ['Bleu', 'Rouge'],
  })
  expect(screen.getByText(/Marie a enregistré avant vous/)).toBeTruthy()
  await press('Enregistrer le tout')
  expect(save).toHaveBeenLastCalledWith('t1', { name: 'Teinte', hidden: true, was: theirs, values: ['Bleu', 'Rouge'] })
})

it('of two operators who rename a code of shops, the second sees both names', async () => {
  const extra = { changedBy: 'Marie', changedAt: '2026-11-16T15:21:00Z', label: 'Bêtes' }
  const rename = vi
    .spyOn(calls, 'renameCode')
    .mockRejectedValueOnce(new ApiError(409, { code: 'store_category_changed', extra }))
    .mockResolvedValue()
  const data = [{ code: 'pets', label: 'Animaux', shops: 2 }]
  vi.stubGlobal('fetch', async () => Response.json({ data }))
  showAtDesk(<CodesPanel />, { answers: { '/v1/operator/store-categories': { data } } })
  await press('Modifier Animaux')
  typeIn('Nom affiché', 'Compagnons')
  await press('Enregistrer')
  expect(rename).toHaveBeenLastCalledWith('pets', { label: 'Compagnons', was: 'Animaux' })
  expect(screen.getByText(/Marie a enregistré avant vous/)).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: /Compagnons/ }))
  await press('Enregistrer le tout')
  expect(rename).toHaveBeenLastCalledWith('pets', { label: 'Compagnons', was: 'Bêtes' })
})

it('a name that is being typed stays when the category moves, and is then saved without a conflict', async () => {
  const save = vi.spyOn(calls, 'edit').mockResolvedValue()
  vi.stubGlobal('fetch', async () => Response.json({ revision: 5, data: [cups, bowls] }))
  showAtDesk(<Page />, {
    answers: {
      '/v1/operator/categories': { ...tree, data: [bowls, cups] },
      '/v1/operator/variant-types': { data: [] },
    },
    address: '/categories?categorie=c1',
  })
  typeIn('Nom', 'Tasses à café')
  await press('Monter')
  expect(save).toHaveBeenLastCalledWith('c1', 4, { parentId: '', index: 0 })
  expect(screen.getByLabelText<HTMLInputElement>('Nom').value).toBe('Tasses à café')
  await press('Enregistrer')
  expect(save).toHaveBeenLastCalledWith('c1', 5, { name: 'Tasses à café' })
})

it('an address that is taken is told at its field, another failure above the form', async () => {
  const message = 'Cette adresse mène déjà à une autre catégorie.'
  vi.spyOn(calls, 'edit')
    .mockRejectedValueOnce(new ApiError(422, { detail: 'À corriger.', errors: [{ path: 'slug', message }] }))
    .mockRejectedValueOnce(new ApiError(422, { detail: 'Cette image est illisible.' }))
  show(cups)
  typeIn('Adresse', 'bols')
  await press('Enregistrer')
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByLabelText('Adresse').getAttribute('aria-invalid')).toBe('true')
  await press('Enregistrer')
  expect((await screen.findByRole('alert')).textContent).toContain('Cette image est illisible.')
  expect(screen.getByLabelText('Nom').getAttribute('aria-invalid')).not.toBe('true')
})

it('a suggested type that is taken out leaves the focus in the page', async () => {
  showAtDesk(
    <main id={MAIN_ID} tabIndex={-1}>
      <Page />
    </main>,
    {
      answers: {
        '/v1/operator/categories': { ...tree, data: [{ ...cups, variantTypes: ['size'] }] },
        '/v1/operator/variant-types': { data: [] },
      },
      address: '/categories?categorie=c1',
    },
  )
  const chip = screen.getByRole('button', { name: /size/ })
  chip.focus()
  fireEvent.click(chip)
  await waitFor(() => expect(document.activeElement?.id).toBe(MAIN_ID))
})

it('a move in the tree that is refused is not told in the form of another category', async () => {
  const errors = [{ path: 'parentId', message: 'Trop profond.' }]
  vi.spyOn(calls, 'edit').mockRejectedValue(new ApiError(422, { detail: 'Trop profond.', errors }))
  vi.stubGlobal('fetch', async () => Response.json({ revision: 4, data: [cups, bowls] }))
  showAtDesk(<Page />, {
    answers: {
      '/v1/operator/categories': { ...tree, data: [cups, bowls] },
      '/v1/operator/variant-types': { data: [] },
    },
    address: '/categories?categorie=c1',
  })
  for (const key of [' ', 'ArrowUp', ' ']) {
    const [row] = screen.getAllByRole('treeitem').filter(({ textContent }) => textContent?.includes('Bols'))
    await act(async () => fireEvent.keyDown(row!, { key }))
  }
  expect(calls.edit).toHaveBeenCalledWith('c2', 4, { parentId: '', index: 0 })
  expect(screen.getByLabelText('Dans').getAttribute('aria-invalid')).toBeNull()
  expect(screen.queryByText('Trop profond.', { ignore: '[popover] *' })).toBeNull()
})

it('a category moves once, however often one presses while it does', async () => {
  const move = vi.spyOn(calls, 'edit').mockReturnValue(new Promise(() => {}))
  showAtDesk(<Page />, {
    answers: {
      '/v1/operator/categories': { ...tree, data: [bowls, cups] },
      '/v1/operator/variant-types': { data: [] },
    },
    address: '/categories?categorie=c1',
  })
  await press('Monter')
  await press('Monter')
  expect(move).toHaveBeenCalledOnce()
})

it('a word of options is hidden once, and not before one chose between two edits of it', async () => {
  const extra = { changedBy: 'Marie', changedAt: null, type: { name: 'Teinte', hidden: false } }
  let refuse!: (error: unknown) => void
  const save = vi.spyOn(calls, 'editType').mockImplementation(() => new Promise((_, reject) => (refuse = reject)))
  const colour = { id: 't1', code: 'couleur', name: 'Couleur', hidden: false, values: [], categories: [], order: 1 }
  showAtDesk(<TypesPanel types={[colour]} onClose={() => {}} />)
  await press('Modifier Couleur')
  typeIn('Type', 'Ton')
  await press('Masquer')
  const hide = screen.getByRole<HTMLButtonElement>('button', { name: 'Masquer' })
  expect(hide.disabled).toBe(true)
  await act(async () => refuse(new ApiError(409, { code: 'variant_type_changed', extra })))
  expect(hide.disabled).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: /La mienne Ton/ }))
  expect(hide.disabled).toBe(false)
  expect(save).toHaveBeenCalledOnce()
})
