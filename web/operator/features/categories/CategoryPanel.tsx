import { useEffect, useRef, useState, type FormEvent } from 'react'
import { t } from '#i18n/operator-categories'
import { sitePicture } from '@/assets/pictures'
import { DeskIcon } from '@/desk/DeskIcon'
import { Panel } from '@/desk/Panel'
import { PictureField, type Kept } from '@/desk/PictureField'
import { formatCount } from '@/lib/format-money'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'
import { TextInput } from '@/ui/TextInput'
import { toast } from '@/ui/toast'
import css from './Categories.module.css'
import { parentsFor } from './options'
import { edit, remove, type Category, type Edit, type VariantType } from './queries'
import { SuggestedTypes } from './SuggestedTypes'
import { placeOf, stepFrom, type Step } from './tree'
import type { TreeEdit } from './use-tree-edit'

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
  // What is typed is about the category as it was opened, at that revision, whatever is read again meanwhile.
  const [{ category, revision }] = useState({ category: props.category, revision: edits.revision })
  const before = firstPicture(category)
  const [name, setName] = useState(category.name)
  const [slug, setSlug] = useState(category.slug)
  const [parentId, setParent] = useState(category.parentId ?? '')
  const [picture, setPicture] = useState<Kept | null>(before)
  const [chosen, setChosen] = useState<readonly string[]>(category.variantTypes)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (renaming) field.current?.select()
  }, [renaming])

  const changes: Edit = {
    ...(name !== category.name && { name }),
    ...(slug !== category.slug && { slug }),
    ...(parentId !== (category.parentId ?? '') && { parentId }),
    ...(picture?.key && { pictureKey: picture.key, pictureAlt: picture.alt }),
    ...(!picture && before && { pictureKey: '' }),
    ...(chosen.join() !== category.variantTypes.join() && { variantTypes: [...chosen] }),
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    void edits.run(
      (at) => edit(category.id, at, changes),
      () => toast('success', words.saved(name)),
      revision,
    )
  }
  const shift = (step: Step) => {
    const place = stepFrom(categories, category.id, step)
    if (place) void edits.run((at) => edit(category.id, at, place))
  }
  const { index } = placeOf(categories, category.id)
  const { productCount = 0 } = category
  const count = t.products(formatCount(productCount), productCount > 1)
  return (
    <Panel title={category.name} action={<span className={css.soft}>{`${count}, ${children(category)}`}</span>}>
      <form className={css.form} noValidate onSubmit={save}>
        <Field label={words.name} error={edits.failure}>
          <TextInput ref={field} value={name} maxLength={200} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label={words.address} help={words.addressHelp}>
          <TextInput value={slug} maxLength={200} onChange={(event) => setSlug(event.target.value)} />
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
          onChange={setPicture}
        />
        <div className={css.pair}>
          <Field label={words.parent}>
            <Select
              value={parentId}
              placeholder={words.top}
              options={parentsFor(categories, category.id)}
              onChange={(event) => setParent(event.target.value)}
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
        <SuggestedTypes types={types} chosen={chosen} onChange={setChosen} />
        <div className={css.foot}>
          {category.empty ? (
            <Button
              size="s"
              variant="link"
              onClick={() =>
                void edits.run(
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
            <Button size="s" type="submit" loading={edits.sending} disabled={Object.keys(changes).length === 0}>
              {words.save}
            </Button>
          </span>
        </div>
      </form>
    </Panel>
  )
}

const children = ({ children: list }: Category) => t.children(list.length)
