import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { t as words } from '#i18n/seller-products'
import { ApiError } from '@/api/client'
import * as sending from '@/api/upload'
import { showInSpace } from '@/seller/testing'
import { Editor } from './Editor'
import { listQuery, listState } from './list-state'
import { percentRule, stockRule } from './NumberQuestion'
import { Photos } from './Photos'
import type { PhotoForm } from './product-form'
import { ProductList } from './ProductList'
import * as queries from './queries'
import type { ListedProduct, Product } from './queries'

const category = {
  id: 'c1',
  name: 'Vaisselle',
  parentId: null,
  order: 1,
  slug: 'vaisselle',
  shortId: 1,
  children: [],
  path: 'vaisselle',
  productCount: 0,
}
const answers = {
  '/v1/product-categories/flat': [category, { ...category, id: 'c2', name: 'Tasses', parentId: 'c1' }],
  '/v1/variant-types': [],
}
const cup: Product = {
  id: 'p1',
  status: 'draft',
  name: 'Tasse',
  slug: 'tasse',
  description: '',
  categoryIds: ['c2'],
  taxCategory: 'standard',
  finalSale: false,
  photos: [],
  options: [],
  createdAt: '',
  updatedAt: '',
  publishedAt: null,
  revision: 1,
  hiddenAt: null,
  hiddenReason: '',
  variants: [
    {
      id: 'v1',
      sku: '',
      options: {},
      price: 34,
      regularPrice: 0,
      isDefault: true,
      inventoryMode: 'stock',
      inventoryStatus: 'in_stock',
      inventoryQuantity: 5,
      limitPerOrder: 0,
      length: 0,
      width: 0,
      height: 0,
      weight: 0,
      photoKeys: [],
    },
  ],
}
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('a new product', () => {
  it('is not sent while something is wrong, and says where', () => {
    const save = vi.spyOn(queries, 'saveProduct')
    showInSpace(<Editor product={undefined} />, answers)
    press('Mettre en vente')
    expect(screen.getByText('4 champs sont à corriger.')).toBeTruthy()
    press('Aller au premier')
    expect(document.activeElement).toBe(screen.getByLabelText('Nom du produit'))
    expect(save).not.toHaveBeenCalled()
  })

  it('is sent with the combinations of its options, and its page opens', async () => {
    const save = vi.spyOn(queries, 'saveProduct').mockResolvedValue({ ...cup, status: 'published' })
    const { asked } = showInSpace(<Editor product={undefined} />, answers)
    type('Nom du produit', ' Tasse ')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Vaisselle › Tasses' }))
    press('Ajouter une option')
    type('Nom de l’option 1', 'Couleur')
    type('Ajouter une valeur à Couleur', 'Bleu, Sauge')
    press('Ajouter')
    const all = within(screen.getByRole('group', { name: 'Appliquer à toutes les variantes' }))
    fireEvent.change(all.getByLabelText(/^Prix/), { target: { value: '34' } })
    fireEvent.change(all.getByLabelText(/^Unités/), { target: { value: '5' } })
    fireEvent.click(all.getByRole('button'))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Vendre Sauge' }))
    press('Mettre en vente')
    await waitFor(() => expect(asked).toEqual(['/espace-vendeur/produits/p1']))
    const [shopId, id, body] = save.mock.calls[0]!
    expect([shopId, id]).toEqual(['s1', undefined])
    expect(body).toMatchObject({
      status: 'published',
      name: 'Tasse',
      categoryIds: ['c2'],
      options: [{ name: 'Couleur', values: ['Bleu', 'Sauge'] }],
    })
    expect(body.variants).toMatchObject([
      { options: { Couleur: 'Bleu' }, price: 34, inventoryQuantity: 5, isDefault: true },
    ])
  })
})

