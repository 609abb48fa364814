import { useState } from 'react'
import type { PromoterTerms } from '#shared/api/invite'
import { useShare } from '#shared/features/share'
import { Button } from '#shared/kit/button'
import { CopySheet, useCopyLink } from '#shared/kit/copy-sheet'
import { useNoApp } from '#shared/kit/open-in-app'
import { PosterSheet } from '#shared/kit/poster'
import { useT } from '#shared/runtime/i18n'
import { navigate, pageUrl } from '#shared/runtime/navigate'
import { useSession } from '#shared/runtime/session'
import type zh from './locales/zh.json'
import { posterArt } from './poster-art.ts'
import styles from './Standing.module.css'

/** Promoters belong to no campaign. */
const NO_ACTIVITY = '0'

/** The state of my application and its one action; once accepted, my code with its link and poster. */
export function Standing({ terms, onLook }: { terms: PromoterTerms; onLook: () => Promise<void> }) {
  const t = useT<typeof zh>()
  const { state, code, reason } = terms
  const { userId } = useSession()
  const [poster, showPoster] = useState(false)
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
  const share = () =>
    void sharing.share({
      activityId: NO_ACTIVITY,
      pointId: 'promoter',
      title: t('posterTitle'),
      url: link,
      tracked: true,
    })
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
          <Button size="l" track="poster" onClick={() => showPoster(true)}>
            {t('poster')}
          </Button>
          {noApp ? (
            <Button size="l" look="ghost" track="copy" onClick={() => void copy()}>
              {t('copy')}
            </Button>
          ) : (
            <Button size="l" look="ghost" track="share" busy={sharing.busy} onClick={share}>
              {t('share')}
            </Button>
          )}
        </div>
      )}
      <PosterSheet
        open={poster}
        onClose={() => showPoster(false)}
        art={art}
        link={link}
        name={t('posterName')}
      />
      {sheet}
      <CopySheet link={sharing.link} onClose={sharing.closeLink} />
    </aside>
  )
}
