import type { ReactNode } from 'react'
import type { CaptainOverview } from '#shared/api/captain-task'
import { LoginPitch } from '#shared/kit/login-pitch'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import type zh from '../locales/zh.json'
import { Plate } from '../Plate.tsx'

/** The captain's overview; its loading and failed states are on their own plate. */
export function OverviewView(props: {
  call: Query<CaptainOverview>
  skeleton: ReactNode
  className?: string
  children: (data: CaptainOverview) => ReactNode
}) {
  const { call, children } = props
  const view = (
    <StateView call={call} skeleton={props.skeleton} pitch={<CaptainPitch />}>
      {children}
    </StateView>
  )
  if (call.data) return view
  return <Plate className={props.className}>{view}</Plate>
}

/** What being a captain brings, for who is not logged in. */
export function CaptainPitch() {
  const t = useT<typeof zh>('family')
  return <LoginPitch points={[t('guest.one'), t('guest.two'), t('guest.three')]} />
}
