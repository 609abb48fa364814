import { type ReactNode, useState } from 'react'
import { getMuseum } from '#shared/api/gift-museum'
import { CampaignClock, NextStep, ToRunning } from '#shared/campaign/phase'
import { type DrawReward, RewardPitch } from '#shared/campaign/reward'
import { ActivityRules } from '#shared/campaign/rules'
import { Shelf } from '#shared/campaign/shelf'
import { TrophyButton } from '#shared/campaign/trophy'
import { useLater } from '#shared/features/later'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Segmented } from '#shared/kit/segmented'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import type zh from './locales/zh.json'
import styles from './Museum.module.css'
import type { RoomName } from './Rooms.tsx'

const loadRooms = () => import('./Rooms.tsx')

const ROOMS: readonly RoomName[] = ['shelves', 'stall', 'collector', 'privileges']
/** Which museum it is, and what is its own: its colours, its building, its drawings. */
export interface Edition {
  museum: 'gift' | 'national'
  theme: string | undefined
  art: ReactNode
  draw: DrawReward
  /** Gifts of its shelves, for who is not logged in. */
  samples: readonly string[]
}

/** A museum of gifts: its shelves at once; the stall, the collector, the privileges and all that is asked come behind. */
export function Museum({ edition }: { edition: Edition }) {
  const t = useT<typeof zh>('family')
  const own = useT<{ title: string }>()
  const { museum, draw } = edition
  const call = useQuery(getMuseum, { museum })
  const [room, setRoom] = useState<RoomName>('shelves')
  const [chosen, choose] = useState('')
  const rooms = useLater(loadRooms, call.data !== undefined)
  return (
    <ThemeRoot className={`${edition.theme} ${styles.museum}`}>
      <header className={styles.hero}>
        {edition.art}
        <h1>{own('title')}</h1>
        <CampaignClock alone className={styles.clock} call={call} say={(phase) => t(`phase.${phase}`)} />
        {call.status !== 'loggedOut' && (
          <>
            <p className={styles.lit}>
              <b>{call.data ? formatAmount(call.data.lit) : '--'}</b>
              <span>/{call.data ? formatAmount(call.data.total) : '--'}</span>
              <small>{t('lit')}</small>
            </p>
            <p className={styles.balance}>
              {t('balance', { count: call.data ? formatAmount(call.data.balance) : '--' })}
            </p>
          </>
        )}
        <ActivityRules activityId={call.data?.activityId} from={call} className={styles.rules} />
        <div className={styles.step}>
          <NextStep schedule={call.data} />
        </div>
      </header>
      <div className={styles.body}>
        <Segmented
          label={own('title')}
          className={styles.rooms}
          options={ROOMS.map((id) => ({ id, label: t(`rooms.${id}`) }))}
          value={room}
          onChange={setRoom}
          track="room"
        />
        <StateView
          call={call}
          skeleton={<Skeleton height={150} lines={3} />}
          pitch={
            <RewardPitch
              samples={edition.samples}
              draw={draw}
              points={[t('guest.one'), t('guest.two'), t('guest.three')]}
            />
          }
          isEmpty={({ shelves }) => !shelves.length}
          emptyText={t('empty')}
          emptyAct={<ToRunning />}
        >
          {(data) => (
            <>
              {room === 'shelves' &&
                data.shelves.map((shelf) => (
                  <Shelf
                    key={shelf.id}
                    className={styles.shelf}
                    name={shelf.name}
                    track="gift"
                    columns={shelf.gifts.length % 2 ? 3 : 2}
                    onOpen={choose}
                    note={
                      <small className={styles.gives}>
                        {t(shelf.complete ? 'shelfHad' : 'shelfGives', {
                          rewards: shelf.rewards
                            .map(({ name, amount }) =>
                              amount > 1 ? `${name} ×${formatAmount(amount)}` : name,
                            )
                            .join(' + '),
                        })}
                      </small>
                    }
                    things={shelf.gifts.map((gift) => ({
                      id: gift.id,
                      name: gift.name,
                      lit: gift.lit,
                      ready: gift.fragments >= gift.cost.fragments,
                      art: draw({ ...gift, kind: 'gift', amount: 1, days: 0 }),
                      note: t('fragments', {
                        have: formatAmount(gift.fragments),
                        count: formatAmount(gift.cost.fragments),
                      }),
                    }))}
                  />
                ))}
              {room === 'shelves' && data.lit > 0 && (
                <TrophyButton
                  block
                  trophy={{
                    emblem: 'frame',
                    from: own('title'),
                    figure: `${formatAmount(data.lit)} / ${formatAmount(data.total)}`,
                    text: t('poster', { count: data.shelves.filter(({ complete }) => complete).length }),
                  }}
                />
              )}
              {rooms ? (
                <rooms.Rooms
                  museum={data}
                  call={call}
                  room={room}
                  chosen={chosen}
                  draw={draw}
                  onClose={() => choose('')}
                />
              ) : (
                room !== 'shelves' && <Skeleton height={150} lines={2} />
              )}
            </>
          )}
        </StateView>
      </div>
      <OpenInApp />
    </ThemeRoot>
  )
}
