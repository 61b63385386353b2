import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '#i18n/operator-texts'
import { to } from '@/desk/address'
import { ListError, LoadingRows } from '@/desk/states'
import { TitleBar } from '@/ui/TitleBar'
import { textQuery } from './queries'
import { TextEditor } from './TextEditor'

/** One text of the site. */
export function TextPage({ id }: { id: string }) {
  const query = useQuery(textQuery(id))
  const [round, setRound] = useState(0)
  if (query.data) return <TextEditor key={round} text={query.data} onReset={() => setRound(round + 1)} />
  return (
    <>
      <TitleBar title={t.title} back={{ href: to('/textes'), label: t.title }} />
      {query.error ? (
        <ListError title={t.failed} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <LoadingRows rows={9} />
      )}
    </>
  )
}
