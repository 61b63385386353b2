import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { t } from '#i18n/operator-categories'
import { sitePicture } from '@/assets/pictures'
import { DeskIcon } from '@/desk/DeskIcon'
import { fieldErrors } from '@/api/field-errors'
import { compare, same } from '@/desk/merge'
import { MergeNotice } from '@/desk/MergeNotice'
import { Panel } from '@/desk/Panel'
import { PictureField, type Kept } from '@/desk/PictureField'
import { useMerge } from '@/desk/use-merge'
import { formatCount } from '@/lib/format-money'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import css from './Categories.module.css'
import { parentsFor } from './options'
import { edit, remove, said, treeQuery, type Category, type Edit, type TreeConflict, type VariantType } from './queries'
import { SuggestedTypes } from './SuggestedTypes'
import { placeOf, stepFrom, type Step } from './tree'
import { failureOf, type TreeEdit } from './use-tree-edit'

const words = t.panel

/** Where a picture is sent: the same call as a seller's. */
const send = {
  path: '/seller/photos',
  read: (answer: unknown): Kept => {
    const { key, thumbs } = answer as { key: string; thumbs: { '480.jpeg': string } }
    return { key, url: thumbs['480.jpeg'], alt: '' }
  },
}

/** The picture that the form begins with; one of the site's own has no key to send back. */
function firstPicture({ picture, pictureName }: Category): Kept | null {
  if (picture) return { key: '', url: picture.thumbs['480.jpeg'], alt: picture.alt }
  const own = pictureName ? sitePicture(pictureName) : null
  return own?.['480.webp'] ? { key: '', url: own['480.webp'], alt: '' } : null
}

type CategoryPanelProps = {
  category: Category
  categories: readonly Category[]
  types: readonly VariantType[]
  edits: TreeEdit
  /** F2 was pressed: the name is to be typed. */
  renaming: boolean
  onMerge: () => void
  onClose: () => void
}

