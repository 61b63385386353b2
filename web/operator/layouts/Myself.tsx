import { t } from '#i18n/operator'
import { Plate } from '@/desk/Plate'
import { closeSession } from '@/operator/features/entry/queries'
import { useMe } from '@/operator/me-context'
import { useSession } from '@/session/session-context'
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
      <span className={css.name}>
        {name}
        <small>{t.roles[role].name}</small>
      </span>
      <SignOut className={css.out} leave={leave} />
    </div>
  )
}
