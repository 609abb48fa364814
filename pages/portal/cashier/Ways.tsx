import { copyWithToast } from '#shared/features/clipboard'
import { toDownload } from '#shared/features/download'
import { Button } from '#shared/kit/button'
import { useNoApp } from '#shared/kit/open-in-app'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import type zh from './locales/zh.json'
import { placeToGoBack } from './place-to-go-back'
import type { Cashier, Verdict } from './use-cashier'

/** Nothing can be done here any more: what comes next is elsewhere. */
const ENDED: readonly Verdict[] = ['paid', 'failed', 'closed', 'notFound', 'noOrder']

/** Whoever paid may want to ask about these. */
const DOUBTFUL: readonly Verdict[] = ['failed', 'closed', 'notFound', 'unknown']

/** The way on from an order that is decided, or is none: back to where it was made, to the app, to support. */
export function Ways({ cashier: { verdict, orderId } }: { cashier: Cashier }) {
  const t = useT<typeof zh>()
  const noApp = useNoApp()
  const paid = verdict === 'paid'
  const back = ENDED.includes(verdict) ? placeToGoBack() : null
  const copy = () => copyWithToast(orderId, t('ways.copied'), t('ways.notCopied'))
  return (
    <>
      {back && (
        <Button block size="l" track="go-back" onClick={() => navigate.to(back)}>
          {t(paid ? 'ways.back' : 'ways.again')}
        </Button>
      )}
      {ENDED.includes(verdict) &&
        (noApp ? (
          <Button
            block
            size="l"
            look={back ? 'quiet' : 'primary'}
            track="open-app"
            onClick={() => toDownload()}
          >
            {t(paid ? 'ways.use' : verdict === 'noOrder' ? 'ways.open' : 'ways.app')}
          </Button>
        ) : (
          !back && (
            <Button block size="l" track="home" onClick={() => navigate.to('/index')}>
              {t('ways.home')}
            </Button>
          )
        ))}
      {orderId && DOUBTFUL.includes(verdict) && (
        <Button block look="quiet" track="copy-number" onClick={() => void copy()}>
          {t('ways.support')}
        </Button>
      )}
    </>
  )
}
