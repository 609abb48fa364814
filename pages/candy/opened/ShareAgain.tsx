import type { SharedFreeBox } from '#shared/api/free-box'
import { useLater } from '#shared/features/later'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import { useShare } from '../_family/box/use-share.ts'
import { editionOf } from '../_family/edition.ts'
import type family from '../_family/locales/zh.json'
import styles from './OpenedPage.module.css'

const loadSheet = () => import('#shared/kit/copy-sheet')

/** My own box is shown to others from here, too. */
export function ShareAgain({ shared }: { shared: SharedFreeBox }) {
  const t = useT<typeof family>('family')
  const sharing = useShare(editionOf(shared.box), shared.activityId)
  const later = useLater(loadSheet, sharing.link !== '', sharing.closeLink)
  return (
    <div className={styles.share}>
      <Button
        block
        size="l"
        track="show-off"
        busy={sharing.busy}
        onClick={() => void sharing.share('freeCandyOpen')}
      >
        {t('share.show')}
      </Button>
      {later && <later.CopySheet link={sharing.link} onClose={sharing.closeLink} />}
    </div>
  )
}
