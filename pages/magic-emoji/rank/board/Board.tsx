import { More } from '#shared/campaign/feed'
import { rankRow } from '#shared/campaign/ranking'
import { useToPerson } from '#shared/campaign/way'
import type { Paged } from '#shared/features/paged'
import { RankLine } from '#shared/kit/rank-board'
import { Notice } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import type { EmojiRanks, Ranked } from '../../_family/magic-emoji.ts'
import { Panel } from '../../_family/panel/Panel.tsx'
import type zh from '../locales/zh.json'
import styles from './Board.module.css'

/** Those on the blocks above. */
const PODIUM = 3

/** Everybody behind the first three, page by page; in the app a row opens the person's profile. */
export function Board(props: { ranks: Paged<Ranked, EmojiRanks>; mine?: string; settled: boolean }) {
  const t = useT<typeof zh>()
  const open = useToPerson()
  const { first, items } = props.ranks
  const tied = (at: number) => [items[at - 1], items[at + 1]].some((near) => near?.rank === items[at]?.rank)
  return (
    <Panel title={t(props.settled ? 'board.settled' : 'board.title')} expose="board">
      {items.length === 0 && <Notice mood="empty" text={t('board.empty')} />}
      <ol>
        {items.slice(PODIUM).map((person, at) => (
          <li
            key={person.userId}
            className={styles.line}
            data-mine={person.userId === props.mine || undefined}
          >
            <RankLine row={rankRow(person)} tied={tied(at + PODIUM)} unit={undefined} onOpen={open} />
          </li>
        ))}
      </ol>
      {items.length > 0 && (
        <p className={styles.shown}>
          {t('board.shown', { shown: items.length, total: first.data?.total ?? 0 })}
        </p>
      )}
      <More list={props.ranks} look="ghost" text={t('board.more')} />
    </Panel>
  )
}
