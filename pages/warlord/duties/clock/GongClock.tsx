import { useState } from 'react'
import { clock, type SignRecord } from '#shared/api/sign-record'
import { update, useMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { Confirm } from '#shared/kit/confirm'
import { formatDuration } from '#shared/kit/countdown'
import { useNow } from '#shared/runtime/clock'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { countedMinutes, type HoursRule, isCounting, rewardedHours } from '../../_family/hours/hours.ts'
import type zh from '../locales/zh.json'
import styles from './GongClock.module.css'

/** The gong that starts and ends duty; ending it shows what the watch is worth. */
export function GongClock({ call, rule }: { call: Query<SignRecord>; rule: HoursRule }) {
  const t = useT<typeof zh>()
  const now = useNow()
  const [asking, ask] = useState(false)
  const { run, busy } = useMutation(clock, {
    updates: [update(call, (record) => record)],
    onSettled: () => ask(false),
  })
  const since = call.data?.onDutySince ?? null
  const minutes = since === null || now === null ? 0 : countedMinutes(rule, since, now)
  const hours = rewardedHours(rule, minutes)
  const counting = now !== null && isCounting(rule, now)
  return (
    <div className={styles.clock} data-expose="clock">
      <div className={styles.gong} data-on={since !== null || undefined}>
        {since !== null && now !== null ? (
          <Elapsed ms={now - since} label={t('clock.onDuty')} />
        ) : (
          <span>{t('clock.offDuty')}</span>
        )}
      </div>
      <p className={styles.state}>
        {since !== null && t('clock.counted', { minutes, count: hours })}
        {since === null &&
          now !== null &&
          t(counting ? 'clock.counting' : 'clock.notCounting', { from: rule.from })}
        {since === null && now === null && '\u00a0'}
      </p>
      {call.data && (
        <Button
          busy={busy && !asking}
          look={since === null ? 'primary' : 'ghost'}
          track={since === null ? 'clock-in' : 'clock-out'}
          className={styles.strike}
          onClick={() => (since === null ? void run({ kind: 'in' }) : ask(true))}
        >
          {t(since === null ? 'clock.in' : 'clock.out')}
        </Button>
      )}
      <Confirm
        open={asking}
        title={t('clock.outTitle')}
        busy={busy}
        danger={hours === 0}
        track="clock-out-confirm"
        onConfirm={() => void run({ kind: 'out' })}
        onCancel={() => ask(false)}
      >
        {hours === 0
          ? t('clock.tooShort', { minutes, count: rule.minimum })
          : t('clock.worth', { minutes, count: hours })}
      </Confirm>
    </div>
  )
}

/** How long the watch has lasted, as 01:22:05; over a day its hours go on. */
function Elapsed({ ms, label }: { ms: number; label: string }) {
  const { days, hours, minutes, seconds } = formatDuration(ms)
  const all = String(days * 24 + Number(hours)).padStart(2, '0')
  return (
    <>
      <span>{label}</span>
      <b className={styles.elapsed}>
        {all}:{minutes}:{seconds}
      </b>
    </>
  )
}
