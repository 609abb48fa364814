import { useEffect, useState } from 'react'
import { type ActivityInfo, getActivityInfo, getNextCampaign } from '#shared/api/activity'
import { listActivities } from '#shared/api/activity-list'
import { isOver } from '#shared/api/campaign'
import { nextMoment } from '#shared/campaign/phase'
import { Remind, reminderIn } from '#shared/campaign/remind'
import { toLogin, useNobody } from '#shared/features/login'
import { useShare } from '#shared/features/share'
import { Button } from '#shared/kit/button'
import { CopySheet } from '#shared/kit/copy-sheet'
import { Countdown } from '#shared/kit/countdown'
import { OpenInApp } from '#shared/kit/open-in-app'
import { RuleSections } from '#shared/kit/rules-sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { type Address, address } from '#shared/runtime/address'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import { useQuery } from '#shared/runtime/request'
import { Sky } from '../_family/Sky.tsx'
import theme from '../_family/theme.module.css'
import type zh from './locales/zh.json'
import styles from './PreviewPage.module.css'

/** In addresses that name no activity. */
const NONE = '0'
const OWN = '/activityNew/activePre'

const named = ({ activityId }: Address) => ({ id: activityId })

/** The campaign that comes next, or the one that the address names: when, what, and a reminder. */
export function PreviewPage() {
  const t = useT<typeof zh>()
  const [id, setId] = useState(NONE)
  useEffect(() => setId(address().activityId), [])
  const next = useQuery(getNextCampaign, {}, { enabled: id === NONE })
  const other = useQuery(getActivityInfo, named, { enabled: id !== NONE })
  const call = id === NONE ? next : other
  const sharing = useShare()
  const nobody = useNobody()
  const { data } = call
  const share = () => {
    if (nobody) return toLogin()
    if (data)
      void sharing.share({
        activityId: data.id,
        pointId: 'campaign',
        title: data.name,
        content: data.subtitle,
      })
  }
  return (
    <ThemeRoot className={`${theme.theme} ${styles.page}`}>
      <Sky night>
        <small className={styles.over}>{t('title')}</small>
        <h1>{data?.name ?? '\u00a0'}</h1>
        <p>{data?.subtitle ?? '\u00a0'}</p>
      </Sky>
      <section className={styles.card} data-expose="preview">
        <StateView call={call} skeleton={<Skeleton height={56} lines={3} className={styles.waits} />}>
          {(shown) => <Preview shown={shown} onTurn={call.refetch} />}
        </StateView>
      </section>
      {data && data.rules.length > 0 && (
        <section className={styles.rules} data-expose="rules">
          <RuleSections sections={data.rules} />
        </section>
      )}
      {call.status !== 'loading' && (
        <div className={styles.foot}>
          {data && (
            <Button look="ghost" track="share" busy={sharing.busy} onClick={share}>
              {t('share')}
            </Button>
          )}
          <a href="/activityNew/activityForecast" data-track="calendar">
            {t('calendar')}
          </a>
        </div>
      )}
      <CopySheet link={sharing.link} onClose={sharing.closeLink} />
      <OpenInApp />
    </ThemeRoot>
  )
}

/** When it starts, and the one thing to do by now: be reminded, go in, or see how it ended. */
function Preview({ shown, onTurn }: { shown: ActivityInfo; onTurn: () => void }) {
  const t = useT<typeof zh>()
  const list = useQuery(listActivities, {})
  const { id, name, subtitle, phase, startAt, endAt, path } = shown
  const target = nextMoment(shown)
  const reminded = list.data?.find((each) => each.id === id)?.reminded ?? false
  // this page itself is no way in
  const way = path && path !== OWN ? path : '/index'
  const own = `${OWN}?activityId=${encodeURIComponent(id)}`
  return (
    <>
      <p className={styles.says}>{t(`phase.${phase}`)}</p>
      <div className={styles.clock}>
        {target === undefined ? null : <Countdown target={target} onEnd={onTurn} />}
      </div>
      <p className={styles.dates}>
        {t('dates', { from: formatDate(startAt, 'minute'), to: formatDate(endAt, 'minute') })}
      </p>
      {phase === 'coming' ? (
        <Remind
          of="activity"
          size="l"
          what={{ id, title: name, text: subtitle, startAt, endAt, path: own }}
          reminded={reminded}
          marks={reminderIn(list)}
        />
      ) : (
        <Button block size="l" track="enter" onClick={() => navigate.to(way, { activityId: id })}>
          {t(way === '/index' ? 'enter.hub' : isOver(phase) ? 'enter.over' : 'enter.running')}
        </Button>
      )}
    </>
  )
}
