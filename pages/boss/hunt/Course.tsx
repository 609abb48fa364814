import type { Boss, BossPrize } from '#shared/api/boss'
import { Skeleton } from '#shared/kit/skeleton'
import type { Query } from '#shared/runtime/request'
import { Boards } from './boards/Boards.tsx'
import styles from './Course.module.css'
import { Feed } from './feed/Feed.tsx'
import { Eligible } from './halls/Eligible.tsx'
import { Verdict } from './killed/Verdict.tsx'
import { Mine } from './pool/Mine.tsx'
import { Pool } from './pool/Pool.tsx'
import type { HuntHalls } from './use-halls.ts'
import type { Hits } from './use-hits.ts'

/** Content by phase: halls where the boss may appear, the fight, or the winner. */
export function Course(props: { boss: Boss; hits: Query<Hits>; halls: HuntHalls; prize: Query<BossPrize> }) {
  const { boss, hits, halls, prize } = props
  return (
    <>
      {boss.state === 'killed' && <Verdict boss={boss} />}
      {boss.state !== 'coming' && <Mine boss={boss} call={prize} />}
      {boss.state === 'coming' && <Eligible halls={halls} />}
      {boss.state === 'appeared' && <Feed call={hits} />}
      <Pool boss={boss} call={prize} />
      <Boards state={boss.state} halls={halls} />
    </>
  )
}

/** Before anything is known. */
export function CourseSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton height={176} radius={6} />
      <Skeleton height={240} radius={6} />
    </div>
  )
}
