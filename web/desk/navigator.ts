import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { Navigator, useNavigator, type View } from '@/router/navigation'
import type { Pages } from '@/router/route'

/** Asked before the page on screen is left; no keeps it. */
type MayLeave = () => Promise<boolean>

/** A navigator that asks the page on screen before it leaves it: what was typed in a form is not lost by a click. */
export class GuardedNavigator extends Navigator {
  #mayLeave: MayLeave | undefined

  constructor(view: View, queries: QueryClient, pages: Pages) {
    super(view, queries, pages)
    const { push, replace } = this
    this.push = async (url) => ((await this.#ask(url)) ? push(url) : undefined)
    this.replace = async (url) => ((await this.#ask(url)) ? replace(url) : undefined)
  }

  override async show(url: string, cause: View['cause']) {
    // A step back has already changed the address: staying puts it back.
    if (cause === 'pop' && !(await this.#ask(url))) return window.history.pushState({}, '', this.view().url)
    return super.show(url, cause)
  }

  /** Has `mayLeave` asked until the answered function is called. */
  guard(mayLeave: MayLeave): () => void {
    this.#mayLeave = mayLeave
    return () => {
      if (this.#mayLeave === mayLeave) this.#mayLeave = undefined
    }
  }

  /** Another state of the same page is no leaving. */
  async #ask(url: string): Promise<boolean> {
    const pathOf = (address: string) => address.split(/[?#]/)[0]
    if (!this.#mayLeave || pathOf(url) === pathOf(this.view().url)) return true
    return this.#mayLeave()
  }
}

/** While `unsaved`, asks before the page is left, and lets the browser ask before the tab is closed. */
export function useLeaving(unsaved: boolean, ask: MayLeave) {
  const navigator = useNavigator()
  const run = useEffectEvent(ask)
  useEffect(() => {
    if (!unsaved) return
    const stop = navigator instanceof GuardedNavigator ? navigator.guard(() => run()) : undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => {
      stop?.()
      window.removeEventListener('beforeunload', warn)
    }
  }, [unsaved, navigator])
}
