import { Fragment, type ReactElement, type ReactNode, useState } from 'react'
import { getI18n, I18nextProvider } from 'react-i18next'
import { useSession } from '#shared/runtime/session'
import { Toaster } from '#shared/runtime/toast'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** What stands around every page, once its words have started. The prerender and the browser draw the same. */
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

/** Begins again for another person, as one who logs in in another tab: what was typed, opened or shown is not theirs. */
function EachPerson({ children }: { children: ReactNode }) {
  const { userId } = useSession()
  const [last, setLast] = useState({ userId, turn: 0 })
  if (userId && userId !== last.userId) setLast({ userId, turn: last.userId ? last.turn + 1 : 0 })
  return <Fragment key={last.turn}>{children}</Fragment>
}
