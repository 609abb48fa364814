import type { Battle } from '#shared/api/room-battle'
import { Feed } from './feed/Feed.tsx'
import { isOver } from './merge-battle.ts'
import { Seats } from './seats/Seats.tsx'
import { Verdict } from './Verdict.tsx'

/** How the battle goes, or went. */
export function Course({ battle }: { battle: Battle }) {
  return (
    <>
      {isOver(battle) && <Verdict battle={battle} />}
      <Seats battle={battle} />
      {battle.state !== 'waiting' && <Feed battle={battle} />}
    </>
  )
}
