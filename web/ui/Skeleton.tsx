import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
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

/** The place of a photograph with a line of words below: one element, because a page holds many of them. */
export function TileSkeleton({ className, children }: { className?: string; children?: ReactNode }) {
  return <div className={classNames(css.tile, className)}>{children}</div>
}
