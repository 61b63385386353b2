/** One bar of a chart. */
export interface BarValue {
  key: string
  value: number
  /** Written under some of the bars. */
  mark: string
  /** Said when the bar is pointed at. */
  title: string
}

/** A bar in a box of one unit per bar, 100 high: y grows downwards, as in SVG. */
export interface Bar extends BarValue {
  x: number
  y: number
  height: number
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
  const top = roundTop(Math.max(0, ...values.map(({ value }) => value)))
  const last = values.length - 1
  const bars = values.map((bar, x) => {
    const height = (Math.max(0, bar.value) / top) * CHART_HEIGHT
    return { ...bar, x, height, y: CHART_HEIGHT - height }
  })
  return {
    bars,
    ticks: Array.from({ length: TICKS + 1 }, (_, i) => (top * (TICKS - i)) / TICKS),
    marks: bars.filter((_, i) => (last - i) % markEvery === 0),
  }
}

/** The first of 4, 8, 12, 20, 40, 60, 80, 100, 200… not below the value: a quarter of it is whole. */
function roundTop(value: number): number {
  for (let step = 1; ; step *= 10) {
    const top = [4, 8, 12, 20].map((n) => n * step).find((round) => round >= value)
    if (top) return top
  }
}

/** How much more there was than before, in whole percents; undefined when there was nothing to compare with. */
export function changeOf(now: number, before: number): number | undefined {
  return before > 0 ? Math.round(((now - before) / before) * 100) : undefined
}
