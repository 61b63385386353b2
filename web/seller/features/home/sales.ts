/** What a shop sold in one day, in dollars before tax. Days are those of Eastern time: 2026-11-15. */
export interface DaySales {
  date: string
  amount: number
  orders: number
}

/** A bar in a box of one unit per day, 100 high: y grows downwards, as in SVG. */
export interface Bar extends DaySales {
  x: number
  y: number
  height: number
}

export interface Chart {
  bars: Bar[]
  /** Amounts written beside the scale, from the top down to zero. */
  ticks: number[]
  /** Days written under the bars. */
  marks: DaySales[]
}

export const CHART_HEIGHT = 100

/** Every so many days one is named, the last one always. */
const MARK_EVERY = 7
const TICKS = 4

/** Lays the days out as bars under a round scale. A shop that sold nothing has a scale all the same. */
export function chartOf(days: readonly DaySales[]): Chart {
  const top = roundTop(Math.max(0, ...days.map(({ amount }) => amount)))
  const last = days.length - 1
  return {
    bars: days.map((day, x) => {
      const height = (Math.max(0, day.amount) / top) * CHART_HEIGHT
      return { ...day, x, height, y: CHART_HEIGHT - height }
    }),
    ticks: Array.from({ length: TICKS + 1 }, (_, i) => (top * (TICKS - i)) / TICKS),
    marks: days.filter((_, i) => (last - i) % MARK_EVERY === 0),
  }
}

/** The first of 4, 8, 12, 20, 40, 60, 80, 100, 200… not below the amount: a quarter of it is in whole dollars. */
function roundTop(amount: number): number {
  for (let step = 1; ; step *= 10) {
    const top = [4, 8, 12, 20].map((n) => n * step).find((value) => value >= amount)
    if (top) return top
  }
}

/** How much more was sold than before, in whole percents; undefined when there was nothing to compare with. */
export function changeOf(now: number, before: number): number | undefined {
  return before > 0 ? Math.round(((now - before) / before) * 100) : undefined
}
