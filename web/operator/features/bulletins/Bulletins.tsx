import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-bulletins'
import { refusal } from '@/api/refusal'
import { ListBody } from '@/desk/ListBody'
import { Record } from '@/desk/Record'
import { EmptyList } from '@/desk/states'
import { Button } from '@/ui/Button'
import { TitleBar } from '@/ui/TitleBar'
import { toast } from '@/ui/toast'
import { ACTION_CANCELLED, useModal } from '@/ui/useModal'
import { BulletinForm } from './BulletinForm'
import { BulletinTable } from './BulletinTable'
import {
  bulletinsQuery,
  saveBulletin,
  useBulletinsChanged,
  withdrawBulletin,
  type Bulletin,
  type Fields,
} from './queries'

/** What the market announces to the shops: what there is, writing one, editing or withdrawing one. */
export function Bulletins() {
  const query = useQuery({ ...bulletinsQuery(), staleTime: 0 })
  const changed = useBulletinsChanged()
  const [writing, setWriting] = useState<{ edited?: Bulletin }>()
  const saving = useMutation({
    mutationFn: (fields: Fields) => saveBulletin(fields, writing?.edited),
    onSuccess: async () => {
      toast('success', t.saved)
      setWriting(undefined)
      await changed()
    },
  })
  const withdrawing = useMutation({
    mutationFn: withdrawBulletin,
    onSuccess: () => toast('success', t.withdrawn),
    onError: (error) => toast('error', refusal(error) ?? t.notSaved),
    onSettled: changed,
  })
  const sure = useModal()
  async function askToWithdraw({ id }: Bulletin) {
    const question = { title: t.sureTitle, body: <p>{t.sureText}</p>, confirmLabel: t.withdraw, data: true } as const
    if ((await sure.open(question)) !== ACTION_CANCELLED) withdrawing.mutate(id)
  }
  function write(edited?: Bulletin) {
    saving.reset()
    setWriting(edited ? { edited } : {})
  }
  return (
    <>
      <TitleBar
        title={t.title}
        lead={t.lead}
        action={
          <Button size="s" onClick={() => write()}>
            {t.make}
          </Button>
        }
      />
      <ListBody query={query} failed={t.failed}>
        {({ data }) => (
          <Record
            decision={
              writing && (
                <BulletinForm
                  key={writing.edited?.id ?? ''}
                  edited={writing.edited}
                  sending={saving.isPending}
                  error={saving.error}
                  onSave={(fields) => saving.mutate(fields)}
                  onClose={() => setWriting(undefined)}
                />
              )
            }
          >
            {data.length === 0 ? (
              <EmptyList title={t.empty} text={t.emptyHint} />
            ) : (
              <BulletinTable bulletins={data} onEdit={write} onWithdraw={(one) => void askToWithdraw(one)} />
            )}
          </Record>
        )}
      </ListBody>
      {sure.element}
    </>
  )
}
