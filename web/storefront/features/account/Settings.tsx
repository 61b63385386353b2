import { useState } from 'react'
import { t } from '#i18n/account'
import { ApiError } from '@/api/client'
import { formatPhone } from '@/lib/format-contact'
import {
  all,
  email as emailRule,
  firstError,
  password as passwordRule,
  personName,
  phone as phoneRule,
  required,
  samePassword,
} from '@/lib/rules'
import { useRefreshVisitor, useSession } from '@/session/session-context'
import type { Visitor } from '@/session/visitor'
import { Alert } from '@/ui/Alert'
import { toast } from '@/ui/toast'
import { askEmail, saveName, savePassword, savePhone } from './calls'
import { SettingsCard, type Settings } from './SettingsCard'
import css from './SettingsCard.module.css'

const words = t.security

type SettingProps = { user: Visitor }

export function NameSetting({ user }: SettingProps) {
  const refresh = useRefreshVisitor()
  return (
    <SettingsCard
      label={words.name}
      value={`${user.firstName} ${user.lastName}`}
      initial={{ firstName: user.firstName, lastName: user.lastName }}
      fields={[
        {
          name: 'firstName',
          label: words.firstName,
          rule: all(required, personName),
          input: { autoComplete: 'given-name', maxLength: 200 },
        },
        {
          name: 'lastName',
          label: words.lastName,
          rule: all(required, personName),
          input: { autoComplete: 'family-name', maxLength: 200 },
        },
      ]}
      onSave={async ({ firstName = '', lastName = '' }) => {
        await saveName(user.id, firstName, lastName)
        await refresh()
        toast('success', words.nameSaved)
      }}
    />
  )
}

export function PhoneSetting({ user }: SettingProps) {
  const refresh = useRefreshVisitor()
  return (
    <SettingsCard
      label={words.phone}
      value={formatPhone(user.phone)}
      initial={{ phone: user.phone }}
      fields={[
        {
          name: 'phone',
          label: words.phone,
          rule: all(required, phoneRule),
          phone: true,
          input: { autoComplete: 'tel-national' },
        },
      ]}
      wordsFor={(error) =>
        codeOf(error) === 'phone_already_exists' ? { field: 'phone', message: words.phoneExists } : undefined
      }
      onSave={async ({ phone = '' }) => {
        await savePhone(user.id, phone)
        await refresh()
        toast('success', words.phoneSaved)
      }}
    />
  )
}

/** The address changes only once the link sent to it is opened: until then the card says so. */
export function EmailSetting({ user }: SettingProps) {
  const [sentTo, setSentTo] = useState<string>()
  return (
    <SettingsCard
      label={words.email}
      value={user.email}
      initial={{ email: '' }}
      fields={[
        {
          name: 'email',
          label: words.newEmail,
          help: words.emailHelp,
          rule: all(required, emailRule),
          input: { type: 'email', autoComplete: 'email', maxLength: 254 },
        },
      ]}
      wordsFor={(error) =>
        codeOf(error) === 'email_already_exists' ? { field: 'email', message: words.emailExists } : undefined
      }
      onSave={async ({ email = '' }) => {
        await askEmail(user.id, email)
        setSentTo(email)
      }}
      notice={
        sentTo && (
          <div className={css.notice}>
            <Alert kind="success" title={words.emailSent(sentTo)}>
              {words.emailSentHint}
            </Alert>
          </div>
        )
      }
    />
  )
}

/** A new password ends every session; this one starts again at once with it. */
export function PasswordSetting({ user }: SettingProps) {
  const session = useSession()
  const secret = (autoComplete: string) => ({ type: 'password', autoComplete, maxLength: 42 })
  return (
    <SettingsCard
      label={words.password}
      value="••••••••"
      initial={{ currentPassword: '', password: '', confirmation: '' }}
      fields={[
        {
          name: 'currentPassword',
          label: words.currentPassword,
          rule: required,
          asTyped: true,
          input: secret('current-password'),
        },
        {
          name: 'password',
          label: words.newPassword,
          help: words.passwordHelp,
          rule: all(required, passwordRule),
          asTyped: true,
          input: secret('new-password'),
        },
        {
          name: 'confirmation',
          label: words.confirmation,
          rule: confirmationRule,
          asTyped: true,
          input: secret('new-password'),
        },
      ]}
      wordsFor={(error) =>
        error instanceof ApiError && codeOf(error) === 'wrong_password'
          ? { field: 'currentPassword', message: error.message }
          : undefined
      }
      onSave={async ({ currentPassword = '', password = '' }) => {
        await savePassword(user.id, currentPassword, password)
        await session.signIn(user.email, password)
        toast('success', words.passwordSaved)
      }}
    />
  )
}

const confirmationRule = (value: string, { password = '' }: Settings) =>
  firstError(value, required, samePassword(password))

const codeOf = (error: unknown) => (error instanceof ApiError ? error.problem.code : undefined)
