import { useEffect, useState, type FunctionComponent } from 'react'

/**
 * A component whose code is fetched once it is wanted; undefined until then, and always on the server. Code that cannot
 * be fetched is asked for again when next wanted, and the page goes on without it. `load` is one function for good.
 */
export function useLater<Props>(
  wanted: boolean,
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> | undefined {
  const [component, setComponent] = useState<FunctionComponent<Props>>()
  useEffect(() => {
    if (!wanted || component) return
    let left = false
    load().then(
      (loaded) => left || setComponent(() => loaded),
      () => {},
    )
    return () => {
      left = true
    }
  }, [wanted, component, load])
  return component
}
