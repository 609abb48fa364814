import type { BingoCard } from '#shared/api/bingo'
import { drawPrize } from '#shared/campaign/prize'
import { RewardLine } from '#shared/campaign/reward-line'
import { useGoThere } from '#shared/campaign/way'
import { useNobody } from '#shared/features/login'
import { Button } from '#shared/kit/button'
import { CopySheet } from '#shared/kit/copy-sheet'
import { useNoApp } from '#shared/kit/open-in-app'
import { ProgressBar } from '#shared/kit/progress-bar'
import { Sheet } from '#shared/kit/sheet'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { LoginButton } from '../_family/LoginButton.tsx'
import reward from '../_family/reward/reward.module.css'
import styles from './CellSheet.module.css'
import type zh from './locales/zh.json'

/** A cell's task: how far it is, what the stamp gives, and the way to where it is done. */
export function CellSheet(props: {
  cell: BingoCard['cells'][number]
  open: boolean
  running: boolean
  activityId: string
  onShared: () => Promise<void>
  onClose: () => void
}) {
  const t = useT<typeof zh>()
  const noApp = useNoApp('jumpRoom')
  const nobody = useNobody()
  const { cell, running, onClose } = props
  const words = { title: t('share.title'), content: t('share.content') }
  const going = useGoThere({
    share: { activityId: props.activityId, pointId: 'bingo', ...words },
    onShared: props.onShared,
  })
  const { title, progress, target, rewards, state, doneBy } = cell
  const inApp = doneBy === 'room' || doneBy === 'gift'
  const go = async () => {
    await going.go(doneBy)
    onClose()
  }
  const footer = () => {
    if (state === 'stamped') return
    if (!running) return <p className={styles.over}>{t('over')}</p>
    if (nobody) return <LoginButton />
    if (state === 'claimable' || doneBy === 'page') return
    return (
      <Button block size="l" track="cell-go" busy={going.busy} onClick={() => void go()}>
        {t(inApp && noApp ? 'goApp' : `go.${doneBy}`)}
      </Button>
    )
  }
  return (
    <>
      <Sheet open={props.open} title={title} onClose={onClose} expose="cell" footer={footer()}>
        <div className={styles.bar}>
          <ProgressBar value={progress} max={target} label={title} />
          <b>
            {formatAmount(progress)}/{formatAmount(target)}
          </b>
        </div>
        <h3 className={styles.gives}>{t(state === 'stamped' ? 'gave' : 'gives')}</h3>
        <RewardLine draw={drawPrize} rewards={rewards} className={reward.large} />
      </Sheet>
      <CopySheet link={going.link} onClose={going.closeLink} />
    </>
  )
}
