import { isOver } from '#shared/api/campaign'
import { type CpDetail, getCp, setCp } from '#shared/api/cp'
import { Letters } from '#shared/campaign/letter'
import { CampaignClock } from '#shared/campaign/phase'
import { drawPrize } from '#shared/campaign/prize'
import { RewardPitch } from '#shared/campaign/reward'
import { ActivityRules } from '#shared/campaign/rules'
import { update, useMutation } from '#shared/features/mutation'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import theme from '../_family/cp-theme.module.css'
import type family from '../_family/locales/zh.json'
import { Recommended } from '../_family/Recommended.tsx'
import styles from './CpPage.module.css'
import { Halves } from './Halves.tsx'
import { Levels } from './Levels.tsx'
import type zh from './locales/zh.json'
import { Photo } from './Photo.tsx'

const SAMPLES = ['framePair', 'bubblePair', 'peach', 'rose', 'titleStar']

/** My other half: asking and being asked while I am single, levels and their prizes once we are a pair. */
export function CpPage() {
  const t = useT<typeof zh>()
  const f = useT<typeof family>('family')
  const call = useQuery(getCp, {})
  const setting = useMutation(setCp, { updates: [update(call, (detail: CpDetail) => detail)] })
  const phase = call.data?.phase
  const why = phase === 'coming' ? t('why.coming') : isOver(phase) ? t('why.over') : undefined
  return (
    <ThemeRoot className={theme.theme}>
      <header className={styles.top}>
        <h1>{t('title')}</h1>
        <ActivityRules activityId={call.data?.activityId} from={call} />
      </header>
      <CampaignClock className={styles.clock} call={call} say={(now) => f(`phase.${now}`)} />
      <Halves detail={call.data} />
      <div className={styles.body}>
        <StateView
          call={call}
          skeleton={<Skeleton height={120} lines={3} />}
          pitch={
            <RewardPitch
              samples={SAMPLES}
              draw={drawPrize}
              points={[t('guest.one'), t('guest.two'), t('guest.three')]}
            />
          }
        >
          {(detail) =>
            detail.state === 'paired' ? (
              <>
                <Levels detail={detail} call={call} why={why} />
                <Photo detail={detail} />
              </>
            ) : (
              <>
                <Letters
                  received={detail.questions.map(letterOf)}
                  sent={detail.asked ? [letterOf(detail.asked)] : []}
                  textOf={({ from }) => t(from === 'me' ? 'iAsked' : 'asksMe')}
                  acting={setting.acting}
                  reasonOf={() => why}
                  onAnswer={(what, { id }) => void setting.run({ toUserId: id, what }, `${what} ${id}`)}
                  onExpired={() => void call.refetch()}
                />
                <Recommended
                  why={why ?? (detail.state === 'asking' ? t('why.asking') : undefined)}
                  busy={setting.busy}
                  onAsk={(toUserId) => setting.run({ toUserId, what: 'ask' }, `ask ${toUserId}`)}
                />
              </>
            )
          }
        </StateView>
        {call.status !== 'loading' && (
          <a className={styles.ranks} href="/activityNew/cpListPre" data-track="ranks" data-next>
            {t('ranks')}
          </a>
        )}
      </div>
      <OpenInApp />
    </ThemeRoot>
  )
}

/** One letter from a person at a time: their id is its id. */
const letterOf = (each: CpDetail['questions'][number]) => ({ ...each, id: each.userId, person: each })
