import { useEffect, useState } from 'react'
import { t } from '#i18n/ui'
import { useNavigationState } from '@/router/navigation'
import { ProgressBar, type Progress } from '@/ui/ProgressBar'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

/** The top bar of route changes: blue while a page comes, red when it could not. */
export function RouteProgress() {
  const state = useNavigationState()
  const [begun, setBegun] = useState(false)
  useEffect(() => {
    if (state === 'loading') setBegun(true)
  }, [state])
  const progress: Progress = state === 'loading' ? 'running' : state === 'failed' ? 'failed' : begun ? 'done' : 'idle'
  return (
    <>
      <ProgressBar progress={progress} />
      <VisuallyHidden>
        <span role="alert">{state === 'failed' ? t.pageFailed : ''}</span>
      </VisuallyHidden>
    </>
  )
}
