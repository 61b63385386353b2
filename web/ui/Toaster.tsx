import { useEffect, useRef, useSyncExternalStore } from 'react'
import { classNames } from '@/lib/class-names'
import { whenIdle } from '@/lib/when-idle'
import { Icon, type IconName } from './Icon'
import { currentToasts, serverToasts, subscribeToToasts, type Toast, type ToastKind } from './toast'
import css from './Toaster.module.css'

const drawing: Record<ToastKind, IconName> = { success: 'checkCircle', error: 'alert', info: 'info' }

/**
 * Shows the toasts, top-centre. Rendered once by the layout. It is a popover so that it can rise above an open
 * dialog; its two live regions stay in the page at all times, or screen readers would miss the first toast.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, serverToasts)
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const box = ref.current
    if (!box?.showPopover) return
    const show = () => box.isConnected && !box.matches(':popover-open') && box.showPopover()
    if (toasts.length === 0) {
      void whenIdle().then(show) // it lays the page out, which need not happen while that starts
      return
    }
    // Only a dialog opened since can cover us: leave and re-enter the top layer, above it.
    if (box.matches(':popover-open') && document.querySelector('dialog[open]')) box.hidePopover()
    show()
  }, [toasts])

  return (
    <div ref={ref} className={css.toaster} popover="manual">
      <div className={css.list} role="status">
        <Toasts toasts={toasts.filter((toast) => toast.kind !== 'error')} />
      </div>
      <div className={css.list} role="alert">
        <Toasts toasts={toasts.filter((toast) => toast.kind === 'error')} />
      </div>
    </div>
  )
}

function Toasts({ toasts }: { toasts: readonly Toast[] }) {
  return toasts.map(({ id, kind, text }) => (
    <p key={id} className={classNames(css.toast, css[kind])}>
      <Icon name={drawing[kind]} />
      {text}
    </p>
  ))
}
