import type { ReactNode } from 'react'
import { type RuleSection, RulesSheet } from '#shared/kit/rules-sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import type { Query } from '#shared/runtime/request'

export interface RulesLook {
  /** On the button and the sheet, where they are not called "rules". */
  title?: string
  /** Of the button. */
  className?: string | undefined
  /** Rendered below the sections, for instance a link to more. */
  children?: ReactNode
}

/** The "Rules" button and its sheet: the server's rules, or why they did not load. */
export function Rules<Data extends { rules?: readonly RuleSection[] }>({
  call,
  children,
  ...look
}: RulesLook & { call: Query<Data> }) {
  return (
    <RulesSheet {...look} sections={call.data?.rules ?? []}>
      <StateView call={call} skeleton={<Skeleton lines={6} />}>
        {() => null}
      </StateView>
      {children}
    </RulesSheet>
  )
}
