import type { ConstellationConfig } from '#shared/api/constellation'
import { toLogin } from '#shared/features/login'
import { Button } from '#shared/kit/button'
import { formatAmount, formatChance } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { Constellation, STAGE } from '../sky/Constellation.tsx'
import type { LaterParts } from '../use-later-parts.ts'
import bar from './DrawBar.module.css'
import { KeyMark } from './KeyMark.tsx'
import styles from './Stage.module.css'
import { PRICE, TIMES } from './times.ts'

/** A half-lit figure as an example: nobody's room. */
const EXAMPLE = { sign: 'leo', lit: 5, stars: 9, state: 'open' } as const

/** The stage for someone who is not logged in: the rarest prize, and draws that lead to the login. */
export function GuestStage({
  config,
  parts,
}: {
  config: ConstellationConfig
  parts: LaterParts | undefined
}) {
  const t = useT<typeof zh>()
  const [top] = [...config.odds].sort((one, other) => one.percent - other.percent)
  if (!top) return null
  return (
    <section className={styles.plate} data-expose="stage">
      <header>
        <div>
          {t('guest.rarest')}
          <h2>{top.reward.name}</h2>
        </div>
        <p>
          {t(`rarity.${top.rarity}`)}
          <b>{formatChance(top.percent)}</b>
        </p>
        <span>{parts && <parts.RewardArt reward={top.reward} rarity={top.rarity} />}</span>
      </header>
      <p>{t('guest.lead')}</p>
      <Constellation room={EXAMPLE} box={STAGE} />
      <p className={styles.guarantee}>{t('stage.guarantee', { count: config.guaranteeAfter })}</p>
      <div className={bar.draws}>
        {TIMES.map((times) => (
          <Button key={times} size="l" track={`draw-${times}-login`} onClick={() => toLogin()}>
            {t(`draw.${PRICE[times]}`)}
            <small>
              <KeyMark /> {formatAmount(config.prices[PRICE[times]])}
            </small>
          </Button>
        ))}
      </div>
    </section>
  )
}
