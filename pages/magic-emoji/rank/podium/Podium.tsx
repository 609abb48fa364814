import type { Schedule } from '#shared/campaign/phase'
import { PersonDoor } from '#shared/campaign/way'
import { Avatar } from '#shared/kit/avatar'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Ranked } from '../../_family/magic-emoji.ts'
import { PhaseTag } from '../../_family/phase/PhaseTag.tsx'
import { Lettering } from '../../_family/title/Lettering.tsx'
import { Sweet } from '../../_family/toys/Sweet.tsx'
import { Toy } from '../../_family/toys/Toy.tsx'
import type zh from '../locales/zh.json'
import styles from './Podium.module.css'

/** Placeholders of empty places. */
const KEEPERS = ['crown', 'moon', 'dragon']

/** The first three, on blocks of a child's building set; in the app one who is pressed opens their profile. */
export function Podium(props: { leaders: readonly Ranked[]; schedule?: Schedule; onPhaseEnd: () => void }) {
  const t = useT<typeof zh>()
  return (
    <header className={styles.hero}>
      <Lettering className={styles.title}>{t('title')}</Lettering>
      <PhaseTag alone className={styles.phase} schedule={props.schedule} onEnd={props.onPhaseEnd} />
      <ol className={styles.blocks}>
        {KEEPERS.map((keeper, at) => {
          const leader = props.leaders[at]
          const column = (
            <>
              {leader ? (
                <>
                  {at === 0 && <Toy id="crown" className={styles.crown} />}
                  <Avatar src={leader.portrait} name={leader.nickname} className={styles.avatar} />
                </>
              ) : (
                <Toy id={keeper} lively className={styles.keeper} />
              )}
              <span className={styles.block}>
                <b className={styles.rank}>{leader?.rank ?? at + 1}</b>
                {leader && (
                  <>
                    <bdi className={styles.name}>{leader.nickname}</bdi>
                    <span className={styles.score}>
                      <Sweet id="candy" className={styles.candy} />
                      {formatStatistic(leader.score)}
                    </span>
                  </>
                )}
              </span>
            </>
          )
          return (
            <li key={keeper}>
              <PersonDoor userId={leader?.userId} className={styles.column} track="rank-open">
                {column}
              </PersonDoor>
            </li>
          )
        })}
      </ol>
    </header>
  )
}
