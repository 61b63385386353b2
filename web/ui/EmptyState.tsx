import type { ReactNode } from 'react'
import { t } from '#i18n/ui'
import css from './EmptyState.module.css'

type Drawing = 'crate' | 'basket' | 'lens' | 'heart' | 'letter'

/** Each drawing stands on the same ground line: a filled shape, its bold lines and its thin ones. */
const drawings: Record<Drawing, { fill: string; lines: string; thin: string }> = {
  crate: { fill: 'M46 28h68v42H46z', lines: 'M46 42h68M46 56h68', thin: 'M56 28v42M104 28v42' },
  basket: {
    fill: 'M48 30h64l-7 40H55z',
    lines: 'm66 30 10-22M94 30 84 8',
    thin: 'M62 42v18M74 42v18M86 42v18M98 42v18',
  },
  lens: { fill: 'M54 34a20 20 0 1 0 40 0a20 20 0 1 0-40 0', lines: 'm88 49 18 20', thin: 'M64 30a12 12 0 0 1 10-8' },
  heart: {
    fill: 'M80 66S52 49 52 29a15 15 0 0 1 28-8a15 15 0 0 1 28 8C108 49 80 66 80 66Z',
    lines: '',
    thin: 'M61 29a7 7 0 0 1 7-8',
  },
  letter: { fill: 'M44 26h72v44H44z', lines: 'm44 28 36 24 36-24', thin: 'm44 68 24-22M116 68 92 46' },
}

type EmptyStateProps = {
  title?: string
  /** One sentence at most. */
  text?: string
  drawing?: Drawing
  /** One button. */
  action?: ReactNode
  /** The heading level that fits where it stands. */
  level?: 2 | 3
}

/** What a list shows when it holds nothing. */
export function EmptyState({ title = t.empty, text, drawing = 'crate', action, level = 2 }: EmptyStateProps) {
  const { fill, lines, thin } = drawings[drawing]
  const Heading = `h${level}` as const
  return (
    <div className={css.empty}>
      <svg className={css.drawing} viewBox="0 0 160 80" aria-hidden="true">
        <path d="M10 70h140" />
        <path className={css.fill} d={fill} />
        <path d={lines} />
        <path className={css.thin} d={thin} />
      </svg>
      <Heading className={css.title}>{title}</Heading>
      {text && <p className={css.text}>{text}</p>}
      {action}
    </div>
  )
}
