import type { ReactNode } from 'react'
import { getSingRewards, receiveSingReward } from '#shared/api/sing-captain'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { drawPrize } from '#shared/campaign/prize'
import { update, useClaimMutation } from '#shared/features/mutation'
import { LoginPitch } from '#shared/kit/login-pitch'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import type { Edition } from '../edition.ts'
import type zh from '../locales/zh.json'
import theme from '../theme.module.css'
import { Frame } from './Frame.tsx'
import { Gallery } from './Gallery.tsx'
import { History } from './History.tsx'
import styles from './Wall.module.css'

/** The wall of records: last week's reward ladder as framed discs, and what was claimed before. */
export function Wall({ edition, sideB }: { edition: Edition; sideB?: ReactNode }) {
  const t = useT<typeof zh>('family')
  const { version } = edition
  const ladder = useQuery(getSingRewards, { version })
  const { claim, claiming, won, close } = useClaimMutation(receiveSingReward, {
    updates: [update(ladder, (answer) => answer.ladder)],
  })
  const claims = ladder.data?.steps.filter(({ state }) => state === 'claimed').length
  return (
    <ThemeRoot className={theme.theme}>
      <div className={styles.wall} data-version={version}>
        <Gallery edition={edition} ladder={ladder.data} onClose={ladder.refetch} />
        <div className={ladder.status === 'loading' || ladder.data?.steps.length ? undefined : styles.card}>
          <StateView
            call={ladder}
            skeleton={
              <div className={styles.waiting}>
                <Skeleton height={209} radius={4} lines={3} />
              </div>
            }
            isEmpty={({ steps }) => !steps.length}
            pitch={<LoginPitch framed points={[t('guest.one'), t('guest.two'), t('guest.three')]} />}
          >
            {({ steps, notice }) => (
              <>
                {notice && <Delay text={notice} />}
                <ol className={styles.frames} data-expose="ladder">
                  {steps.map((step) => (
                    <Frame
                      key={step.level}
                      step={step}
                      counting={notice !== ''}
                      busy={claiming === String(step.level)}
                      onClaim={() => void claim({ level: step.level, version }, String(step.level))}
                    />
                  ))}
                </ol>
              </>
            )}
          </StateView>
        </div>
      </div>
      {sideB}
      <History claims={claims} />
      <ClaimPopup draw={drawPrize} won={won} onClose={close} />
      <OpenInApp />
    </ThemeRoot>
  )
}

/** Why last week's rewards come later than usual: a note taped to the wall. */
function Delay({ text }: { text: string }) {
  const t = useT<typeof zh>('family')
  return (
    <aside className={styles.note} data-expose="delay">
      <b>{t('wall.delay')}</b>
      <p>{text}</p>
    </aside>
  )
}
