import { useState } from 'react'
import type { CaptainConfig } from '#shared/api/captain'
import type { CaptainOverview } from '#shared/api/captain-task'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { Plate } from '../../_family/Plate.tsx'
import type zh from '../locales/zh.json'
import { Calculator } from './Calculator.tsx'
import { LevelDetail } from './LevelDetail.tsx'
import { Stairs } from './Stairs.tsx'

type Captain = CaptainOverview['captain']

/** The ladder of levels and what an hour pays on each; open to everybody. `captain` is known once logged in. */
export function Pay({ call, captain }: { call: Query<CaptainConfig>; captain?: Captain }) {
  const t = useT<typeof zh>()
  return (
    <Plate title={t('pay.title')} expose="pay">
      <StateView
        call={call}
        skeleton={<Skeleton height={120} lines={2} />}
        isEmpty={({ levels }) => levels.length === 0}
      >
        {(config) => <Ladder config={config} captain={captain} />}
      </StateView>
    </Plate>
  )
}

function Ladder({ config, captain }: { config: CaptainConfig; captain?: Captain }) {
  const [picked, pick] = useState<number | null>(null)
  const { levels } = config
  // The level to come, until another is chosen: that is what the way is for.
  const wanted = picked ?? (captain ? captain.level + 1 : 1)
  const level = levels.find((each) => each.level === wanted) ?? levels[levels.length - 1]
  if (!level) return null
  return (
    <>
      <Stairs levels={levels} value={level.level} mine={captain?.level} onChange={pick} />
      <LevelDetail level={level} captain={captain} keptDays={config.levelKeptDays} />
      <Calculator level={level} rule={config.hours} issuedBefore={config.issuedBefore} />
    </>
  )
}
