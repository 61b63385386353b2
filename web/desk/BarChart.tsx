import { useId } from 'react'
import css from './BarChart.module.css'
import { CHART_HEIGHT, chartOf, type Bar, type BarValue } from './bars'

type BarChartProps = {
  bars: readonly BarValue[]
  /** One bar in so many has its mark under it, the last one always. */
  markEvery: number
  /** How a value is written beside the scale. */
  tick: (value: number) => string
  /** Beside others, with the figure written above it. */
  small?: boolean
}

/**
 * Values as bars. The drawing stretches with its box; its words stand outside of it and keep their size. It is hidden
 * from screen readers: the same figures stand in a table beside it.
 */
export function BarChart({ bars: values, markEvery, tick, small }: BarChartProps) {
  const { bars, ticks, marks } = chartOf(values, markEvery)
  const scale = small ? ticks.filter((_, i) => i % 2 === 0) : ticks
  const hatching = useId()
  return (
    <div className={css.plot} data-small={small} aria-hidden="true">
      <div className={css.scale}>
        {scale.map((value) => (
          <span key={value}>{tick(value)}</span>
        ))}
      </div>
      <svg className={css.bars} viewBox={`0 0 ${bars.length} ${CHART_HEIGHT}`} preserveAspectRatio="none">
        <pattern id={hatching} width="0.3" height="4" patternUnits="userSpaceOnUse">
          <rect className={css.bar} width="0.3" height="2" />
        </pattern>
        {scale.map((value, i) => {
          const y = (i * CHART_HEIGHT) / (scale.length - 1)
          return <line key={value} className={css.line} x1="0" x2={bars.length} y1={y} y2={y} />
        })}
        {bars.map((bar) => (
          <OneBar key={bar.key} bar={bar} hatching={`url(#${hatching})`} />
        ))}
      </svg>
      <div className={css.marks}>
        {marks.map(({ key, mark, x }) => (
          <span key={key} style={{ left: `${((x + 0.5) / bars.length) * 100}%` }}>
            {mark}
          </span>
        ))}
      </div>
    </div>
  )
}

/** A bar, narrower in front of that of before. */
function OneBar({ bar, hatching }: { bar: Bar; hatching: string }) {
  const { title, x, y, height, before, running } = bar
  const width = before ? 0.6 : 0.72
  return (
    <g className={css.one}>
      <title>{title}</title>
      <rect className={css.ground} x={x} y="0" width="1" height={CHART_HEIGHT} />
      {before && <rect className={css.before} x={x + 0.06} y={before.y} width="0.88" height={before.height} />}
      <rect
        {...(running ? { fill: hatching } : { className: css.bar })}
        x={x + (1 - width) / 2}
        y={y}
        width={width}
        height={height}
      />
    </g>
  )
}
