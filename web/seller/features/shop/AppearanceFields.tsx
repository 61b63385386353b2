import { useController, type UseFormReturn } from 'react-hook-form'
import { t } from '#i18n/seller-shop'
import { PictureField } from '@/desk/PictureField'
import { RichText } from '@/desk/RichText'
import grid from '@/ui/form.module.css'
import { BANNER, PHOTO } from './calls'
import type { ShopForm } from './shop-form'

const words = t.appearance

/** What visitors see of the shop: its photo, its banner, and what it tells of itself. */
export function AppearanceFields({ form: { control } }: { form: UseFormReturn<ShopForm> }) {
  const photo = useController({ control, name: 'photo' })
  const banner = useController({ control, name: 'banner' })
  const presentation = useController({ control, name: 'presentation' })
  return (
    <div className={grid.grid}>
      <PictureField
        label={words.photo}
        help={words.photoHelp}
        altLabel={words.photoAlt}
        send={PHOTO}
        value={photo.field.value}
        onChange={photo.field.onChange}
      />
      <PictureField
        label={words.banner}
        help={words.bannerHelp}
        altLabel={words.bannerAlt}
        send={BANNER}
        value={banner.field.value}
        onChange={banner.field.onChange}
        wide
      />
      <RichText
        label={words.presentation}
        help={words.presentationHelp}
        error={presentation.fieldState.error?.message}
        value={presentation.field.value}
        onChange={presentation.field.onChange}
      />
    </div>
  )
}
