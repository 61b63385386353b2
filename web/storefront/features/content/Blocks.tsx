import type { CSSProperties } from 'react'
import { Button } from '@/ui/Button'
import { Link } from '@/ui/Link'
import css from './Blocks.module.css'
import type { Block } from './types'

const TINTS = ['ble', 'ciel', 'sauge', 'trefle']

/** What a page's file asks to show after its text: cards and banners, each on the strip of its colour. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  if (blocks.length === 0) return null
  return (
    <div className={css.blocks}>
      {blocks.map((block, index) => (
        <BlockCard key={`${block.title}-${index}`} block={block} />
      ))}
    </div>
  )
}

function BlockCard({ block }: { block: Block }) {
  const { title, subtitle, description, actionLabel, uri, file, type, color, children } = block
  const tint = TINTS.includes(color) ? `var(--${color}-pale)` : 'var(--givre)'
  return (
    <section className={css.block} data-type={type || undefined} style={{ '--tint': tint } as CSSProperties}>
      {file && <img className={css.picture} src={fileAddress(file)} alt="" loading="lazy" decoding="async" />}
      <div className={css.words}>
        {subtitle && <p className={css.subtitle}>{subtitle}</p>}
        {title && <h2 className={css.title}>{title}</h2>}
        {description && <p>{description}</p>}
        {children.length > 0 && (
          <ul className={css.links}>
            {children.map((child) => (
              <li key={child.uri}>
                {child.filePath && (
                  <img src={child.filePath} alt="" loading="lazy" decoding="async" width={32} height={32} />
                )}
                <Link href={child.uri}>{child.title}</Link>
              </li>
            ))}
          </ul>
        )}
        {actionLabel && uri && (
          <Button href={uri} variant="secondary">
            {actionLabel}
          </Button>
        )}
      </div>
    </section>
  )
}

/** A local file is named by its address alone; a file in a bucket by its full URL. */
const fileAddress = ({ bucket, path }: { bucket: string; path: string }) =>
  bucket ? `${bucket.replace(/\/$/, '')}/${path.replace(/^\//, '')}` : path
