import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator-system'
import { DataTable, type Column } from '@/desk/DataTable'
import { ListBody } from '@/desk/ListBody'
import { configQuery } from './queries'

type Setting = { name: string; value: string; meaning: string; secret: boolean }

const columns: Column<Setting>[] = [
  { key: 'name', head: t.config.name, cell: ({ name }) => <code>{name}</code> },
  {
    key: 'value',
    head: t.config.value,
    cell: ({ value, secret }) => (secret && value ? t.config.secret : value || t.config.unset),
    card: 'middle',
    cut: true,
  },
]

/** The configuration in use, without its secrets. */
export function Configuration() {
  const query = useQuery(configQuery())
  return (
    <ListBody query={query} failed={t.config.failed}>
      {({ data }) => (
        <DataTable
          label={t.config.title}
          columns={columns}
          rows={data}
          id={({ name }) => name}
          footer={t.config.count(data.length)}
        />
      )}
    </ListBody>
  )
}
