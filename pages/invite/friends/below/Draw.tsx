import type { InviteFriends } from '#shared/api/invite-friends'
import { drawPrize } from '#shared/campaign/prize'
import { PrizeWheel } from '#shared/campaign/wheel'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import type { Friends } from '../use-friends.ts'
import styles from './Below.module.css'

const COLOURS = ['#ffc93c', '#ef6a5a', '#4f9be6', '#59c3a0', '#b07be0', '#f59638', '#2c4f8f']

/** The pinwheel, the spins left, and the prizes with their odds. */
export function Draw({ data, friends }: { data: InviteFriends; friends: Friends }) {
  const t = useT<typeof zh>()
  const { prizes, draws, phase } = data
  const why = () => {
    if (phase === 'coming') return t('draw.coming')
    if (phase !== 'running') return t('draw.over')
    return draws === 0 && data.code ? t('draw.none') : undefined
  }
  return (
    <section className={`${styles.section} ${styles.draw}`} data-expose="draw">
      <h2>{t('draw.title')}</h2>
      <PrizeWheel wheel={friends.wheel} prizes={prizes} colours={COLOURS} draw={drawPrize}>
        <p className={styles.left} role="status">
          {t('draw.left', { count: draws })}
        </p>
        <Button
          block
          size="l"
          track="spin"
          reason={why()}
          busy={friends.draws.claiming !== null}
          onClick={friends.spin}
        >
          {t('draw.act')}
        </Button>
      </PrizeWheel>
    </section>
  )
}
