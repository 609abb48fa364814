import type { ReactNode } from 'react'
import { getSingTask } from '#shared/api/sing-captain'
import { LoginPitch } from '#shared/kit/login-pitch'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import type { Edition } from '../edition.ts'
import type zh from '../locales/zh.json'
import { Sleeve } from '../Sleeve.tsx'
import { SignIn } from '../sign/SignIn.tsx'
import theme from '../theme.module.css'
import styles from './Targets.module.css'
import { Track } from './Track.tsx'
import { Turntable } from './Turntable.tsx'
import { WallLink } from './WallLink.tsx'

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
