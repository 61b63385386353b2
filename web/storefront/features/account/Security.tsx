import { t } from '#i18n/account'
import type { Visitor } from '@/session/visitor'
import { TitleBar } from '@/ui/TitleBar'
import { EmailSetting, NameSetting, PasswordSetting, PhoneSetting } from './Settings'
import css from './SettingsCard.module.css'
import { YourData } from './YourData'

/** What identifies a person, and what they may do with all that is kept about them. */
export function Security({ user, onDeleted }: { user: Visitor; onDeleted: () => void }) {
  return (
    <>
      <TitleBar title={t.security.title} back={{}} lead={t.security.intro} />
      <div className={css.group}>
        <NameSetting user={user} />
        <EmailSetting user={user} />
        <PhoneSetting user={user} />
        <PasswordSetting user={user} />
      </div>
      <YourData user={user} onDeleted={onDeleted} />
    </>
  )
}
