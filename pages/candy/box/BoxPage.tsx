import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { Actions } from '../_family/box/Actions.tsx'
import { Feed } from '../_family/box/Feed.tsx'
import { History } from '../_family/box/History.tsx'
import { Inside } from '../_family/box/Inside.tsx'
import { Status } from '../_family/box/Status.tsx'
import { useBox } from '../_family/box/use-box.ts'
import { SINGLE } from '../_family/edition.ts'
import { Slip } from '../_family/slip/Slip.tsx'
import { Helpers } from '../_family/sweet/Helpers.tsx'
import theme from '../_family/theme.module.css'
import styles from './BoxPage.module.css'
import type zh from './locales/zh.json'
import { Poster } from './Poster.tsx'

/** The free candy box: five friends help, and it is opened within a day. */
export function BoxPage() {
  const t = useT<typeof zh>()
  const mine = useBox(SINGLE)
  const { call } = mine
  return (
    <ThemeRoot className={theme.theme}>
      <Poster mine={mine} />
      <Slip title={t('mine')} expose="box" className={styles.mine}>
        <StateView call={call} skeleton={<Skeleton height={64} lines={3} />}>
          {(data) => (
            <>
              {data.box && <Helpers box={data.box} />}
              <Status data={data} onEnd={call.reload} />
              <Actions mine={mine} data={data} />
            </>
          )}
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
