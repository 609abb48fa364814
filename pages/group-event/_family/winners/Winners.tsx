import type { EventGroup, GroupEvent, GroupPrizes } from '#shared/api/group-event'
import { rankRow } from '#shared/campaign/ranking/rank-row'
import { useLater } from '#shared/features/later'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { useSession } from '#shared/runtime/session'
import { Amount } from '../amount/Amount.tsx'
import type { EditionWords } from '../edition.ts'
import type zh from '../locales/zh.json'
import { Panel } from '../panel/Panel.tsx'
import { Waiting } from '../panel/Waiting.tsx'
import { RacerSign } from '../race/RacerSign.tsx'
import styles from './Winners.module.css'

const loadPeople = () => import('../people.ts')

/** After the end: the results are being counted, or the winning group and the people with their prizes. */
export function Winners({ event, call }: { event: GroupEvent; call: Query<GroupPrizes> }) {
  const t = useT<typeof zh>('family')
  const own = useT<EditionWords>()
  const { userId } = useSession()
  const people = useLater(loadPeople, event.phase === 'settled')
  return (
    <Panel title={t('winners.title')} expose="winners">
      {event.phase === 'ended' ? (
        <p className={styles.counting}>{t('winners.counting')}</p>
      ) : (
        <StateView call={call} skeleton={<Waiting rows={4} height={84} />}>
          {({ winners, winningGroupId }) => {
            const mine = winners.find((winner) => winner.userId === userId)
            const champion = event.groups.find(({ id }) => id === winningGroupId)
            return (
              <>
                {champion && <Champion group={champion} />}
                {mine && (
                  <>
                    <p className={styles.won}>{t('winners.you')}</p>
                    {people && (
                      <people.TrophyButton
                        block
                        trophy={{
                          emblem: 'crown',
                          from: `${own('title.lead')} ${own('title.main')}`,
                          figure: t('place', { rank: mine.rank }),
                          text: `${mine.groupName} · ${own('unit', { count: mine.score })}`,
                          person: mine,
                        }}
                      />
                    )}
                  </>
                )}
                {people ? (
                  <people.RankBoard
                    unit={(count) => own('unit', { count })}
                    emptyText={t('winners.none')}
                    rows={winners.map((winner) => rankRow(winner, winner.groupName))}
                  />
                ) : (
                  <Waiting rows={4} height={60} />
                )}
              </>
            )
          }}
        </StateView>
      )}
    </Panel>
  )
}

/** The group that won, large, before the sun. */
function Champion({ group }: { group: EventGroup }) {
  const t = useT<typeof zh>('family')
  return (
    <div className={styles.champion}>
      <RacerSign look={group.look} className={styles.figure} />
      <p className={styles.label}>{t('winners.champion')}</p>
      <h3 className={styles.name}>
        <bdi>{group.name}</bdi>
      </h3>
      <p className={styles.score}>
        <Amount score={group.score} />
      </p>
    </div>
  )
}
