import { classNames } from '@/lib/class-names'
import css from './Icon.module.css'
import { icons, type IconName } from './icons'

export type { IconName }

export type IconProps = {
  name: IconName
  /** In place of the name: an icon that only one application draws. */
  path?: string
  size?: 'xs' | 's' | 'm' | 'l'
  className?: string
}

/** Decoration beside a word or inside a labelled control; it says nothing to a screen reader. */
export function Icon({ name, path = icons[name], size = 'm', className }: IconProps) {
  const sized = size === 'm' ? undefined : css[size]
  return (
    <svg className={classNames(css.icon, sized, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
