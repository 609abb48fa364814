import type { ReactNode } from 'react'
import type { SingTask } from '#shared/api/sing-captain'
import { getSingTask } from '#shared/api/sing-captain'
import { LoginPitch } from '#shared/kit/login-pitch'
import { Mark } from '#shared/kit/mark'
import { OpenInApp } from '#shared/kit/open-in-app'
import { ProgressBar } from '#shared/kit/progress-bar'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { Disc } from '../disc/Disc.tsx'
import type { Edition } from '../edition.ts'
import type zh from '../locales/zh.json'
import { Sleeve } from '../Sleeve.tsx'
import { SignIn } from '../sign/SignIn.tsx'
import theme from '../theme.module.css'
import styles from './Targets.module.css'
import { Turntable } from './Turntable.tsx'

/** A singing captain's week: the targets as tracks of a record, signing in; `sideB` is what an edition has besides. */
export function Targets({ edition, sideB }: { edition: Edition; sideB?: ReactNode }) {
  const t = useT<typeof zh>('family')
  const task = useQuery(getSingTask, { version: edition.version })
  return (
    <ThemeRoot className={theme.theme}>
      <Turntable edition={edition} task={task.data} onWeekEnd={task.refetch} />
      <Sleeve
        side="A"
        title={t('targets.title')}
        expose="targets"
        className={styles.tracks}
        aside={task.data && <bdi className={styles.captain}>{task.data.captain.nickname}</bdi>}
      >
        <StateView
          call={task}
          skeleton={<Skeleton height={80} lines={edition.version === '2' ? 4 : 3} />}
          pitch={<LoginPitch points={[t('guest.one'), t('guest.two'), t('guest.three')]} />}
          isEmpty={({ targets }) => !targets.length}
        >
          {({ targets, level, updatedAt }) => (
            <>
              <ol>
                {targets.map((target, at) => (
                  <Track key={target.kind} target={target} number={at + 1} />
                ))}
              </ol>
              <p className={styles.level}>
                {targets.every(({ progress, target }) => progress >= target)
                  ? t('targets.highest')
                  : t(level ? 'targets.next' : 'targets.first', { level, next: level + 1 })}
              </p>
              <p className={styles.source}>
                {t('targets.source', { time: formatDate(updatedAt, 'minute') })}
              </p>
            </>
          )}
        </StateView>
      </Sleeve>
      {sideB}
      <SignIn />
      <WallLink href={edition.rewards} />
      <OpenInApp />
    </ThemeRoot>
  )
}

/** The way to the wall of records, where last week's rewards hang. */
function WallLink({ href }: { href: string }) {
  const t = useT<typeof zh>('family')
  return (
    <a className={styles.link} href={href} data-track="rewards" data-next>
      <Disc metal="gold" className={styles.disc} />
      <span>
        <b>{t('toWall.title')}</b>
        <small>{t('toWall.note')}</small>
      </span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 5l7 7-7 7" />
      </svg>
    </a>
  )
}

/** A target as a track: its number has the colour of its groove. */
function Track({ target, number }: { target: SingTask['targets'][number]; number: number }) {
  const t = useT<typeof zh>('family')
  const { kind, progress, target: goal, unit } = target
  const name = t(`targets.kind.${kind}`)
  return (
    <li className={styles.track} data-groove={number} data-done={progress >= goal || undefined}>
      <span className={styles.number} aria-hidden="true">
        {progress >= goal ? <Mark of="done" /> : number}
      </span>
      <div className={styles.line}>
        <p className={styles.name}>
          <span>{name} </span>
          <i />
          <span className={styles.count}>
            <b>{formatAmount(progress)}</b> / {formatAmount(goal)} {unit}
          </span>
        </p>
        <ProgressBar value={progress} max={goal} label={name} className={styles.groove} />
        <p className={styles.note}>{t(`targets.note.${kind}`)}</p>
      </div>
    </li>
  )
}
