import type { Contender } from '#shared/api/group-event'
import { Button } from '#shared/kit/button'
import { Mark } from '#shared/kit/mark'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Emblem } from '../../_family/emblem/index.ts'
import type zh from '../locales/zh.json'
import styles from './Round.module.css'

/** A group in a round: its place, where it comes from, what it has gathered. */
export function ContenderRow(props: {
  group: Contender
  /** How often I have cheered for it. */
  cheers: number
  /** Words of the line above it, where those who are out begin. */
  cut?: string | undefined
  /** The day's cheer, as long as it is to be given here. */
  cheer?: { busy: boolean; press: () => void } | undefined
  /** It has had the day's cheer. */
  chosen?: boolean
}) {
  const t = useT<typeof zh>()
  const { group, cheers, cut, cheer, chosen } = props
  return (
    <li className={styles.item} data-goes-on={group.goesOn || undefined}>
      {cut && <p className={styles.cut}>{cut}</p>}
      <div className={styles.row}>
        <b className={styles.rank}>{group.rank}</b>
        <span className={styles.lantern}>
          <Emblem of={group.wonIn} className={styles.emblem} />
        </span>
        <span className={styles.words}>
          <b className={styles.name}>{group.name}</b>
          <span className={styles.from}>{group.eventName}</span>
          {cheers > 0 && <span className={styles.mine}>{t('cheer.mine', { count: cheers })}</span>}
        </span>
        <span className={styles.side}>
          <b className={styles.score}>{formatStatistic(group.score)}</b>
          {cheer && (
            <Button
              size="s"
              look={group.goesOn ? 'primary' : 'ghost'}
              track="cheer"
              busy={cheer.busy}
              onClick={cheer.press}
            >
              {t('cheer.press')}
            </Button>
          )}
          {chosen && (
            <span className={styles.chosen}>
              <Mark of="done" />
              {t('cheer.today')}
            </span>
          )}
        </span>
      </div>
    </li>
  )
}
