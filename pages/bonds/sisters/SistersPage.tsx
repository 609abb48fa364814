import { getSisterGroup } from '#shared/api/sister-group'
import { drawPrize } from '#shared/campaign/prize'
import { RewardPitch } from '#shared/campaign/reward'
import { OpenInApp } from '#shared/kit/open-in-app'
import { RulesSheet } from '#shared/kit/rules-sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { Awards } from './Awards.tsx'
import { Bracelets } from './Bracelets.tsx'
import { Group } from './Group.tsx'
import { Invitations, Invite } from './Invite.tsx'
import type zh from './locales/zh.json'
import styles from './SistersPage.module.css'
import { useSisters } from './use-sisters.ts'

/** My sister group, or how to found one: letters, people to invite, what the group reaches together. */
export function SistersPage() {
  const t = useT<typeof zh>()
  const call = useQuery(getSisterGroup, {})
  const sisters = useSisters(call)
  return (
    <ThemeRoot className={styles.theme}>
      <header className={styles.hero}>
        <Bracelets />
        <h1>{t('title')}</h1>
        <p>{t('pitch')}</p>
        {call.data && <RulesSheet className={styles.rules} title={t('rules')} sections={call.data.rules} />}
      </header>
      <div className={styles.body}>
        <StateView
          call={call}
          skeleton={<Skeleton height={170} lines={3} />}
          pitch={
            <RewardPitch
              samples={['bubblePair', 'framePair', 'titleStar', 'entranceTrain', 'rose']}
              draw={drawPrize}
              points={[t('guest.one'), t('guest.two'), t('guest.three')]}
            />
          }
        >
          {(detail) => (
            <>
              <Group detail={detail} sisters={sisters} />
              <Invitations detail={detail} sisters={sisters} />
              <Invite detail={detail} sisters={sisters} />
              <Awards detail={detail} sisters={sisters} />
            </>
          )}
        </StateView>
      </div>
      <OpenInApp />
    </ThemeRoot>
  )
}
