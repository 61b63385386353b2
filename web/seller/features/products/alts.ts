import { t } from '#i18n/seller-products'
import type { ProductForm } from './product-form'

const ALT_MAX = 300

type Described = Pick<ProductForm, 'name' | 'options' | 'variants'> & { photos: readonly { key: string }[] }

/**
 * What each photo could be said to show: the product, what the variants that it shows have in common, and which view it
 * is where several would be said alike. Empty as long as the product has no name.
 */
export function proposedAlts({ name, options, variants, photos }: Described): string[] {
  const times = new Map<string, number>()
  return photos.map(({ key }) => {
    const shown = variants.filter(({ photoKeys }) => photoKeys.includes(key))
    const common = options.flatMap((_, i) => {
      const values = new Set(shown.map((variant) => variant.values[i]))
      const [value] = values
      return values.size === 1 && value ? [value] : []
    })
    if (name.trim() === '') return ''
    const alt = [name.trim(), ...common].join(', ')
    const view = (times.get(alt) ?? 0) + 1
    times.set(alt, view)
    return (view > 1 ? t.photos.view(alt, view) : alt).slice(0, ALT_MAX)
  })
}
