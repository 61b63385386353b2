import type { ReactNode } from 'react'
import { t } from '#i18n/error'
import { Button } from '@/ui/Button'
import layout from '@/ui/layout.module.css'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { DeadEndDrawing } from './DeadEndDrawing'
import css from './ErrorScreen.module.css'

/** The generic message of a path without a page, and of a page that refused its own address. */
export const NOT_FOUND_MESSAGE = 'This page could not be found'

type ErrorScreenProps = {
  status?: number
  /** The recent products, for those who would rather go on shopping. */
  children?: ReactNode
}

/** The error page: what happened, where to go, and a drawing. */
export function ErrorScreen({ status = 500, children }: ErrorScreenProps) {
  const missing = status === 404
  return (
    <>
      <section className={css.sky}>
        <div className={`${layout.frame} ${css.words}`}>
          <p className={css.status}>
            {t.status(status)}
            {missing && (
              <VisuallyHidden>
                {' '}
                <span lang="en">{NOT_FOUND_MESSAGE}</span>
              </VisuallyHidden>
            )}
          </p>
          <h1 className={css.title}>{missing ? t.notFoundTitle : t.errorTitle}</h1>
          <p className={css.text}>{missing ? t.notFoundText : t.errorText}</p>
          <div className={css.ways}>
            <Button href="/">{t.home}</Button>
            <Button variant="secondary" href="/recherche">
              {t.search}
            </Button>
          </div>
        </div>
        <DeadEndDrawing />
      </section>
      <section className={`${layout.section} ${layout.frame}`}>
        {children && (
          <>
            <div className={layout.sectionHead}>
              <h2>{t.recent}</h2>
            </div>
            {children}
          </>
        )}
        <p className={css.all}>
          <Button variant="secondary" href="/recherche">
            {t.allProducts}
          </Button>
        </p>
      </section>
    </>
  )
}
