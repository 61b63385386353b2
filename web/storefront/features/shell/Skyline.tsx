import skyline from './skyline.svg'
import css from './Skyline.module.css'

/** Fields that become a street, above the footer. On the sky when the page ends with it, else on the page's white. */
export function Skyline({ sky = false }: { sky?: boolean }) {
  return (
    <img
      className={css.skyline}
      data-sky={sky || undefined}
      src={skyline}
      alt=""
      width={1440}
      height={166}
      loading="lazy"
    />
  )
}
