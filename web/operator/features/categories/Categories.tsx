import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-categories'
import { Panel } from '@/desk/Panel'
import { ConflictNotice, EmptyList, ListError, LoadingRows } from '@/desk/states'
import type { ListState } from '@/desk/use-list-state'
import { formatCount } from '@/lib/format-money'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { TitleBar } from '@/ui/TitleBar'
import css from './Categories.module.css'
import { CategoryPanel } from './CategoryPanel'
import { CategoryTree } from './CategoryTree'
import { CodesPanel } from './CodesPanel'
import { CreatePanel } from './CreatePanel'
import { MergePanel } from './MergePanel'
import { edit, said, treeQuery, typesQuery } from './queries'
import { TypesPanel } from './TypesPanel'
import { useTreeEdit, type TreeEdit } from './use-tree-edit'

/** Parameters of the page's address: which category is open, and what else the side column shows. */
const OPEN = 'categorie'
const SIDE = 'volet'

/** The tree of categories, and beside it the one that is open. */
export function Categories({ state }: { state: ListState }) {
  const tree = useQuery(treeQuery())
  const types = useQuery(typesQuery()).data?.data ?? []
  const categories = tree.data?.data ?? []
  const edits = useTreeEdit(tree.data?.revision ?? 0)
  const [renaming, setRenaming] = useState('')
  const category = categories.find(({ id }) => id === state.get(OPEN))
  const side = state.get(SIDE)
  const close = () => state.go({ [OPEN]: '', [SIDE]: '' })
  const open = (id: string) => state.go({ [OPEN]: id, [SIDE]: '' })
  const tops = categories.filter(({ parentId }) => !parentId).length
  return (
    <>
      <TitleBar
        title={t.title}
        lead={tree.data && t.lead(formatCount(tops), formatCount(categories.length - tops))}
        action={
          <div className={css.actions}>
            <Button size="s" variant="secondary" href={state.href({ [SIDE]: 'types', [OPEN]: '' })}>
              {t.types}
            </Button>
            <Button size="s" variant="secondary" href={state.href({ [SIDE]: 'ajout' })}>
              <Icon name="plus" size="s" />
              {t.add}
            </Button>
          </div>
        }
      />
      <Conflict edits={edits} />
      <div className={css.bench}>
        <Panel title={t.tree.title}>
          {tree.isPending && <LoadingRows rows={9} />}
          {tree.error && <ListError title={t.failed} error={tree.error} onRetry={() => void tree.refetch()} />}
          {tree.data && categories.length === 0 && <EmptyList title={t.none.title} text={t.none.text} />}
          {categories.length > 0 && (
            <CategoryTree
              categories={categories}
              selected={category?.id ?? ''}
              onSelect={open}
              onRename={(id) => {
                setRenaming(id)
                open(id)
              }}
              onMove={(id, place) => void edits.run((revision) => edit(id, revision, place))}
            />
          )}
        </Panel>
        <div className={css.side}>
          {side === 'types' && (
            <>
              <TypesPanel types={types} onClose={close} />
              <CodesPanel />
            </>
          )}
          {side === 'ajout' && (
            <CreatePanel
              categories={categories}
              parent={category?.isParent ? category.id : (category?.parentId ?? '')}
              edits={edits}
              onClose={close}
              onDone={open}
            />
          )}
          {side === 'fusion' && category && (
            <MergePanel category={category} categories={categories} edits={edits} onClose={close} onDone={open} />
          )}
          {side === '' && category && (
            <CategoryPanel
              key={`${category.id} ${edits.rounds}`}
              category={category}
              categories={categories}
              types={types}
              edits={edits}
              renaming={renaming === category.id}
              onMerge={() => state.go({ [SIDE]: 'fusion' })}
              onClose={close}
            />
          )}
          {side === '' && !category && (
            <Panel title={t.panel.chooseTitle}>
              <p className={css.soft}>{t.panel.choose}</p>
            </Panel>
          )}
        </div>
      </div>
    </>
  )
}

/** Someone else's edit came first: what it was, then keep it or make one's own as well. */
function Conflict({ edits }: { edits: TreeEdit }) {
  if (!edits.refused) return null
  const latest = edits.refused.conflict.changes[0]
  return (
    <div className={css.conflict}>
      <ConflictNotice
        who={latest?.by}
        at={latest?.at}
        what={said(edits.refused.conflict)}
        onTheirs={edits.forget}
        onMine={edits.refused.again}
      />
    </div>
  )
}