it('options and their values leave the focus beside them when they are removed', () => {
  showInSpace(<Editor product={undefined} />, answers)
  press('Ajouter une option')
  type('Nom de l’option 1', 'Couleur')
  type('Ajouter une valeur à Couleur', 'Bleu, Sauge')
  press('Ajouter')
  const leave = (name: string) => {
    const button = screen.getByRole('button', { name })
    button.focus()
    fireEvent.click(button)
  }
  leave(words.options.removeValue('Bleu'))
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Couleur' }))
  leave(words.options.remove('Couleur'))
  expect(document.activeElement).toBe(screen.getByRole('group', { name: words.editor.options }))
})

describe('a known product', () => {
  it('shows the server’s refusals where they belong', async () => {
    const refused = { detail: 'Vérifiez.', errors: [{ path: 'variants[0].sku', message: 'Cette UGS est déjà prise.' }] }
    vi.spyOn(queries, 'saveProduct').mockRejectedValue(new ApiError(422, refused))
    showInSpace(<Editor product={cup} />, answers)
    type(/^UGS/, 'T-1')
    press('Enregistrer le brouillon')
    expect(await screen.findByText('Cette UGS est déjà prise.')).toBeTruthy()
    expect(screen.getByLabelText(/^UGS/).getAttribute('aria-invalid')).toBe('true')
  })

  it('says that something is not saved, until it is', async () => {
    vi.spyOn(queries, 'saveProduct').mockResolvedValue({ ...cup, name: 'Tasse bleue' })
    showInSpace(<Editor product={cup} />, answers)
    expect(screen.queryByText('Des changements ne sont pas enregistrés.')).toBeNull()
    type('Nom du produit', 'Tasse bleue')
    expect(screen.getByText('Des changements ne sont pas enregistrés.')).toBeTruthy()
    press('Enregistrer le brouillon')
    await waitFor(() => expect(screen.queryByText('Des changements ne sont pas enregistrés.')).toBeNull())
  })
})

describe('what is typed while a save is under way', () => {
  const unsaved = 'Des changements ne sont pas enregistrés.'
  /** A save that ends when the test says so. */
  function slowly() {
    let end!: (saved: Product) => void
    const save = vi.spyOn(queries, 'saveProduct').mockImplementation(() => new Promise((resolve) => (end = resolve)))
    return { save, end: (saved: Product) => act(async () => end(saved)) }
  }

  it('stays, still to be saved, beside what came back', async () => {
    const { save, end } = slowly()
    showInSpace(<Editor product={cup} />, answers)
    type('Nom du produit', 'Tasse bleue')
    await act(async () => press('Enregistrer le brouillon'))
    type(/^UGS/, 'T-1')
    await end({ ...cup, name: 'Tasse bleue', slug: 'tasse-bleue', revision: 2 })
    expect(screen.getByLabelText<HTMLInputElement>(/^UGS/).value).toBe('T-1')
    expect(screen.getByText(unsaved)).toBeTruthy()
    await act(async () => press('Enregistrer le brouillon'))
    const { name, slug, revision, variants } = save.mock.lastCall![2]
    expect({ name, slug, revision, sku: variants?.[0]?.sku }).toEqual({
      name: 'Tasse bleue',
      slug: 'tasse-bleue',
      revision: 2,
      sku: 'T-1',
    })
  })

  it('keeps a new product on its form until that is saved too, and makes no second one', async () => {
    const { save, end } = slowly()
    const { asked } = showInSpace(<Editor product={undefined} />, answers)
    type('Nom du produit', 'Tasse')
    type('Prix ($)', '34')
    type('Unités en main', '5')
    await act(async () => press('Enregistrer le brouillon'))
    type('Nom du produit', 'Tasse bleue')
    await end(cup)
    expect(screen.getByLabelText<HTMLInputElement>('Nom du produit').value).toBe('Tasse bleue')
    expect(asked).toEqual([])
    await act(async () => press('Enregistrer le brouillon'))
    expect(save.mock.lastCall?.slice(0, 2)).toEqual(['s1', 'p1'])
    await end({ ...cup, name: 'Tasse bleue', revision: 2 })
    expect(asked).toEqual(['/espace-vendeur/produits/p1'])
  })
})

