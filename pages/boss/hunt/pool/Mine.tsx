import type { Boss, BossPrize } from '#shared/api/boss'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { TrophyButton } from '#shared/campaign/trophy'
import { toLogin } from '#shared/features/login'
import { Button } from '#shared/kit/button'
import { Countdown } from '#shared/kit/countdown'
import { formatDate, formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { useSession } from '#shared/runtime/session'
import { Plate } from '../../_family/plate/Plate.tsx'
import type zh from '../locales/zh.json'
import styles from './Mine.module.css'

/**
 * My damage and my reward, or what it would be if the hunt ended now; neither while the boss is dead and the data is
 * older. Silent on failure: the pool below reports it.
 */
export function Mine({ boss, call }: { boss: Boss; call: Query<BossPrize> }) {
  const t = useT<typeof zh>()
  const { known, loggedIn } = useSession()
  if (known && !loggedIn) {
    return (
      <p className={styles.door}>
        {t('mine.login')}
        <Button size="s" look="ghost" track="login" onClick={() => toLogin()}>
          {t('mine.loginNow')}
        </Button>
      </p>
    )
  }
  if (!call.data) return null
  const { mine, state } = call.data
  const over = boss.state === 'killed'
  const killed = over && state === 'killed'
  const old = over && !killed
  if (!mine && old) return null
  if (!mine) return <p className={styles.door}>{t(killed ? 'mine.missed' : 'mine.nothing')}</p>
  const figures = [
    ['damage', mine.damage],
    ['rank', mine.rank],
    ['hits', mine.hits],
    ['criticals', mine.criticalHits],
  ] as const
  return (
    <Plate
      title={t(killed ? 'mine.reward' : 'mine.title')}
      expose="mine"
      className={killed ? styles.won : ''}
    >
      <dl className={styles.figures}>
        {figures.map(([of, value]) => (
          <div key={of}>
            <dt>{t(`mine.${of}`)}</dt>
            <dd>{formatStatistic(value)}</dd>
          </div>
        ))}
      </dl>
      {!over && <p className={styles.when}>{t('mine.ifNow')}</p>}
      {!old && <RewardLine draw={drawPrize} rewards={mine.rewards} className={styles.rewards} />}
      {killed && (
        <TrophyButton
          block
          trophy={{
            emblem: 'blades',
            from: t('poster.from', { name: boss.name }),
            figure: t('poster.rank', { rank: mine.rank }),
            text: t('poster.damage', { damage: formatStatistic(mine.damage) }),
          }}
        />
      )}
      {killed && (
        <p className={styles.when}>
          {mine.sentAt !== null ? (
            t('mine.sent', { time: formatDate(mine.sentAt, 'minute') })
          ) : (
            <>
              {t('mine.sending')}{' '}
              <Countdown look="plain" target={boss.settleAt} onEnd={() => void call.refetch()} />
            </>
          )}
        </p>
      )}
    </Plate>
  )
}
