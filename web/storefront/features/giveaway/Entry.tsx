import { useState } from 'react'
import { t } from '#i18n/giveaway'
import { t as newsletter } from '#i18n/newsletter'
import { NewsletterForm } from '@/storefront/features/newsletter/NewsletterForm'
import type { SubscribeStatus } from '@/storefront/features/newsletter/subscribe'
import layout from '@/ui/layout.module.css'
import { Link } from '@/ui/Link'
import { Modal } from '@/ui/Modal'
import { ModalNotice } from '@/ui/ModalNotice'
import { drawDay, lastDay } from './days'
import css from './Entry.module.css'
import { RULES } from './Rules'
import type { ScheduledGiveaway } from './types'

const words = { ...newsletter, subscribe: t.entry.submit }

/** Entering is subscribing to the newsletter, under an event of its own; those who read it already enter as well. */
export function Entry({ giveaway }: { giveaway: ScheduledGiveaway }) {
  const [entered, setEntered] = useState<SubscribeStatus | null>(null)
  const close = () => setEntered(null)
  return (
    <div className={css.entry}>
      <p className={css.until}>{t.entry.until(lastDay(giveaway.closesAt))}</p>
      <NewsletterForm event="contest_no_waste" words={words} onSubscribed={setEntered} />
      <p className={css.promise}>
        {t.entry.promise}{' '}
        <Link className={layout.link} href={`#${RULES}`}>
          {t.entry.rules}
        </Link>
      </p>
      <Modal open={entered !== null} onCancel={close} title={t.thanks.title}>
        <ModalNotice text={thanks(entered, giveaway)} label={t.thanks.close} onClose={close} />
      </Modal>
    </div>
  )
}

function thanks(status: SubscribeStatus | null, { announcedAt }: ScheduledGiveaway): string {
  const text = t.thanks.text(drawDay(announcedAt))
  return status === 'CONFIRMATION_SENT' ? `${text} ${t.thanks.confirm}` : text
}
