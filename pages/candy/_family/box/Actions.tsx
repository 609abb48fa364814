import { useState } from 'react'
import type { FreeBoxDetail } from '#shared/api/free-box'
import { drawPrize } from '#shared/campaign/prize'
import { useLater } from '#shared/features/later'
import { useNobody } from '#shared/features/login'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import { LoginButton } from '../LoginButton.tsx'
import type zh from '../locales/zh.json'
import styles from './Actions.module.css'
import { friendsCanCome } from './standing.ts'
import { tiersOf } from './tiers.ts'
import type { MyBox } from './use-box.ts'
import { useShare } from './use-share.ts'

const loadParts = () => import('./parts.ts')

/** Actions of the box in its current state. */
export function Actions({ mine, data }: { mine: MyBox; data: FreeBoxDetail }) {
  const t = useT<typeof zh>('family')
  const nobody = useNobody()
  /** Id of the box that is asked about. */
  const [asked, setAsked] = useState('')
  const sharing = useShare(mine.edition, data.activityId)
  const { won } = mine
  const { box, starts, phase } = data
  const comes = friendsCanCome(data)
  // over as soon as nothing is given up any more
  const asks = comes && box?.state === 'ready' && box.id === asked
  const wanted = asks || won.open || mine.opening || sharing.link !== ''
  const later = useLater(loadParts, wanted, () => setAsked(''))
  const { reached, next, missing } = tiersOf(data)
  const running = phase === 'running'
  const over = !box || box.state === 'opened' || box.state === 'expired'
  const openIt = () => {
    setAsked('')
    void mine.open()
  }

  if (nobody && phase !== 'coming') return <LoginButton over={!running} />
  return (
    <div className={styles.actions}>
      {comes && (
        <Button
          block
          size="l"
          track="share"
          busy={sharing.busy}
          onClick={() => void sharing.share('freeCandy')}
        >
          {t('share.ask')}
        </Button>
      )}
      {comes && box?.state === 'ready' && (
        <Button block look="ghost" track="open" busy={mine.opening} onClick={() => setAsked(box.id)}>
          {t('open.now', { tier: reached?.name ?? '' })}
        </Button>
      )}
      {(box?.state === 'full' || (!comes && box?.state === 'ready')) && (
        <Button block size="l" track="open" busy={mine.opening} onClick={openIt}>
          {box.state === 'full' ? t('open.full') : t('open.now', { tier: reached?.name ?? '' })}
        </Button>
      )}
      {over && running && (
        <>
          <div className={styles.row}>
            <Button
              block
              size="l"
              track="start"
              busy={mine.starting}
              reason={starts.left > 0 ? undefined : t('start.none')}
              onClick={() => void mine.start()}
            >
              {t(box ? 'start.again' : 'start.first')}
            </Button>
            {box?.state === 'opened' && (
              <Button
                look="ghost"
                size="l"
                track="show-off"
                busy={sharing.busy}
                onClick={() => void sharing.share('freeCandyOpen')}
              >
                {t('share.show')}
              </Button>
            )}
          </div>
          <p className={styles.left}>{t('start.left', { count: starts.left, total: starts.total })}</p>
        </>
      )}
      {later && (
        <>
          <later.Confirm
            open={asks}
            title={t('open.question', { tier: reached?.name ?? '' })}
            confirmText={t('open.confirm')}
            cancelText={t('open.wait')}
            track="open-confirm"
            onConfirm={openIt}
            onCancel={() => setAsked('')}
          >
            {next && t('open.lose', { count: missing, next: next.name })}
          </later.Confirm>
          <later.ClaimPopup draw={drawPrize} won={won} title={t('open.won')} onClose={mine.closeWon} />
          <later.CopySheet link={sharing.link} onClose={sharing.closeLink} />
        </>
      )}
    </div>
  )
}
