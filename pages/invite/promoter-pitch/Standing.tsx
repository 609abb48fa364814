import type { PromoterTerms } from '#shared/api/invite'
import { usePosterLink, useShare } from '#shared/features/share'
import { Button } from '#shared/kit/button'
import { CopySheet, useCopyLink } from '#shared/kit/copy-sheet'
import { useNoApp } from '#shared/kit/open-in-app'
import type { PosterArt } from '#shared/kit/poster'
import { PosterSheet } from '#shared/kit/poster'
import { useT } from '#shared/runtime/i18n'
import { navigate, pageUrl } from '#shared/runtime/navigate'
import { useSession } from '#shared/runtime/session'
import { invitationPoster, type PosterWords } from '../_family/invitation-poster.ts'
import type zh from './locales/zh.json'
import styles from './Standing.module.css'

/** A promoter's poster: leaves and a red thread down to the code. */
const posterArt = (words: PosterWords): PosterArt =>
  invitationPoster(words, {
    ground: ['#8fd0b2', '#fbeee9', '#f6dcd0'],
    ink: '#3a1526',
    accent: '#a5204a',
    top: 372,
    draw(context) {
      context.strokeStyle = '#d8375f'
      context.lineWidth = 8
      context.stroke(new Path2D('M-20 290c130-90 210 60 320 0s200-80 320-10'))
      context.stroke(new Path2D('M300 290c30 24-24 46 0 70'))
      context.fillStyle = '#1c7557'
      for (const [x, y, turn] of LEAVES) {
        context.save()
        context.translate(x, y)
        context.rotate(turn)
        context.fill(new Path2D('M0 0c12-30 46-34 62-12C44 12 16 16 0 0z'))
        context.restore()
      }
    },
  })

const LEAVES = [
  [40, 258, -0.7],
  [120, 262, 0.3],
  [410, 254, -0.8],
  [470, 250, 0.4],
  [540, 262, -0.9],
  [210, 296, 0.5],
] as const

/** Promoters belong to no campaign. */
const NO_ACTIVITY = '0'

/** The state of my application and its one action; once accepted, my code with its link and poster. */
export function Standing({ terms, onLook }: { terms: PromoterTerms; onLook: () => Promise<void> }) {
  const t = useT<typeof zh>()
  const { state, code, reason } = terms
  const { userId } = useSession()
  const link =
    state === 'accepted'
      ? location.origin + pageUrl('/dispersion/inviteBind', { code, extensionOfficerId: userId })
      : ''
  const art = posterArt({
    title: t('posterTitle'),
    scan: t('posterScan'),
    code: `${t('posterCode')} ${code}`,
  })
  const { copy, sheet } = useCopyLink(link)
  const noApp = useNoApp()
  const sharing = useShare()
  const invitation = {
    activityId: NO_ACTIVITY,
    pointId: 'promoter',
    title: t('posterTitle'),
    url: link,
    tracked: true,
  }
  const poster = usePosterLink(invitation)
  return (
    <aside className={styles.dock} data-expose="standing" data-state={state}>
      <p role="status">
        {t(`state.${state}`)} {code && <b translate="no">{code}</b>}
        {reason && <bdi className={styles.reason}>{reason}</bdi>}
      </p>
      {state === 'none' && (
        <Button block size="l" track="apply" onClick={() => navigate.to('/dispersion/join')}>
          {t('apply')}
        </Button>
      )}
      {state === 'reviewing' && (
        <Button block size="l" look="ghost" track="look" onClick={() => void onLook()}>
          {t('look')}
        </Button>
      )}
      {state === 'refused' && (
        <Button block size="l" look="ghost" track="help" onClick={() => navigate.to('/infoStation')}>
          {t('help')}
        </Button>
      )}
      {state === 'accepted' && (
        <div className={styles.ways}>
          <Button size="l" track="poster" busy={poster.busy} onClick={() => void poster.show()}>
            {t('poster')}
          </Button>
          {noApp ? (
            <Button size="l" look="ghost" track="copy" onClick={() => void copy()}>
              {t('copy')}
            </Button>
          ) : (
            <Button
              size="l"
              look="ghost"
              track="share"
              busy={sharing.busy}
              onClick={() => void sharing.share(invitation)}
            >
              {t('share')}
            </Button>
          )}
        </div>
      )}
      <PosterSheet
        open={poster.open}
        onClose={poster.close}
        art={art}
        link={poster.link}
        name={t('posterName')}
      />
      {sheet}
      <CopySheet link={sharing.link} onClose={sharing.closeLink} />
    </aside>
  )
}
