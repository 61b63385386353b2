import { Icon } from '@/ui/Icon'
import css from './Thumb.module.css'

/** The small picture of a product beside its name, or a frame in its place. Its name is always written beside it. */
export function Thumb({ src }: { src: string }) {
  return (
    <span className={css.thumb}>
      {src ? <img src={src} alt="" width={480} height={600} loading="lazy" decoding="async" /> : <Icon name="image" />}
    </span>
  )
}
