import { t } from '#i18n/error'
import css from './ErrorScreen.module.css'

/** The drawing of the error page: a road that ends at a barrier. */
export function DeadEndDrawing() {
  return (
    <svg className={css.road} viewBox="0 0 1440 130" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path fill="#C3CFAE" d="M0 114C300 70 620 96 1440 60V130H0Z" />
      <path fill="#EBCC8A" d="M760 96C1000 78 1200 84 1440 68V130H760Z" />
      <path fill="#E9BFAE" d="M1040 88c130-12 260-10 400-16v58h-400z" />
      <path
        fill="#2F5D4A"
        d="m1010 112 15-62 15 62zm34 6 12-44 12 44zm150-6 17-70 17 70zm-1030 2 14-58 14 58zm30 4 10-36 10 36z"
      />
      <rect y="112" width="800" height="18" fill="#1C2340" />
      <path d="M0 121H786" stroke="#EBCC8A" strokeWidth="2.5" strokeDasharray="18 13" />
      <path d="M806 128V84M888 128V84" stroke="#4A5070" strokeWidth="5" />
      <path fill="#fff" d="M796 74h102v20H796z" />
      <path fill="#A8361F" d="M796 74h18l-12 20h-6zm32 0h20l-12 20h-20zm34 0h20l-12 20h-20zm32 0h4v14l-4 6h-12z" />
      <path d="M700 114V40" stroke="#4A5070" strokeWidth="6" />
      <path d="M622 4h142l22 20-22 20H622z" fill="#24418E" />
      <text className={css.sign} x="698" y="31" textAnchor="middle">
        {t.deadEnd}
      </text>
    </svg>
  )
}
