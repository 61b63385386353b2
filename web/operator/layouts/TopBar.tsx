import { useQuery } from '@tanstack/react-query'
import { t } from '#i18n/operator'
import { get } from '@/api/client'
import { to } from '@/desk/address'
import { classNames } from '@/lib/class-names'
import { useMay } from '@/operator/me-context'
import { hasPage } from '@/operator/routes'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { Link } from '@/ui/Link'
import { Brand } from './Brand'
import css from './TopBar.module.css'

type TopBarProps = { onMenu: () => void; onSearch: () => void; menuOpen: boolean }

/** Search, which opens the palette, and whether everything works: the same on every page. */
export function TopBar({ onMenu, onSearch, menuOpen }: TopBarProps) {
  return (
    <header className={css.top}>
      <IconButton
        className={css.menu}
        icon="menu"
        label={t.menu}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onClick={onMenu}
      />
      <Brand onLight className={css.brand} />
      <button
        type="button"
        className={css.search}
        aria-haspopup="dialog"
        aria-label={t.palette.open}
        onClick={onSearch}
      >
        <Icon name="search" size="s" />
        <span className={css.words}>{t.palette.hint}</span>
        <span className={css.keys} aria-hidden="true">
          <kbd>{t.keys.ctrl}</kbd>
          <kbd>K</kbd>
        </span>
      </button>
      <Health />
    </header>
  )
}

const READ_AGAIN_MS = 60_000
const healthQuery = () => ({ ...get('/operator/health'), refetchInterval: READ_AGAIN_MS })

/** A dot and a sentence; the way to the details for those who may read them. */
function Health() {
  const { data } = useQuery(healthQuery())
  const mayRead = useMay('system.read')
  if (!data) return null
  const said = (
    <>
      <i className={classNames(css.dot, !data.ok && css.failing)} />
      {data.sentence}
    </>
  )
  if (!mayRead || !hasPage('/systeme')) return <div className={css.health}>{said}</div>
  return (
    <Link className={css.health} href={to('/systeme')}>
      {said}
    </Link>
  )
}
