import type { ReactNode } from 'react'
import type { FreeBoxDetail } from '#shared/api/free-box'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { Slip } from '../slip/Slip.tsx'
import theme from '../theme.module.css'
import styles from './BoxFrame.module.css'
import { Feed } from './Feed.tsx'
import { History } from './History.tsx'
import { Inside } from './Inside.tsx'
import type { MyBox } from './use-box.ts'

/** A page about one's own box: its front, the slip with the box, what boxes hold, who opened some, and what was before. */
export function BoxFrame({
  mine,
  front,
  title,
  aside,
  className,
  children,
}: {
  mine: MyBox
  front: ReactNode
  /** Of the slip. */
  title: string
  aside?: ReactNode
  /** Of the slip. */
  className?: string | undefined
  /** Content of the slip. */
  children: (data: FreeBoxDetail) => ReactNode
}) {
  const { call } = mine
  return (
    <ThemeRoot className={theme.theme}>
      {front}
      <Slip title={title} expose="box" className={className} aside={aside}>
        <StateView call={call} skeleton={<Skeleton height={64} lines={3} />}>
          {children}
        </StateView>
      </Slip>
      {call.data && (
        <>
          <Inside tiers={call.data.tiers} />
          <Feed feed={call.data.feed} />
          <History mine={mine} />
        </>
      )}
      <i className={styles.end} />
      <OpenInApp />
    </ThemeRoot>
  )
}
