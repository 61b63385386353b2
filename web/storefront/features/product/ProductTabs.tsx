import { useState, type ReactNode } from 'react'
import { t } from '#i18n/product'
import { formatCount } from '@/lib/format-money'
import { Tabs } from '@/ui/Tabs'
import { Description } from './Description'
import css from './Details.module.css'
import { Specifications } from './Specifications'
import type { Product, Variant } from './types'

type ProductTabsProps = {
  product: Product
  variant: Variant | undefined
  questions: ReactNode
  /** Undefined until it is known. */
  questionCount: number | undefined
}

/** Description, specifications, questions: all in the page, one shown. */
export function ProductTabs({ product, variant, questions, questionCount }: ProductTabsProps) {
  const [selected, setSelected] = useState('description')
  const panel = (content: ReactNode) => <div className={css.panel}>{content}</div>
  const count = questionCount ? formatCount(questionCount) : undefined
  const tabs = [
    { id: 'description', label: t.tabs.description, panel: panel(<Description html={product.description} />) },
    { id: 'specifications', label: t.tabs.specifications, panel: panel(<Specifications variant={variant} />) },
    { id: 'questions', label: t.tabs.questions, panel: panel(questions), ...(count && { count }) },
  ]
  return <Tabs label={t.tabs.label} tabs={tabs} selected={selected} onSelect={setSelected} />
}
