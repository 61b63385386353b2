import { useState } from 'react'

/**
 * What a filter shows as chosen. The address tells the truth, but only once its results are here; until then the pick
 * itself is shown, so that a box answers at once and a second pick builds on the first.
 */
export function usePicked<T extends string | readonly string[]>(
  told: T,
  tell: (picked: T) => void,
): [T, (picked: T) => void] {
  const [pick, setPick] = useState<T>()
  const [heard, setHeard] = useState(String(told))
  if (heard !== String(told)) {
    setHeard(String(told))
    setPick(undefined)
  }
  const choose = (picked: T) => {
    setPick(picked)
    tell(picked)
  }
  return [pick ?? told, choose]
}