/** One category: its name, its address, its picture, where it stands and what it suggests to shops. */
export function CategoryPanel(props: CategoryPanelProps) {
  const { categories, types, edits, renaming, onMerge, onClose } = props
  // What is typed is about the category as it was read, at that revision, whatever is read again meanwhile.
  const [{ category, revision }, setRead] = useState({ category: props.category, revision: edits.revision })
  const [typed, setTyped] = useState(() => typedOf(category))
  const set = (parts: Partial<Typed>) => setTyped((old) => ({ ...old, ...parts }))
  const merge = useMerge<Typed>(set)
  // A move that was made from this page is no one else's: the form goes on from there with what is typed.
  const followed = edits.follow(revision)
  if (followed !== revision) {
    setRead({ category: props.category, revision: followed })
    setTyped(compare(typedOf(category), typed, typedOf(props.category)).merged)
  }
  const [what, setWhat] = useState('') // what others did in the tree
  const queries = useQueryClient()
  const { name, slug, parentId, picture, variantTypes } = typed
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (renaming) field.current?.select()
  }, [renaming])

  const [error, setError] = useState<unknown>() // of the last edit that was made from this form
  const wrong = fieldErrors(error)
  async function run(...edit: Parameters<TreeEdit['run']>) {
    if (edits.sending) return // on top of a tree that is about to be another
    setError(undefined)
    setError(await edits.run(...edit))
  }
  const changes = editOf(typedOf(category), typed)
  const save = () =>
    void run(
      (at) => edit(category.id, at, changes),
      () => {
        toast('success', words.saved(name))
        edits.restart()
      },
      revision,
      second,
    )
  /** Someone edited the tree first: their category beside mine, on top of the tree as it now is. */
  function second(conflict: TreeConflict) {
    const theirs =
      queries.getQueryData<{ data: Category[] }>(treeQuery().queryKey)?.data.find(sameAs(category)) ?? category
    const latest = conflict.changes[0]
    setWhat(said(conflict))
    setRead({ category: theirs, revision: conflict.revision })
    merge.meet(typedOf(category), typed, { who: latest?.by ?? '', at: latest?.at, value: typedOf(theirs) })
  }
  const shift = (step: Step) => {
    const place = stepFrom(categories, category.id, step)
    if (place) void run((at) => edit(category.id, at, place))
  }
  const { index } = placeOf(categories, category.id)
  const { productCount = 0 } = category
  const count = t.products(formatCount(productCount), productCount > 1)
  return (
    <Panel title={category.name} action={<span className={css.soft}>{`${count}, ${children(category)}`}</span>}>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <MergeNotice
          merge={merge}
          label={(part) => words.parts[part]}
          show={(part, value) => show(part, value, categories, types)}
          what={what}
          saving={edits.sending}
          onSave={save}
        />
        {error !== undefined && Object.keys(wrong).length === 0 && <Alert kind="error" title={failureOf(error)} />}
        <Field label={words.name} error={wrong.name}>
          <TextInput ref={field} value={name} maxLength={200} onChange={(event) => set({ name: event.target.value })} />
        </Field>
        <Field label={words.address} help={words.addressHelp} error={wrong.slug}>
          <TextInput value={slug} maxLength={200} onChange={(event) => set({ slug: event.target.value })} />
        </Field>
        {(slug !== category.slug || parentId !== (category.parentId ?? '')) && (
          <div className={css.redirect}>
            <DeskIcon name="next" />
            <div>
              <b>{words.redirect}</b>
              <p>{words.redirectText(`/categorie/${category.path}`)}</p>
            </div>
          </div>
        )}
        <PictureField
          label={words.picture}
          help={words.pictureHelp}
          altLabel={words.pictureAlt}
          send={send}
          value={picture}
          onChange={(kept) => set({ picture: kept })}
        />
        <div className={css.pair}>
          <Field label={words.parent} error={wrong.parentId}>
            <Select
              value={parentId}
              placeholder={words.top}
              options={parentsFor(categories, category.id)}
              onChange={(event) => set({ parentId: event.target.value })}
            />
          </Field>
          <div className={css.shift}>
            <Button size="s" variant="secondary" disabled={index === 0} onClick={() => shift('up')}>
              {words.up}
            </Button>
            <Button
              size="s"
              variant="secondary"
              disabled={!stepFrom(categories, category.id, 'down')}
              onClick={() => shift('down')}
            >
              {words.down}
            </Button>
          </div>
        </div>
        <SuggestedTypes types={types} chosen={variantTypes} onChange={(codes) => set({ variantTypes: codes })} />
        <div className={css.foot}>
          {category.empty ? (
            <Button
              size="s"
              variant="link"
              onClick={() =>
                void run(
                  (at) => remove(category.id, at),
                  () => {
                    toast('success', words.removed(category.name))
                    onClose()
                  },
                )
              }
            >
              {words.remove}
            </Button>
          ) : (
            <span className={css.soft}>{words.whenEmpty}</span>
          )}
          <Button size="s" variant="link" onClick={onMerge}>
            {t.merge.open}
          </Button>
          <span className={css.end}>
            <Button size="s" variant="secondary" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button
              size="s"
              type="submit"
              loading={edits.sending}
              disabled={Object.keys(changes).length === 0 || !merge.settled}
            >
              {words.save}
            </Button>
          </span>
        </div>
      </form>
    </Panel>
  )
}

/** A category as it is typed. */
interface Typed {
  name: string
  slug: string
  parentId: string
  picture: Kept | null
  variantTypes: readonly string[]
}

const typedOf = (category: Category): Typed => ({
  name: category.name,
  slug: category.slug,
  parentId: category.parentId ?? '',
  picture: firstPicture(category),
  variantTypes: category.variantTypes,
})

/** What differs between a category as it was read and as it is typed. */
const editOf = (read: Typed, typed: Typed): Edit => ({
  ...(typed.name !== read.name && { name: typed.name }),
  ...(typed.slug !== read.slug && { slug: typed.slug }),
  ...(typed.parentId !== read.parentId && { parentId: typed.parentId }),
  ...(typed.picture?.key && { pictureKey: typed.picture.key, pictureAlt: typed.picture.alt }),
  ...(!typed.picture && read.picture && { pictureKey: '' }),
  ...(!same(typed.variantTypes, read.variantTypes) && { variantTypes: [...typed.variantTypes] }),
})

/** A part of a category as people read it. */
function show(
  part: keyof Typed,
  value: Typed[keyof Typed],
  categories: readonly Category[],
  types: readonly VariantType[],
): string {
  if (part === 'parentId') return categories.find(({ id }) => id === value)?.name ?? words.top
  if (part === 'picture') return value ? (value as Kept).alt || words.picture : ''
  if (part === 'variantTypes')
    return (value as readonly string[]).map((code) => types.find((type) => type.code === code)?.name ?? code).join(', ')
  return value as string
}

const sameAs =
  ({ id }: Category) =>
  (other: Category) =>
    other.id === id

const children = ({ children: list = [] }: Category) => t.children(list.length)
