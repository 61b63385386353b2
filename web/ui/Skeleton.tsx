import type { CSSProperties } from 'react'
import css from './Skeleton.module.css'

type SkeletonProps = {
  width?: string
  height?: string
  /** For photographs; the height then follows. */ ratio?: string
}

/** A shape that holds the place of content on its way. Still under reduced motion. */
export function Skeleton({ width, height, ratio }: SkeletonProps) {
  const size = {
    '--skeleton-w': width,
    '--skeleton-h': ratio ? 'auto' : height,
    '--skeleton-ratio': ratio,
  } as CSSProperties
  return <div className={css.skeleton} style={size} aria-hidden="true" />
}
