import type { CSSProperties, ReactNode } from 'react'
import { Button } from '#shared/kit/button'
import { Sheet } from '#shared/kit/sheet'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import { Panel } from '../Panel.tsx'
import type { Times } from '../stage/times.ts'
import styles from './Granted.module.css'
import { RewardArt } from './RewardArt.tsx'
import { RewardName, type StarReward } from './RewardName.tsx'

export interface GrantedRewards {
  open: boolean
  rewards: readonly (StarReward & { rarity?: string })[]
  /** Of a draw: how many at once, how many stars they lit, whether the room's treasure was among it. */
  times?: Times
  lit?: number
  treasure?: boolean
}

/** What was just won, claimed or bought: one large, several as a chart. It keeps its content while it leaves. `children` stand in place of its button. */
export function Granted(props: { granted: GrantedRewards; children?: ReactNode; onClose: () => void }) {
  const t = useT<typeof zh>()
  const { open, rewards, lit, treasure } = props.granted
  const title = t(treasure ? 'result.treasure' : 'result.title')
  return (
    <Sheet open={open} kind="dialog" bare title={title} expose="result" onClose={props.onClose}>
      <Panel className={styles.popup}>
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
        {lit !== undefined && <p>{t(lit ? 'result.lit' : 'result.dark', { lit })}</p>}
        <ul data-single={rewards.length === 1}>
          {rewards.map((reward, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the same prize may come twice
              key={at}
              data-rarity={reward.rarity}
              style={{ '--at': at } as CSSProperties}
            >
              <RewardArt reward={reward} />
              <RewardName reward={reward} />
            </li>
          ))}
        </ul>
        {props.children || (
          <Button block size="l" onClick={props.onClose}>
            {t('result.keep')}
          </Button>
        )}
      </Panel>
    </Sheet>
  )
}
