import { useEffect, useRef, type KeyboardEvent } from 'react'
import { t } from '#i18n/shell'
import type { CategoryNode } from '@/storefront/categories'
import { setPanels, usePanel } from '@/storefront/panels'
import { Link } from '@/ui/Link'
import layout from '@/ui/layout.module.css'
import css from './CategoryNav.module.css'
import { CategoryPanel } from './CategoryPanel'
import { useHoverIntent } from './useHoverIntent'

/** As many as the widest screen holds; the style sheet shows fewer on narrower ones, the rest is behind "Plus". */
const MOST_SHOWN = 8
const MORE = 'more'

type CategoryNavProps = {
  categories: CategoryNode[]
  current: string
  /** Called when somebody reaches for the row: its second level will be wanted. */
  onReach: () => void
}

/** The second row of a wide header. A parent opens its second level by click, keyboard or a resting pointer. */
export function CategoryNav({ categories, current, onReach }: CategoryNavProps) {
  const nav = useRef<HTMLElement>(null)
  const open = usePanel('level2')
  const hover = useHoverIntent(open)
  useCloseOutside(nav, open)

  const all: CategoryNode = {
    id: MORE,
    slug: '',
    name: t.allCategories,
    parentId: null,
    order: 0,
    link: '/categorie',
    children: categories,
    isParent: true,
    photo: null,
  }
  const items = categories.length > 0 ? [...categories.slice(0, MOST_SHOWN), all] : []
  return (
    <nav
      ref={nav}
      className={`${layout.frame} ${css.nav}`}
      aria-label={t.categories}
      onKeyDown={(event) => moveFocus(event, open)}
      onPointerEnter={onReach}
      onPointerLeave={hover.leave}
      onFocus={onReach}
    >
      <ul className={css.list}>
        {items.map((category) => (
          <li
            key={category.id}
            className={css.item}
            data-more={category.id === MORE ? (categories.length > MOST_SHOWN ? 'always' : 'narrow') : undefined}
          >
            {!category.isParent ? (
              <Link
                className={css.top}
                href={category.link}
                aria-current={isWithin(current, category.link) || undefined}
              >
                {category.name}
              </Link>
            ) : (
              <>
                <button
                  type="button"
                  className={css.top}
                  aria-expanded={open === category.id}
                  data-current={isWithin(current, category.link) || undefined}
                  onClick={() => hover.click(category.id)}
                  onPointerEnter={(event) => hover.enter(category.id, event.pointerType)}
                >
                  {category.id === MORE ? t.moreCategories : category.name}
                </button>
                {open === category.id && <CategoryPanel category={category} onPointerEnter={hover.stay} />}
              </>
            )}
          </li>
        ))}
      </ul>
      <ul className={css.list}>
        <li className={css.item}>
          <Link className={css.top} href="/boutique">
            {t.shopByStore}
          </Link>
        </li>
        <li className={css.item}>
          <Link className={`${css.top} ${css.sell}`} href="/commencer-a-vendre">
            {t.sell}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

function isWithin(path: string, link: string): boolean {
  return link !== '/categorie' && (path === link || path.startsWith(`${link}/`))
}

/** A click or a focus anywhere else closes the second level. */
function useCloseOutside(nav: { current: HTMLElement | null }, open: string | null) {
  useEffect(() => {
    if (open === null) return
    const close = (event: Event) => {
      if (!nav.current?.contains(event.target as Node)) setPanels({ level2: null })
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('focusin', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('focusin', close)
    }
  }, [nav, open])
}

/** Arrows walk along the row and into the panel, whose links stand in rows of 2; Escape comes back out. */
function moveFocus(event: KeyboardEvent<HTMLElement>, open: string | null) {
  const here = event.target as HTMLElement
  const panel = here.closest<HTMLElement>('[data-level2]')
  if (event.key === 'Escape' && open !== null) {
    const button = event.currentTarget.querySelector<HTMLElement>('[aria-expanded="true"]')
    setPanels({ level2: null })
    button?.focus()
    event.preventDefault()
    return
  }
  const group = [
    ...(panel ?? event.currentTarget).querySelectorAll<HTMLElement>(panel ? 'ol a' : `.${css.top}`),
  ].filter((element) => element.checkVisibility?.() ?? true)
  const at = group.indexOf(here)
  const step = stepOf(event.key, panel !== null)
  if (step === 'enter') {
    if (!here.hasAttribute('aria-expanded')) return
    event.preventDefault()
    if (here.getAttribute('aria-expanded') === 'false') here.click()
    requestAnimationFrame(() => here.parentElement?.querySelector<HTMLElement>('[data-level2] ol a')?.focus())
    return
  }
  if (step === 0 || at < 0) return
  const next = group[at + step] ?? (panel ? undefined : group[step > 0 ? 0 : group.length - 1])
  if (!next) return
  event.preventDefault()
  next.focus()
}

function stepOf(key: string, inPanel: boolean): number | 'enter' {
  if (key === 'ArrowRight') return 1
  if (key === 'ArrowLeft') return -1
  if (key === 'ArrowDown') return inPanel ? 2 : 'enter'
  if (key === 'ArrowUp') return inPanel ? -2 : 0
  return 0
}