describe('photos', () => {
  const start: PhotoForm[] = [
    { key: 'a', url: '/a.jpg', alt: 'Face' },
    { key: 'b', url: '/b.jpg', alt: 'Dos' },
  ]
  function Bench({ first = start }: { first?: PhotoForm[] }) {
    const [photos, setPhotos] = useState(first)
    return <Photos photos={photos} proposed={[]} errors={{}} onChange={(update) => setPhotos(update)} />
  }
  const shown = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt'))

  it('move by keys, and say where they went', () => {
    showInSpace(<Bench />)
    press('Avancer la photo 2')
    expect(shown()).toEqual(['Dos', 'Face'])
    expect(screen.getByText('La photo est maintenant la 1re sur 2.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Avancer la photo 1' }).hasAttribute('disabled')).toBe(true)
  })
  it('leave the focus beside them when they are removed', () => {
    showInSpace(<Bench />)
    const remove = screen.getByRole('button', { name: 'Retirer la photo 2' })
    remove.focus()
    fireEvent.click(remove)
    expect(shown()).toEqual(['Face'])
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Photos' }))
  })
  it('move by hand', () => {
    showInSpace(<Bench />)
    fireEvent.dragStart(screen.getByRole('img', { name: 'Face' }).parentElement!)
    fireEvent.drop(screen.getByRole('img', { name: 'Dos' }).closest('li')!, { dataTransfer: { files: [] } })
    expect(shown()).toEqual(['Dos', 'Face'])
  })
  it('are sent one by one, and one that is refused is named', async () => {
    const send = vi.spyOn(sending, 'upload').mockImplementation(async (_, file) => {
      if ((file as File).name === 'texte.txt') throw new ApiError(422, { detail: 'Ce fichier n’est pas une image.' })
      return { key: 'c', thumbs: { '480.jpeg': '/c.jpg' }, file: '/c.jpg' } as never
    })
    showInSpace(<Bench first={[]} />)
    const files = [new File(['x'], 'bol.jpg', { type: 'image/jpeg' }), new File(['y'], 'texte.txt')]
    fireEvent.change(screen.getByLabelText('Ajouter des photos', { selector: 'input' }), { target: { files } })
    expect(await screen.findByText('texte.txt : Ce fichier n’est pas une image.')).toBeTruthy()
    expect(screen.getByLabelText('Description de la photo 1')).toBeTruthy()
    expect(send).toHaveBeenCalledTimes(2)
  })
})

