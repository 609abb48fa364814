import type { EventGroup, GroupEvent } from '#shared/api/group-event'
import { toLogin } from '#shared/features/login'
import { Confirm } from '#shared/kit/confirm'
import { useLast } from '#shared/kit/sheet'
import { useT } from '#shared/runtime/i18n'
import { BODIES } from '../forms/form.ts'
import type zh from '../locales/zh.json'
import { Panel } from '../panel/Panel.tsx'
import { RacerSign } from '../race/RacerSign.tsx'
import { useEdition } from '../use-edition.ts'
import { GroupCard } from './GroupCard.tsx'
import styles from './Groups.module.css'
import { type Join, useJoinState } from './join.ts'

/** The groups of the event, to choose one's own from as long as it can be chosen. */
export function Groups({ event, join }: { event: GroupEvent; join: Join }) {
  const t = useT<typeof zh>('family')
  const { choose } = BODIES[useEdition().form.name]
  const state = useJoinState(event)
  const asked = useLast(join.chosen)
  const choosing = state === 'open' || state === 'login'
  return (
    <Panel title={t(choosing ? 'groups.choose' : 'groups.title')} expose="groups" anchor="groups">
      {state !== 'mine' && <p className={styles.note}>{t(`groups.note.${state}`)}</p>}
      <ul className={styles.list} data-choose={choose}>
        {event.groups.map((group) => (
          <GroupCard
            key={group.id}
            group={group}
            mine={group.id === event.groupId}
            state={state}
            choose={choose}
            onChoose={() => (state === 'login' ? toLogin() : join.choose(group))}
          />
        ))}
      </ul>
      <Confirm
        open={join.chosen !== null}
        title={t('groups.confirm.title')}
        confirmText={t('groups.confirm.ok')}
        busy={join.busy}
        track="group-join-confirm"
        onConfirm={() => void join.confirm()}
        onCancel={() => join.choose(null)}
      >
        {asked && <Chosen group={asked} />}
        <span>{t('groups.confirm.text')}</span>
      </Confirm>
    </Panel>
  )
}

function Chosen({ group }: { group: EventGroup }) {
  return (
    <p className={styles.chosen}>
      <RacerSign look={group.look} className={styles.figure} />
      <bdi>{group.name}</bdi>
    </p>
  )
}
