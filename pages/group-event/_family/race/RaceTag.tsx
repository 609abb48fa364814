import type { CSSProperties, ReactNode } from 'react'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { EditionWords } from '../edition.ts'
import type zh from '../locales/zh.json'
import { widthOf } from '../width-of.ts'
import styles from './RaceTag.module.css'
import type { Standing } from './standing.ts'

/** The tag of a racer: place, name and total; as a card below it, as a `line`, or beside its small `sign`. */
export function RaceTag({ standing, line, sign }: { standing: Standing; line?: boolean; sign?: ReactNode }) {
  const t = useT<typeof zh>('family')
  const own = useT<EditionWords>()
  const { group, mine } = standing
  if (!group) {
    return (
      <div className={styles.tag} data-line={line} data-sign={sign ? true : undefined} aria-hidden="true">
        {sign && <span className={styles.sign}>{sign}</span>}
        <i className={styles.waiting} />
      </div>
    )
  }
  return (
    <div
      className={styles.tag}
      data-line={line}
      data-sign={sign ? true : undefined}
      data-mine={mine || undefined}
      style={{ '--word': widthOfLongestWord(group.name) } as CSSProperties}
      data-first={(group.rank === 1 && group.score > 0) || undefined}
    >
      {sign && <span className={styles.sign}>{sign}</span>}
      {group.score > 0 && <span className={styles.rank}>{t('place', { rank: group.rank })}</span>}
      {mine && <span className={styles.mine}>{t('groups.mine')}</span>}
      <bdi className={styles.name}>{group.name}</bdi>
      <span className={styles.score}>
        <b>{formatStatistic(group.score)}</b> {own('unit', { count: group.score })}
      </span>
    </div>
  )
}

/** In em; a CJK name may break anywhere, so a line needs room for four characters at most. */
function widthOfLongestWord(name: string): string {
  return Math.max(
    3,
    ...name.split(' ').map((word) => Math.min(widthOf(word, 0.67), /[\u2e80-\uffff]/.test(word) ? 4 : 9)),
  ).toFixed(1)
}
