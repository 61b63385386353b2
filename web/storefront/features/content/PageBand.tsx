import type { CSSProperties, ReactNode } from 'react'
import { t as shown } from '#i18n/pictures'
import { t as ui } from '#i18n/ui'
import { sitePicture } from '@/assets/pictures'
import { breadcrumbJsonLd } from '@/storefront/breadcrumb-json-ld'
import { useSite } from '@/site/site'
import { Breadcrumb, type Crumb } from '@/ui/Breadcrumb'
import { JsonLd } from '@/ui/JsonLd'
import layout from '@/ui/layout.module.css'
import { Picture, type Thumbs } from '@/ui/Picture'
import css from './PageBand.module.css'

export type Tint = 'ble' | 'ciel' | 'sauge' | 'trefle'

type Photo = { thumbs: Partial<Thumbs> | null; alt: string }

type PageBandProps = {
  title: string
  lead?: string | undefined
  tint: Tint
  trail?: readonly Crumb[]
  /** Where this page stands, for its crumb. */
  path: string
  /** The crumb's words, when they are not the title. */
  current?: string
  /** Shown side by side: the site's own photographs by their name, or any others. */
  pictures?: readonly (string | Photo)[]
  children?: ReactNode
}

/** The top of a content page: breadcrumb, title on a strip of colour, and photographs beside it. */
export function PageBand({
  title,
  lead,
  tint,
  trail = [],
  path,
  current = title,
  pictures = [],
  children,
}: PageBandProps) {
  const { publicUrl } = useSite()
  return (
    <div className={css.band} style={{ '--tint': `var(--${tint}-pale)` } as CSSProperties}>
      <JsonLd block={breadcrumbJsonLd(publicUrl, ui.breadcrumb.home, [...trail, { label: current, href: path }])} />
      <div className={layout.frame}>
        <Breadcrumb trail={trail} current={current} />
        <div className={css.words}>
          <h1>{title}</h1>
          {lead && <p className={css.lead}>{lead}</p>}
          {children}
        </div>
      </div>
      {pictures.length > 0 && (
        <div className={css.street}>
          {pictures.map(photoOf).map(({ thumbs, alt }, index) => (
            <div key={index} className={css.front}>
              <Picture className={css.photo} thumbs={thumbs} alt={alt} sizes="(max-width: 998px) 33vw, 15vw" eager />
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

const photoOf = (picture: string | Photo): Photo =>
  typeof picture === 'string' ? { thumbs: sitePicture(picture), alt: shown[picture] ?? '' } : picture
