import { t } from '#i18n/shell'
import { useSite } from '@/site/site'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import css from './AppLinks.module.css'

const stores = [
  { id: 'ios', icon: 'apple' },
  { id: 'android', icon: 'android' },
] as const

/** Links to the mobile apps that exist. */
export function AppLinks() {
  const { apps } = useSite()
  return (
    <div className={css.apps}>
      {stores
        .filter(({ id }) => apps[id])
        .map(({ id, icon }) => (
          <Link key={id} className={css.app} href={apps[id]} target="_blank" rel="noopener">
            <Icon name={icon} size="l" />
            <span>
              <small className={css.small}>{t.appFor} </small>
              {t[id]}
            </span>
          </Link>
        ))}
    </div>
  )
}
