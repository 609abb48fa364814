import { Fragment, type ReactElement, type ReactNode, useState } from 'react'
import { getI18n, I18nextProvider } from 'react-i18next'
import { useSession } from '#shared/runtime/session'
import { Toaster } from '#shared/runtime/toast'
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

/** Remounts for another person, for instance after a login in another tab: input and open sheets are not theirs. */
function EachPerson({ children }: { children: ReactNode }) {
  const { userId } = useSession()
  const [last, setLast] = useState({ userId, turn: 0 })
  if (userId && userId !== last.userId) setLast({ userId, turn: last.userId ? last.turn + 1 : 0 })
  return <Fragment key={last.turn}>{children}</Fragment>
}
