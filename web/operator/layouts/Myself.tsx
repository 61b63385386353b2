import { t } from '#i18n/operator'
import { to } from '@/desk/address'
import { Plate } from '@/desk/Plate'
import { closeSession } from '@/operator/features/entry/queries'
import { useMe } from '@/operator/me-context'
import { useSession } from '@/session/session-context'
import { Link } from '@/ui/Link'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import css from './Myself.module.css'
import { SignOut } from './SignOut'

/** Who is at the desk, in which role, and the way out. */
export function Myself() {
  const { name, role } = useMe()
  const session = useSession()
  const leave = async () => {
    await closeSession().catch(() => {}) // it ends by itself; signing out must not wait for it
    await session.signOut()
  }
  return (
    <div className={css.me}>
      <Plate name={name} tone="sage" />
      <Link className={css.name} href={to('/acces')}>
        {name}
        <small>{t.roles[role].name}</small> <VisuallyHidden>{t.access.title}</VisuallyHidden>
      </Link>
      <SignOut className={css.out} leave={leave} />
    </div>
  )
}
