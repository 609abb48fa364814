import type { ReactNode } from 'react'
import type { CaptainOverview } from '#shared/api/captain-task'
import { StateView } from '#shared/kit/state-view'
import type { Query } from '#shared/runtime/request'
import { Plate } from '../Plate.tsx'

/** What a captain has: its states stand on a plate of their own while there is nothing to show. */
export function OverviewView(props: {
  call: Query<CaptainOverview>
  skeleton: ReactNode
  className?: string
  children: (data: CaptainOverview) => ReactNode
}) {
  const { call, children } = props
  const view = (
    <StateView call={call} skeleton={props.skeleton}>
      {children}
    </StateView>
  )
  if (call.data) return view
  return <Plate className={props.className}>{view}</Plate>
}
