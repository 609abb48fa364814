import { useState } from 'react'
import { toLogin } from '#shared/features/login'
import { useShare } from '#shared/features/share'
import { Button } from '#shared/kit/button'
import { CopySheet, useCopyLink } from '#shared/kit/copy-sheet'
import { useNoApp } from '#shared/kit/open-in-app'
import { PosterSheet } from '#shared/kit/poster'
import { Sheet } from '#shared/kit/sheet'
import { translate, useT } from '#shared/runtime/i18n'
import { pageUrl } from '#shared/runtime/navigate'
import { useSession } from '#shared/runtime/session'
import styles from './InviteSheet.module.css'
import type { Invitation } from './Keys.tsx'
import type zh from './locales/zh.json'
import { posterArt } from './poster-art.ts'

/** The ways to invite a boss: my code, its link, its poster. */
export function InviteSheet(props: {
  open: boolean
  invitation: Invitation | undefined
  onClose: () => void
}) {
  const t = useT<typeof zh>()
  const { activityId = '', code = '', path = '' } = props.invitation ?? {}
  const { userId } = useSession()
  const [poster, showPoster] = useState(false)
  const link = path ? location.origin + pageUrl(path, { extensionOfficerId: userId }) : ''
  const art = posterArt({ title: t('poster.title'), scan: t('poster.scan'), code })
  const { copy, sheet } = useCopyLink(link)
  const noApp = useNoApp()
  const sharing = useShare()
  const share = () =>
    void sharing.share({ activityId, pointId: 'boss', title: t('poster.title'), url: link, tracked: true })
  return (
    <>
      <Sheet
        open={props.open}
        onClose={props.onClose}
        title={t('sheet.title')}
        expose="invite"
        footer={
          link && (
            <div className={styles.ways}>
              <Button track="poster" onClick={() => showPoster(true)}>
                {t('sheet.poster')}
              </Button>
              {noApp ? (
                <Button look="ghost" track="copy" onClick={() => void copy()}>
                  {t('sheet.copy')}
                </Button>
              ) : (
                <Button look="ghost" track="share" busy={sharing.busy} onClick={share}>
                  {t('sheet.share')}
                </Button>
              )}
            </div>
          )
        }
      >
        {link ? (
          <p className={styles.code}>
            {t('sheet.code')}
            <b translate="no">{code}</b>
          </p>
        ) : (
          <div className={styles.code}>
            <p>{t('sheet.login')}</p>
            <Button block track="login" onClick={() => toLogin()}>
              {translate('kit/state-view', 'login')}
            </Button>
          </div>
        )}
      </Sheet>
      <PosterSheet
        open={poster}
        onClose={() => showPoster(false)}
        art={art}
        link={link}
        name={t('poster.name')}
      />
      {sheet}
      <CopySheet link={sharing.link} onClose={sharing.closeLink} />
    </>
  )
}
