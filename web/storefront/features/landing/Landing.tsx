import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import layout from '@/ui/layout.module.css'
import { Charges } from './Charges'
import { Closing } from './Closing'
import { Hero } from './Hero'
import css from './Landing.module.css'
import { Offer, Promos } from './Offers'
import { SignUp } from './SignUp'
import type { Words } from './types'
import { Unity } from './Unity'
import { Why } from './Why'

type LandingProps = { words: Words; /** The site's logo, which the shell draws. */ logo: ReactNode }

/** Why and how to sell here, in nine sections. Every text comes from `words`: the page has two languages. */
export function Landing({ words, logo }: LandingProps) {
  return (
    <>
      <Hero words={words} logo={logo} />
      <section className={classNames(layout.frame, layout.section)}>
        <p className={css.slogan}>{words.slogan}</p>
      </section>
      <Why words={words.why} />
      <Unity words={words.unity} />
      <SignUp words={words.start} />
      <Charges words={words} />
      <Offer words={words} />
      <Promos words={words} />
      <Closing words={words.closing} />
    </>
  )
}
