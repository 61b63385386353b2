import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import css from './Skeleton.module.css'

/** The place of a photograph with a line of words below: one element, because a page holds many of them. */
export function TileSkeleton({ className, children }: { className?: string; children?: ReactNode }) {
  return <div className={classNames(css.tile, className)}>{children}</div>
}
