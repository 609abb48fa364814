import { Fragment, type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { getI18n, I18nextProvider } from 'react-i18next'
import { translate } from '#shared/runtime/i18n'
import { useSession } from '#shared/runtime/session'
import { hideToast, Toaster, toast } from '#shared/runtime/toast'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** The frame of every page, once its texts are loaded. Rendered alike by prerender and browser. */
export function renderFrame(page: ReactNode): ReactElement {
  return (
    <I18nextProvider i18n={getI18n()}>
      <ErrorBoundary>
        <EachPerson>{page}</EachPerson>
      </ErrorBoundary>
      <Toaster />
    </I18nextProvider>
  )
}

/**
 * Remounts for another person, for instance after a login in another tab or an account switched in the app: input, open
 * sheets and toasts are not theirs. A notice names the new one.
 */
function EachPerson({ children }: { children: ReactNode }) {
  const { userId } = useSession()
  const [last, setLast] = useState({ userId, turn: 0 })
  if (userId && userId !== last.userId) setLast({ userId, turn: last.userId ? last.turn + 1 : 0 })
  useEffect(() => {
    if (last.turn === 0) return
    hideToast()
    toast.notice(translate('runtime', 'session.changed', { id: last.userId }))
  }, [last])
  return <Fragment key={last.turn}>{children}</Fragment>
}
