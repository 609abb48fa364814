import type { ReactElement, ReactNode } from 'react'
import { Toaster } from '#shared/runtime/toast'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** What stands around every page. The prerender and the browser draw the same. */
export function renderFrame(page: ReactNode): ReactElement {
  return (
    <>
      <ErrorBoundary>{page}</ErrorBoundary>
      <Toaster />
    </>
  )
}
