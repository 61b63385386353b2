import { t } from '#i18n/shell'
import { classNames } from '@/lib/class-names'
import { useSite } from '@/site/site'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import css from './AppLinks.module.css'

const stores = [
  { id: 'ios', icon: 'apple' },
  { id: 'android', icon: 'android' },
] as const

/** Links to the mobile apps that exist; nothing when none does. */
export function AppLinks({ className }: { className?: string }) {
  const { apps } = useSite()
  const ours = stores.filter(({ id }) => apps[id])
  if (ours.length === 0) return null
  return (
    <div className={classNames(css.apps, className)}>
      {ours.map(({ id, icon }) => (
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
