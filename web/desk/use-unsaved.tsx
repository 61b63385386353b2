import { t } from '#i18n/desk'
import { useLeaving } from '@/desk/navigator'
import { ACTION_CANCELLED, useModal } from '@/ui/useModal'

const words = t.leaving

/** Asks in a dialog before a page with unsaved changes is left. Render the element that comes back. */
export function useUnsaved(unsaved: boolean) {
  const { open, element } = useModal()
  useLeaving(unsaved, async () => {
    const answer = await open({
      title: words.title,
      body: <p>{words.text}</p>,
      confirmLabel: words.leave,
      cancelLabel: words.stay,
    })
    return answer !== ACTION_CANCELLED
  })
  return element
}
