import type { ReactNode } from 'react'
import { t } from '#i18n/shell'
import { setPanels, usePanel } from '@/storefront/panels'
import { Drawer } from '@/ui/Drawer'
import css from './FilterDrawer.module.css'

type FilterDrawerProps = { footer?: ReactNode; children: ReactNode }

/** The left drawer "Filtres de la recherche". A listing page renders it with its own filters inside. */
export function FilterDrawer({ footer, children }: FilterDrawerProps) {
  const open = usePanel('filters')
  return (
    <Drawer
      open={open}
      onClose={() => setPanels({ filters: false })}
      side="left"
      title={t.filters}
      head={<h2 className={css.title}>{t.filters}</h2>}
      footer={footer}
    >
      {children}
    </Drawer>
  )
}
