import { useState } from 'react'
import type { GroupEvent, GroupPrizes } from '#shared/api/group-event'
import { Segmented } from '#shared/kit/segmented'
import { StateView } from '#shared/kit/state-view'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import type zh from '../locales/zh.json'
import { Panel } from '../panel/Panel.tsx'
import { Waiting } from '../panel/Waiting.tsx'
import { Milestones } from './Milestones.tsx'
import { PlacePrizes } from './PlacePrizes.tsx'

/** What can be won: by the group's height, by the group's place, by one's own place. */
export function Prizes({ call, event }: { call: Query<GroupPrizes>; event: GroupEvent }) {
  const t = useT<typeof zh>('family')
  const [kind, setKind] = useState<'milestones' | 'group' | 'person'>('milestones')
  return (
    <Panel title={t('prizes.title')} expose="prizes" anchor="prizes">
      <Segmented
        label={t('prizes.title')}
        value={kind}
        onChange={setKind}
        track="prizes-kind"
        options={[
          { id: 'milestones', label: t('prizes.milestones') },
          { id: 'group', label: t('prizes.group') },
          { id: 'person', label: t('prizes.person') },
        ]}
      />
      <StateView call={call} skeleton={<Waiting rows={3} height={96} />}>
        {({ places, milestones }) =>
          kind === 'milestones' ? (
            <Milestones milestones={milestones} event={event} />
          ) : (
            <PlacePrizes places={places.filter(({ scope }) => scope === kind)} />
          )
        }
      </StateView>
    </Panel>
  )
}