describe('the list', () => {
  const listed: ListedProduct = {
    id: 'p1',
    name: 'Tasse',
    slug: 'tasse',
    status: 'published',
    thumbs: null as never,
    alt: '',
    sku: 'T-1',
    minPrice: 34,
    maxPrice: 46,
    variantCount: 2,
    units: 3,
    available: true,
    lowStock: true,
    hiddenByMarket: false,
    createdAt: '2026-11-01T12:00:00Z',
    updatedAt: '2026-11-02T12:00:00Z',
  }
  const page = {
    data: [listed, { ...listed, id: 'p2', name: 'Vase', status: 'draft' }],
    from: 1,
    to: 2,
    total: 2,
    pageCount: 1,
    currentPage: 1,
    counts: { draft: 1, published: 1, archived: 0 },
  }
  const state = listState(new URLSearchParams())
  const show = (data: unknown = page) =>
    showInSpace(<ProductList state={state} />, { [queries.productsQuery('s1', listQuery(state)).queryKey[0]]: data })

  it('tells price, stock and state of each', () => {
    show()
    const cells = within(screen.getAllByRole('row')[1]!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
    expect(cells.slice(1)).toEqual([
      'TasseT-1 · 2\u00a0variantes',
      'En vente',
      '34,00\u00a0$ à 46,00\u00a0$',
      'Bientôt épuisé3\u00a0unités',
      '2 nov. 2026',
    ])
  })
  it('changes the chosen ones at once, and names those that could not', async () => {
    const change = vi.spyOn(queries, 'changeMany').mockResolvedValue({
      done: 1,
      refused: [{ id: 'p2', name: 'Vase', code: 'x', detail: 'Il lui faut une catégorie.' }],
    })
    show()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choisir tous les produits de la page' }))
    expect(screen.getByText('2 produits choisis')).toBeTruthy()
    press('Mettre en vente')
    expect(await screen.findByText('Vase : Il lui faut une catégorie.')).toBeTruthy()
    expect(change).toHaveBeenCalledWith('s1', { action: 'publish', ids: ['p1', 'p2'] })
    expect(screen.queryByText(/produits choisis/)).toBeNull()
  })
  it('invites to begin when the shop sells nothing', () => {
    show({ ...page, data: [], total: 0, counts: { draft: 0, published: 0, archived: 0 } })
    expect(screen.getByText('Votre boutique n’a pas encore de produit')).toBeTruthy()
  })
})

it('numbers are read as people type them', () => {
  expect([percentRule('−20 %'), percentRule('5,5'), stockRule('1 200')]).toEqual([-20, 5.5, 1200])
  expect([percentRule('0'), percentRule('-95'), stockRule('-1'), stockRule('')].map((answer) => typeof answer)).toEqual(
    ['string', 'string', 'string', 'string'],
  )
})

describe('a product that someone else edited meanwhile', () => {
  const theirs = { ...cup, name: 'Tasse de Luc', revision: 2 }
  const refused = () =>
    new ApiError(409, {
      code: 'product_changed',
      extra: { changedBy: 'Luc Roy', changedAt: '2026-11-16T15:21:00Z', product: theirs },
    })

  it('shows theirs beside mine, and saves what was chosen on top of theirs', async () => {
    const save = vi.spyOn(queries, 'saveProduct').mockRejectedValueOnce(refused()).mockResolvedValue(theirs)
    showInSpace(<Editor product={cup} />, answers)
    type('Nom du produit', 'Tasse à moi')
    press('Enregistrer le brouillon')
    expect(await screen.findByText(/Luc Roy a enregistré avant vous/)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enregistrer le brouillon' }).disabled).toBe(true)
    expect(screen.getByLabelText<HTMLInputElement>('Nom du produit').value).toBe('Tasse à moi')
    fireEvent.click(screen.getByRole('radio', { name: /La mienne Tasse à moi/ }))
    press('Enregistrer le tout')
    await waitFor(() => expect(save.mock.lastCall?.[2]).toMatchObject({ name: 'Tasse à moi', revision: 2 }))
  })

  it('can be taken as the other one saved it', async () => {
    vi.spyOn(queries, 'saveProduct').mockRejectedValueOnce(refused())
    showInSpace(<Editor product={cup} />, answers)
    type('Nom du produit', 'Tasse à moi')
    press('Enregistrer le brouillon')
    fireEvent.click(await screen.findByRole('radio', { name: /La version de Luc Roy Tasse de Luc/ }))
    expect(screen.getByLabelText<HTMLInputElement>('Nom du produit').value).toBe('Tasse de Luc')
  })
})

it('a product hidden by the market says why and cannot be put on sale', () => {
  showInSpace(<Editor product={{ ...cup, hiddenAt: '2026-11-16T15:21:00Z', hiddenReason: 'Une copie.' }} />, answers)
  expect(screen.getByText(/Une copie\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Mettre en vente' })).toBeNull()
})

it('a product is duplicated, and its copy opens; advice stands beside its field', async () => {
  const copy = vi.spyOn(queries, 'copyProduct').mockResolvedValue({ ...cup, id: 'p2' })
  const { asked } = showInSpace(<Editor product={cup} />, answers)
  press('Dupliquer')
  await waitFor(() => expect(asked).toEqual(['/espace-vendeur/produits/p2']))
  expect(copy).toHaveBeenCalledWith('s1', 'p1')
  type('Nom du produit', 'TASSE TREMPÉE')
  expect(screen.getByText(/Les majuscules crient un peu/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Dupliquer' }).disabled).toBe(true)
})
