import type { InviteFriends } from '#shared/api/invite-friends'
import { drawPrize } from '#shared/campaign/prize'
import { RewardArt, RewardName } from '#shared/campaign/reward'
import { Button } from '#shared/kit/button'
import { WheelDisc } from '#shared/kit/wheel'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import type { Friends } from '../use-friends.ts'
import styles from './Draw.module.css'

const COLOURS = ['#ffc93c', '#ef6a5a', '#4f9be6', '#59c3a0', '#b07be0', '#f59638', '#2c4f8f']

/** The pinwheel, the spins left, and the prizes: sectors are as large as the odds listed below. */
export function Draw({ data, friends }: { data: InviteFriends; friends: Friends }) {
  const t = useT<typeof zh>()
  const { prizes, draws, phase } = data
  const reason =
    phase === 'coming'
      ? t('draw.coming')
      : phase !== 'running'
        ? t('draw.over')
        : draws === 0 && data.code
          ? t('draw.none')
          : undefined
  return (
    <section className={styles.draw} data-expose="draw">
      <h2>{t('draw.title')}</h2>
      <WheelDisc
        className={styles.wheel}
        wheel={friends.wheel}
        sectors={prizes}
        colours={COLOURS}
        name={t('draw.wheel')}
      />
      <p className={styles.left} role="status">
        {t('draw.left', { count: draws })}
      </p>
      <Button
        block
        size="l"
        track="spin"
        reason={reason}
        busy={friends.draws.claiming !== null}
        onClick={() => void friends.spin()}
      >
        {t('draw.act')}
      </Button>
      <h3>{t('draw.odds')}</h3>
      <ul className={styles.prizes}>
        {prizes.map(({ id, reward, percent }, index) => (
          <li key={id}>
            <i style={{ background: COLOURS[index % COLOURS.length] }} />
            <span className={styles.art}>
              <RewardArt reward={reward} draw={drawPrize} />
            </span>
            <span className={styles.name}>
              <RewardName reward={reward} />
            </span>
            <b>{percent}%</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
