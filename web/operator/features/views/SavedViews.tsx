import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-views'
import { fieldErrors } from '@/api/field-errors'
import { refusal } from '@/api/refusal'
import { to } from '@/desk/address'
import { FilterLinks } from '@/desk/FilterLinks'
import type { ListState } from '@/desk/use-list-state'
import { Button } from '@/ui/Button'
import { toast } from '@/ui/toast'
import { NameForm } from './NameForm'
import { dropView, keepView, renameView, useViewsChanged, viewsQuery, type ListName } from './queries'
import css from './views.module.css'

type SavedViewsProps = { list: ListName; path: string; state: ListState }
type Act = { kind: 'keep' | 'rename'; name: string } | { kind: 'drop' }

/** The lists that an operator keeps, as tabs; the one on screen can be kept under a name, renamed or removed. */
export function SavedViews({ list, path, state }: SavedViewsProps) {
  const views = useQuery(viewsQuery(list)).data?.data ?? []
  const present = views.find(({ query }) => query === state.listed)
  const [naming, setNaming] = useState<'keep' | 'rename'>()
  const changed = useViewsChanged()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (act: Act) => {
      if (act.kind === 'keep') await keepView({ list, name: act.name, query: state.listed })
      else if (act.kind === 'rename') await renameView(present!.id, act.name)
      else await dropView(present!.id)
    },
    onSuccess: async (_, { kind }) => {
      toast('success', t.done[kind])
      setNaming(undefined)
      await changed()
    },
    onError: (failed, { kind }) => kind === 'drop' && toast('error', refusal(failed) ?? t.failed),
  })
  const begin = (what: 'keep' | 'rename') => {
    reset()
    setNaming(what)
  }
  if (views.length === 0 && state.listed === '') return null
  return (
    <div className={css.row}>
      {views.length > 0 && (
        <FilterLinks
          label={t.label}
          filters={views.map(({ id, name, query }) => ({ id, label: name, href: `${to(path)}?${query}` }))}
          selected={present?.id ?? ''}
        />
      )}
      {naming ? (
        <NameForm
          key={naming}
          first={naming === 'rename' && present ? present.name : ''}
          sending={isPending}
          error={error ? (fieldErrors(error).name ?? refusal(error) ?? t.failed) : undefined}
          onSave={(name) => mutate({ kind: naming, name })}
          onClose={() => setNaming(undefined)}
        />
      ) : present ? (
        <>
          <Button size="s" variant="link" aria-label={t.renameOf(present.name)} onClick={() => begin('rename')}>
            {t.rename}
          </Button>
          <Button
            size="s"
            variant="link"
            aria-label={t.dropOf(present.name)}
            loading={isPending}
            onClick={() => mutate({ kind: 'drop' })}
          >
            {t.drop}
          </Button>
        </>
      ) : (
        state.listed !== '' && (
          <Button size="s" variant="link" onClick={() => begin('keep')}>
            {t.keep}
          </Button>
        )
      )}
    </div>
  )
}
