import { useEffect, useRef } from 'react'
import { getLevelRewards, receiveLevelReward, type StarLevels } from '#shared/api/constellation-rewards'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import { useCall } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import { Heading } from '../Heading.tsx'
import type zh from '../locales/zh.json'
import { Unlit } from '../Unlit.tsx'
import { useStep } from '../use-step.ts'
import type { GrantedRewards } from './Granted.tsx'
import { LevelMark } from './LevelMark.tsx'
import styles from './Levels.module.css'

/** Rewards by the number of draws, along a brass scale. `draws` tells when to read them again. */
export function Levels(props: { draws: number; onGranted: (granted: GrantedRewards) => void }) {
  const t = useT<typeof zh>()
  const call = useCall(getLevelRewards, {})
  const { reload } = call
  const { step } = useStep(receiveLevelReward, reload, ({ granted, levels }) => {
    call.set(levels)
    props.onGranted({ open: true, rewards: granted })
  })
  const scale = useRef<HTMLOListElement>(null)
  const next = call.data?.list.findIndex(({ state }) => state !== 'claimed') ?? 0
  useEffect(() => {
    const mark = scale.current?.children[next]
    if (mark instanceof HTMLElement && scale.current)
      scale.current.scrollLeft = mark.offsetLeft - mark.offsetWidth
  }, [next])
  const read = useRef(props.draws)
  useEffect(() => {
    if (read.current !== props.draws) void reload()
    read.current = props.draws
  }, [props.draws, reload])
  const pick = ({ level, points, state }: StarLevels['list'][number], have: number) => {
    if (state === 'claimable') void step({ level })
    if (state === 'locked') toast.tip(t('levels.missing', { missing: points - have }))
  }
  return (
    <section data-expose="levels">
      <Heading>{t('levels.title')}</Heading>
      <StateView call={call} skeleton={<Unlit />} isEmpty={({ list }) => !list.length}>
        {({ points, list }) => (
          <>
            <p className={styles.points}>
              {t('levels.points')} <b>{points}</b>
            </p>
            <ol className={styles.scale} ref={scale}>
              {list.map((level, at) => {
                const from = list[at - 1]?.points ?? 0
                return (
                  <LevelMark
                    key={level.level}
                    level={level}
                    part={(points - from) / (level.points - from)}
                    onPick={() => pick(level, points)}
                  />
                )
              })}
            </ol>
          </>
        )}
      </StateView>
    </section>
  )
}
