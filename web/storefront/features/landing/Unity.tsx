import { sitePicture } from '@/assets/pictures'
import { classNames } from '@/lib/class-names'
import layout from '@/ui/layout.module.css'
import { Picture } from '@/ui/Picture'
import shared from './Landing.module.css'
import type { Words } from './types'
import css from './Unity.module.css'

const PICTURES = ['miel', 'planche', 'sirop', 'lampe']

/** Four finds of four shops, shoulder to shoulder. */
export function Unity({ words }: { words: Words['unity'] }) {
  return (
    <section className={classNames(layout.frame, layout.section, shared.two)} aria-labelledby="union">
      <div className={css.four}>
        {PICTURES.map((name) => (
          <Picture
            key={name}
            className={css.photo}
            thumbs={sitePicture(name)}
            alt=""
            sizes="(max-width: 575px) 50vw, 12rem"
          />
        ))}
      </div>
      <div>
        <h2 id="union">{words.title}</h2>
        <p className={css.text}>{words.text}</p>
      </div>
    </section>
  )
}
