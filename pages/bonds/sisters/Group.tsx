import { useState } from 'react'
import { Losses } from '#shared/campaign/losses'
import { drawPrize } from '#shared/campaign/prize'
import { Button } from '#shared/kit/button'
import { Confirm } from '#shared/kit/confirm'
import { useNoApp } from '#shared/kit/open-in-app'
import { bridge } from '#shared/runtime/bridge'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import { useSession } from '#shared/runtime/session'
import styles from './Group.module.css'
import { GroupFace } from './GroupFace.tsx'
import type zh from './locales/zh.json'
import type { Part } from './use-sisters.ts'

/** My group, its card, and the way out with what exactly is lost. */
export function Group({ detail, sisters }: Part) {
  const t = useT<typeof zh>()
  const { userId } = useSession()
  const [asking, setAsking] = useState(false)
  const noApp = useNoApp('showSisterGroupDetail')
  const { group } = detail
  if (!group) return null
  const ends =
    group.members.length <= 2 || group.members.some((each) => each.leader && each.userId === userId)
  const { points, rewards } = detail.forfeits
  const card = `/sisterGroup?groupId=${encodeURIComponent(group.id)}`
  const showCard = () => {
    if (noApp) navigate.to(card)
    else void bridge.showSisterGroupDetail(location.origin + card)
  }
  return (
    <section className={styles.card} data-expose="group">
      <GroupFace group={group} />
      <div className={styles.ways}>
        <Button look="quiet" size="s" track="group-card" onClick={showCard}>
          {t('card')}
        </Button>
        <Button look="quiet" size="s" track="dissolve" onClick={() => setAsking(true)}>
          {t(ends ? 'end.do' : 'leave.do')}
        </Button>
      </div>
      <Confirm
        open={asking}
        danger
        title={t(ends ? 'end.title' : 'leave.title')}
        confirmText={t(ends ? 'end.sure' : 'leave.sure')}
        busy={sisters.ending.busy}
        track="confirm-dissolve"
        onConfirm={() => void sisters.ending.run({ groupId: group.id }).then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        <p className={styles.loses}>{t(ends ? 'end.what' : 'leave.what')}</p>
        <Losses
          items={[t('loses.points', { count: formatAmount(points) })]}
          rewards={rewards}
          draw={drawPrize}
          after={t('loses.pause')}
        />
      </Confirm>
    </section>
  )
}
