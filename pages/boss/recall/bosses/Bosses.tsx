import { useState } from 'react'
import { Feed } from '#shared/campaign/feed'
import { useNewDay } from '#shared/campaign/phase'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import { Plate } from '../../_family/plate/Plate.tsx'
import type zh from '../locales/zh.json'
import { Boss } from './Boss.tsx'
import styles from './Bosses.module.css'
import { Recalled } from './Recalled.tsx'
import { useBosses } from './use-bosses.ts'

/** Those who stayed away, the dearest first, each with the letter that calls; and who came back by it. */
export function Bosses(props: { reason: string; recalled: number; onSent: () => void }) {
  const t = useT<typeof zh>()
  const { list, messages, sendingTo, send } = useBosses(props.onSent)
  useNewDay(list.first)
  const [shown, show] = useState(false)
  // bosses who have come back meanwhile are listed as returned
  const away = list.items.filter(({ state }) => state !== 'recalled')
  const used = messages?.left === 0 ? t('bosses.used') : ''
  return (
    <Plate
      title={t('bosses.title')}
      aside={messages && t('bosses.left', { left: messages.left, total: messages.total })}
      expose="bosses"
    >
      {props.recalled > 0 && (
        <Button look="ghost" block className={styles.recalled} track="recalled" onClick={() => show(true)}>
          {t('recalled.open', { count: props.recalled })}
        </Button>
      )}
      <Feed
        list={{ ...list, items: away }}
        label={t('bosses.title')}
        keyOf={({ userId }) => userId}
        row={(boss) => (
          <li>
            <Boss
              boss={boss}
              reason={props.reason || used}
              busy={sendingTo === boss.userId}
              onSend={() => void send(boss.userId, t('bosses.sent'))}
              onCooled={() => void list.refetch()}
            />
          </li>
        )}
        waiting={{ height: 92, lines: 4, className: styles.skeleton }}
        isEmpty={() => !away.length && list.done}
        emptyText={t('bosses.none')}
        above={({ cooldownHours }) => (
          <p className={styles.note}>{t('bosses.note', { hours: cooldownHours })}</p>
        )}
        more={{ text: t('bosses.more') }}
      />
      <Recalled open={shown} onClose={() => show(false)} />
    </Plate>
  )
}
