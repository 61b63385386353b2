import { useCallback, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { t } from '#i18n/shell'
import { setPanels, usePanel } from '@/storefront/panels'
import { useSite } from '@/site/site'
import { IconButton } from '@/ui/IconButton'
import { Link } from '@/ui/Link'
import layout from '@/ui/layout.module.css'
import css from './Header.module.css'
import { HeaderTools } from './HeaderTools'
import { Logo } from './Logo'
import { SearchBox } from './SearchBox'
import { STICKY_AT } from './timings'
import { useScrolledPast } from './useScrolledPast'

/** One header for all widths: the style sheet rearranges it, so that the server need not know the screen. */
export function Header({ nav }: { nav: ReactNode }) {
  const site = useSite()
  const sticky = usePanel('sticky')
  useScrolledPast(
    STICKY_AT,
    useCallback((past: boolean) => setPanels({ sticky: past }), []),
  )
  return (
    <header className={css.header} data-sticky={sticky || undefined}>
      <div className={`${layout.frame} ${css.bar}`}>
        <MenuButton />
        <Link className={css.logo} href="/" aria-label={t.homeLink(site.name)}>
          <Logo alt="" />
        </Link>
        <SlidingSearch />
        <HeaderTools />
      </div>
      {nav}
    </header>
  )
}

function MenuButton() {
  const open = usePanel('menu')
  return (
    <IconButton
      className={css.menu}
      icon="menu"
      label={t.openMenu}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={() => setPanels({ menu: true })}
    />
  )
}

/** Always there on a wide screen; slides out under the bar, over the page, on a narrow one. */
function SlidingSearch() {
  const open = usePanel('search')
  const input = useRef<HTMLInputElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)

  function flip() {
    setPanels({ search: !open })
    // Visible from the first frame of the slide, so it can take focus at once.
    if (!open) requestAnimationFrame(() => input.current?.focus())
  }
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    setPanels({ search: false })
    toggle.current?.focus()
  }
  return (
    <>
      <div className={css.search} data-open={open || undefined} onKeyDown={closeOnEscape}>
        <SearchBox inputRef={input} onSearch={() => setPanels({ search: false })} />
      </div>
      <IconButton
        ref={toggle}
        className={css.toggle}
        icon={open ? 'close' : 'search'}
        label={open ? t.closeSearch : t.openSearch}
        aria-expanded={open}
        onClick={flip}
      />
    </>
  )
}
