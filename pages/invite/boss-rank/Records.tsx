import { useState } from 'react'
import { type BossRecord, getNewCapRecords } from '#shared/api/new-cap'
import { useToPerson } from '#shared/campaign/way'
import { usePaged } from '#shared/features/paged'
import { Avatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { Line } from '#shared/kit/line'
import { Skeleton } from '#shared/kit/skeleton'
import { Notice, StateView } from '#shared/kit/state-view'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { Select } from '#shared/ui/dropdown'
import { EndlessList } from '#shared/ui/list'
import type zh from './locales/zh.json'
import styles from './Records.module.css'

const STATES = ['all', 'bound', 'active', 'effective', 'lost'] as const

/** Bosses I invited, filtered by state. */
export function Records({ onInvite }: { onInvite: () => void }) {
  const t = useT<typeof zh>()
  const [state, setState] = useState<(typeof STATES)[number]>('all')
  const bosses = usePaged(getNewCapRecords, { state: state === 'all' ? undefined : state })
  const openPerson = useToPerson()
  return (
    <>
      <Select
        className={styles.filter}
        label={t('filter')}
        options={STATES.map((id) => ({ id, label: t(`states.${id}`) }))}
        value={state}
        onChange={setState}
        track="filter"
      />
      <StateView call={bosses.first} skeleton={<Skeleton height={72} lines={4} />}>
        {({ total }) =>
          total > 0 ? (
            <EndlessList
              label={t('tabs.records')}
              list={bosses}
              keyOf={({ id }) => id}
              place="bosses"
              row={(boss) => (
                <Boss boss={boss} onOpen={openPerson && (() => openPerson({ id: boss.userId }))} />
              )}
            />
          ) : (
            <Notice mood="empty" text={t(state === 'all' ? 'recordsEmpty' : 'recordsNone')}>
              {state === 'all' && (
                <Button size="s" track="invite-first" onClick={onInvite}>
                  {t('invite')}
                </Button>
              )}
            </Notice>
          )
        }
      </StateView>
    </>
  )
}

function Boss({ boss, onOpen }: { boss: BossRecord; onOpen: (() => void) | undefined }) {
  const t = useT<typeof zh>()
  const { nickname, portrait, state, gifts, received, seenAt } = boss
  return (
    <Line
      className={styles.boss}
      face={<Avatar src={portrait} name={nickname} size={44} />}
      name={nickname}
      note={`${t('sent', { gifts: formatAmount(gifts) })} · ${seenAt ? t('seen', { date: formatDate(seenAt, 'day') }) : t('never')}`}
      figure={
        <span className={styles.state} data-state={state}>
          {t(`states.${state}`)}
        </span>
      }
      under={received > 0 ? `+${formatAmount(received)}` : undefined}
      onOpen={onOpen}
      track="boss"
    />
  )
}
