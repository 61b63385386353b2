import type { CSSProperties } from 'react'
import { t } from '#i18n/content'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Icon } from '@/ui/Icon'
import { Picture } from '@/ui/Picture'
import { Prose } from './Prose'
import css from './Team.module.css'
import type { Person } from './types'

const STRIPS = ['ble', 'ciel', 'trefle', 'sauge']

/** The team. Those of the demo market are made up, and the page says so. */
export function Team({ people, demo }: { people: readonly Person[]; demo: boolean }) {
  if (people.length === 0) {
    return (
      <EmptyState
        title={t.team.none}
        text={t.team.noneText}
        drawing="letter"
        action={<Button href="/contact">{t.write}</Button>}
      />
    )
  }
  return (
    <>
      {demo && (
        <p className={css.demo}>
          <Icon name="info" />
          <span>
            <strong>{t.team.demoTitle}.</strong> {t.team.demo}
          </span>
        </p>
      )}
      <ul className={css.people}>
        {people.map((person, index) => (
          <li key={person.name} className={css.person}>
            <Portrait person={person} strip={STRIPS[index % STRIPS.length]!} />
            <div>
              <h2 className={css.name}>{person.name}</h2>
              <p className={css.role}>{person.role}</p>
              <Prose html={person.html} className={css.words ?? ''} />
            </div>
          </li>
        ))}
      </ul>
      <section className={css.join} aria-labelledby="en-etre">
        <div>
          <h2 id="en-etre" className={css.name}>
            {t.team.joinTitle}
          </h2>
          <p>{t.team.join}</p>
        </div>
        <Button href="/contact" variant="secondary">
          {t.write}
        </Button>
      </section>
    </>
  )
}

/** A photograph, or initials on a strip for who would rather not be seen. */
function Portrait({ person: { name, photo }, strip }: { person: Person; strip: string }) {
  if (photo) {
    return (
      <div className={css.portrait} style={{ background: photo.color || undefined }}>
        <Picture className={css.photo} thumbs={photo.thumbs} alt={photo.alt || name} sizes="7rem" />
      </div>
    )
  }
  return (
    <div className={css.portrait} style={{ '--strip': `var(--${strip})` } as CSSProperties} aria-hidden="true">
      {initials(name)}
    </div>
  )
}

/** Marc-Olivier Gagné signs MG: the first letters of the first and the last word. */
export function initials(name: string): string {
  const words = name.split(' ').filter(Boolean)
  return (words[0]?.charAt(0) ?? '') + (words.length > 1 ? words.at(-1)!.charAt(0) : '')
}
