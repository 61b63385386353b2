import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/seller-import'
import { formatDateTime } from '@/lib/format-date'
import { Panel } from '@/desk/Panel'
import table from '@/desk/table.module.css'
import { Badge } from '@/ui/Badge'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { importsQuery, type Import } from './queries'

const words = t.last
const TONES: Record<Import['state'], 'neutral' | 'waiting' | 'success' | 'error' | 'info'> = {
  checking: 'info',
  checked: 'waiting',
  applying: 'info',
  done: 'success',
  failed: 'error',
}

/** The files of before, to come back to one. Nothing when there is none. */
export function LastImports({ shopId, addressOf }: { shopId: string; addressOf: (id: string) => string }) {
  const { data } = useQuery(importsQuery(shopId))
  if (!data || data.length === 0) return null
  return (
    <Panel title={words.title}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{words.file}</th>
            <th scope="col">{words.sent}</th>
            <th scope="col">{words.state}</th>
          </tr>
        </thead>
        <tbody>
          {data.map((one) => (
            <tr key={one.id}>
              <td>
                <Link className={layout.link} href={addressOf(one.id)}>
                  {one.fileName || t.report.file}
                </Link>
              </td>
              <td>{formatDateTime(one.createdAt)}</td>
              <td>
                <Badge tone={one.state === 'checked' && one.problemCount > 0 ? 'error' : TONES[one.state]}>
                  {one.state === 'checked' && one.problemCount > 0 ? words.wrong : words.states[one.state]}
                </Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
