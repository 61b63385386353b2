import { useState } from 'react'
import { t } from '#i18n/shell'
import type { CategoryNode } from '@/storefront/categories'
import { setPanels, usePanel } from '@/storefront/panels'
import { Drawer } from '@/ui/Drawer'
import { Icon } from '@/ui/Icon'
import { Link } from '@/ui/Link'
import layout from '@/ui/layout.module.css'
import { Logo } from './Logo'
import css from './MenuDrawer.module.css'
import { SearchBox } from './SearchBox'
import { SocialLinks } from './SocialLinks'

/** The menu of narrow screens. It closes on every route change, with the other panels. */
export function MenuDrawer({ categories }: { categories: CategoryNode[] }) {
  const open = usePanel('menu')
  const [unfolded, setUnfolded] = useState<string | null>(null)
  const close = () => setPanels({ menu: false })
  return (
    <Drawer open={open} onClose={close} side="left" title={t.menu} head={<Logo height={30} />} footer={<MenuFoot />}>
      <div className={css.search}>
        <SearchBox placeholder={t.search} onSearch={close} />
      </div>
      <ul className={css.menu}>
        <li>
          <Link className={`${css.row} ${css.shops}`} href="/boutique">
            {t.shopByStore}
            <Icon name="chevronRight" size="s" />
          </Link>
        </li>
        {categories.map((category) => (
          <MenuCategory
            key={category.id}
            category={category}
            unfolded={unfolded === category.id}
            onToggle={() => setUnfolded(unfolded === category.id ? null : category.id)}
          />
        ))}
      </ul>
    </Drawer>
  )
}

type MenuCategoryProps = { category: CategoryNode; unfolded: boolean; onToggle: () => void }

function MenuCategory({ category, unfolded, onToggle }: MenuCategoryProps) {
  if (!category.isParent) {
    return (
      <li>
        <Link className={css.row} href={category.link}>
          {category.name}
          <Icon name="chevronRight" size="s" />
        </Link>
      </li>
    )
  }
  return (
    <li>
      <button type="button" className={css.row} aria-expanded={unfolded} onClick={onToggle}>
        {category.name}
        <span className={css.chevron}>
          <Icon name="chevronDown" size="s" />
        </span>
      </button>
      {unfolded && (
        <ul className={css.children}>
          {inMenuOrder(category.children).map((child) => (
            <li key={child.id}>
              <Link className={css.child} href={child.link}>
                {child.name}
              </Link>
            </li>
          ))}
          <li>
            <Link className={css.child} href={category.link}>
              <span className={layout.link}>{t.seeAllOf(category.name)}</span>
            </Link>
          </li>
        </ul>
      )}
    </li>
  )
}

/** Subcategories are sorted by name when there are more than 4 (specification, category navigation). */
export function inMenuOrder(children: readonly CategoryNode[]): readonly CategoryNode[] {
  return children.length > 4 ? [...children].sort((a, b) => a.name.localeCompare(b.name, 'fr')) : children
}

function MenuFoot() {
  return (
    <div className={css.foot}>
      <Link className={`${layout.link} ${css.sell}`} href="/commencer-a-vendre">
        {t.sell}
      </Link>
      <SocialLinks />
    </div>
  )
}
