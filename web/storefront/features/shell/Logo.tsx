import dark from '@/assets/brand/logo-clair.svg'
import light from '@/assets/brand/logo.svg'
import { useSite } from '@/site/site'

type LogoProps = {
  ground?: 'light' | 'dark'
  height?: number
  alt?: string
  /** Where it is seen by scrolling only. */
  lazy?: boolean
}

/** The wordmark, for a light or a dark ground. */
export function Logo({ ground = 'light', height, alt, lazy }: LogoProps) {
  const site = useSite()
  const tall = height ?? 38
  return (
    <img
      src={ground === 'dark' ? dark : light}
      alt={alt ?? site.name}
      width={Math.round((tall * 319) / 64)}
      height={tall}
      loading={lazy ? 'lazy' : undefined}
    />
  )
}
