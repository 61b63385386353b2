import { useState } from 'react'

/**
 * What a filter shows as chosen. The address changes only when its results have arrived; until then the pick itself is
 * shown, so that a box reacts at once and a second pick builds on the first.
 */
export function usePicked<T extends string | readonly string[]>(
  current: T,
  onPick: (picked: T) => void,
): [T, (picked: T) => void] {
  const [pick, setPick] = useState<T>()
  const [last, setLast] = useState(String(current))
  if (last !== String(current)) {
    setLast(String(current))
    setPick(undefined)
  }
  const choose = (picked: T) => {
    setPick(picked)
    onPick(picked)
  }
  return [pick ?? current, choose]
}
