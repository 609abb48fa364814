import { toLogin } from '#shared/features/login'
import { usePosterLink, useShare } from '#shared/features/share'
import { Button } from '#shared/kit/button'
import { CopySheet, useCopyLink } from '#shared/kit/copy-sheet'
import { useNoApp } from '#shared/kit/open-in-app'
import type { PosterArt } from '#shared/kit/poster'
import { PosterSheet } from '#shared/kit/poster'
import { Sheet } from '#shared/kit/sheet'
import { translate, useT } from '#shared/runtime/i18n'
import { pageUrl } from '#shared/runtime/navigate'
import { useSession } from '#shared/runtime/session'
import { invitationPoster, type PosterWords } from '../_family/invitation-poster.ts'
import styles from './InviteSheet.module.css'
import type { Invitation } from './Keys.tsx'
import type zh from './locales/zh.json'

/** A night-blue card of the hotel with a brass key over the code. */
const posterArt = (words: PosterWords): PosterArt =>
  invitationPoster(words, {
    ground: ['#22376a', '#0d1730'],
    ink: '#fdf4dc',
    accent: '#e0b85f',
    top: 350,
    draw(context) {
      context.strokeStyle = '#e0b85f'
      context.lineWidth = 5
      context.strokeRect(22, 22, 556, 836)
      context.lineWidth = 16
      context.stroke(new Path2D('M248 258a34 34 0 1 0-1-1M284 258h130m-28 0v30m-40-30v24'))
    },
  })

/** The ways to invite a boss: my code, its link, its poster. */
export function InviteSheet(props: {
  open: boolean
  invitation: Invitation | undefined
  onClose: () => void
}) {
  const t = useT<typeof zh>()
  const { activityId = '', code = '', path = '' } = props.invitation ?? {}
  const { userId } = useSession()
  const link = path ? location.origin + pageUrl(path, { extensionOfficerId: userId }) : ''
  const art = posterArt({ title: t('poster.title'), scan: t('poster.scan'), code })
  const { copy, sheet } = useCopyLink(link)
  const noApp = useNoApp()
  const sharing = useShare()
  const invitation = { activityId, pointId: 'boss', title: t('poster.title'), url: link, tracked: true }
  const poster = usePosterLink(invitation)
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
              <Button track="poster" busy={poster.busy} onClick={() => void poster.show()}>
                {t('sheet.poster')}
              </Button>
              {noApp ? (
                <Button look="ghost" track="copy" onClick={() => void copy()}>
                  {t('sheet.copy')}
                </Button>
              ) : (
                <Button
                  look="ghost"
                  track="share"
                  busy={sharing.busy}
                  onClick={() => void sharing.share(invitation)}
                >
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
        open={poster.open}
        onClose={poster.close}
        art={art}
        link={poster.link}
        name={t('poster.name')}
      />
      {sheet}
      <CopySheet link={sharing.link} onClose={sharing.closeLink} />
    </>
  )
}
