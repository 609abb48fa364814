import { getCaptainConfig } from '#shared/api/captain'
import type { WerewolfDay } from '#shared/api/captain-task'
import { type CaptainOverview, getCaptainTasks } from '#shared/api/captain-task'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { drawPrize } from '#shared/campaign/prize'
import { Winners } from '#shared/campaign/winners'
import { Button } from '#shared/kit/button'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { ThemeRoot } from '#shared/kit/theme-root'
import { serverNow, useNow } from '#shared/runtime/clock'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { type Query, useQuery } from '#shared/runtime/request'
import { useTaskClaim } from '../_family/claim/use-task-claim.ts'
import { OverviewView } from '../_family/overview/OverviewView.tsx'
import { UpdatedAt } from '../_family/overview/UpdatedAt.tsx'
import { useGoHosting } from '../_family/overview/use-go-hosting.ts'
import { Plate } from '../_family/Plate.tsx'
import theme from '../_family/theme.module.css'
import { Bounties } from './Bounties.tsx'
import { Hero } from './Hero.tsx'
import type zh from './locales/zh.json'
import { type Slot, stateOf } from './slots.ts'
import styles from './WerewolfDayPage.module.css'

/** A day of hosting werewolf games: its hours around the moon, those that count twice, and what mine are worth. */
export function WerewolfDayPage() {
  const overview = useQuery(getCaptainTasks, {})
  const config = useQuery(getCaptainConfig, {})
  const guest = overview.status === 'loggedOut'
  return (
    <ThemeRoot className={`${theme.theme} ${styles.page}`}>
      <Hero day={overview.data?.werewolfDay} guest={guest} config={config} onTurn={overview.refetch} />
      <OverviewView
        call={overview}
        className={guest ? `${styles.first} ${styles.guest}` : styles.first}
        skeleton={<Skeleton height={84} lines={3} className={styles.row} />}
      >
        {(data) => <Day call={overview} data={data} />}
      </OverviewView>
      <OpenInApp />
    </ThemeRoot>
  )
}

function Day({ call, data }: { call: Query<CaptainOverview>; data: CaptainOverview }) {
  const claims = useTaskClaim(call)
  const { werewolfDay: day, captain } = data
  return (
    <>
      <Pay day={day} roomId={captain.roomId} className={styles.first} />
      <UpdatedAt at={data.updatedAt} />
      <Leaders leaders={day.leaders} />
      <Slots day={day} />
      <Bounties day={day} claims={claims} />
      <ClaimPopup won={claims.won} draw={drawPrize} onClose={claims.close} />
    </>
  )
}

/** Who hosted longest on a day that is settled. */
function Leaders({ leaders }: Pick<WerewolfDay, 'leaders'>) {
  const t = useT<typeof zh>()
  if (!leaders.length) return null
  return (
    <Plate title={t('leaders.title')} expose="leaders">
      <Winners
        winners={leaders.map((each) => ({ ...each, figure: t('leaders.hours', { count: each.hours }) }))}
      />
    </Plate>
  )
}

/** The hours of the day one by one: which count twice, which I hosted, and those that were too short to count. */
function Slots({ day }: { day: WerewolfDay }) {
  const t = useT<typeof zh>()
  const now = useNow() ?? serverNow()
  const said = (slot: Slot) => {
    const state = stateOf(day, slot, now)
    if (state === 'now')
      return slot.minutes > 0 ? t('slots.minutes', { count: slot.minutes }) : t('slots.now')
    return state === 'part' ? t('slots.part', { count: slot.minutes }) : t(`slots.${state}`)
  }
  const { maxPerDay, minimum } = day.hoursRule
  return (
    <Plate title={t('slots.title')} expose="slots">
      <ul className={styles.slots}>
        {day.slots.map((slot) => (
          <li key={slot.hour} data-state={stateOf(day, slot, now)} data-double={slot.double || undefined}>
            <b>{slot.hour}:00</b>
            {slot.double && <em>{t('slots.double')}</em>}
            <span>{said(slot)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('slots.note', { max: maxPerDay, count: minimum })}</p>
    </Plate>
  )
}

/** What my hours are worth, and when it comes. */
function Pay(props: { day: WerewolfDay; roomId: string | null; className?: string }) {
  const t = useT<typeof zh>()
  const { day } = props
  const { go, label } = useGoHosting(props.roomId)
  const settled = day.phase === 'settled'
  return (
    <Plate className={props.className} expose="pay">
      <dl className={styles.sum} data-long={day.coins >= 10_000 || day.hourlyReward >= 10_000 || undefined}>
        <div>
          <dt>{t('pay.hours')}</dt>
          <dd>{day.rewardHours}</dd>
        </div>
        <div>
          <dt>{t('pay.hourly')}</dt>
          <dd>{formatAmount(day.hourlyReward)}</dd>
        </div>
        <div className={styles.coins}>
          <dt>{t(settled ? 'pay.issued' : 'pay.coins')}</dt>
          <dd>{formatAmount(day.coins)}</dd>
        </div>
      </dl>
      <p className={styles.when}>
        {settled ? t('pay.done') : t('pay.when', { time: formatDate(day.issuedAt, 'minute') })}
      </p>
      {day.phase === 'running' && (
        <Button block track="go-hosting" onClick={go}>
          {label}
        </Button>
      )}
    </Plate>
  )
}
