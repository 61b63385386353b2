/** One bar of a chart. */
export interface BarValue {
  key: string
  value: number
  /** Written under some of the bars. */
  mark: string
  /** Said when the bar is pointed at. */
  title: string
  /** What it was one period earlier, drawn behind it. */
  previous?: number
  /** Whether its time is not over. */
  running?: boolean
}

/** How high a bar stands in a box 100 high: y grows downwards, as in SVG. */
interface Extent {
  y: number
  height: number
}

/** A bar in a box of one unit per bar. */
export interface Bar extends BarValue, Extent {
  x: number
  before?: Extent | undefined
}

export interface Chart {
  bars: Bar[]
  /** Values written beside the scale, from the top down to zero. */
  ticks: number[]
  /** Bars whose mark is written under them. */
  marks: Bar[]
}

export const CHART_HEIGHT = 100
const TICKS = 4

/** Lays values out as bars under a round scale. Where all are nothing there is a scale all the same. */
export function chartOf(values: readonly BarValue[], markEvery: number): Chart {
  const top = roundTop(Math.max(0, ...values.flatMap(({ value, previous = 0 }) => [value, previous])))
  const last = values.length - 1
  const extentOf = (value: number): Extent => {
    const height = (Math.max(0, value) / top) * CHART_HEIGHT
    return { height, y: CHART_HEIGHT - height }
  }
  const bars = values.map((bar, x) => ({
    ...bar,
    ...extentOf(bar.value),
    x,
    before: bar.previous === undefined ? undefined : extentOf(bar.previous),
  }))
  return {
    bars,
    ticks: Array.from({ length: TICKS + 1 }, (_, i) => (top * (TICKS - i)) / TICKS),
    marks: bars.filter((_, i) => (last - i) % markEvery === 0),
  }
}

/** The first of 4, 8, 12, 16, 20, 24, 32, 40, 80, 120… not below the value: a quarter of it is round and whole. */
function roundTop(value: number): number {
  for (let step = 1; ; step *= 10) {
    const top = [4, 8, 12, 16, 20, 24, 32].map((n) => n * step).find((round) => round >= value)
    if (top) return top
  }
}

/** How much more there was than before, in whole percents; undefined when there was nothing to compare with. */
export function changeOf(now: number, before: number): number | undefined {
  return before > 0 ? Math.round(((now - before) / before) * 100) : undefined
}
