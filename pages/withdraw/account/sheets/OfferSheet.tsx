import { formatMoney } from '#shared/features/money'
import { Button } from '#shared/kit/button'
import { Payer } from '#shared/kit/payer'
import { Sheet, useLast } from '#shared/kit/sheet'
import { useT } from '#shared/runtime/i18n'
import { useFigures } from '../figures.tsx'
import type { Offering } from '../form/use-offer.ts'
import { Ledger } from '../Ledger.tsx'
import type zh from '../locales/zh.json'
import styles from './OfferSheet.module.css'

/** Every figure, to whom, and what is taken at once, before the person decides. While it is decided it cannot be left. */
export function OfferSheet({ offer, busy }: { offer: Offering; busy: boolean }) {
  const t = useT<typeof zh>()
  // Still drawn while the sheet leaves.
  const shown = useLast(offer.now)
  const rows = useFigures(shown, shown?.currency ?? '')
  const leave = () => {
    if (!busy) offer.leave()
  }
  return (
    <Sheet
      open={!!offer.now}
      title={t('confirm.title')}
      onClose={leave}
      expose="offer"
      closeButton={!busy}
      footer={
        <div className={styles.actions}>
          <Button look="ghost" disabled={busy} onClick={leave}>
            {t('confirm.back')}
          </Button>
          <Button busy={busy} track="withdraw-confirm" onClick={() => void offer.take()}>
            {t('confirm.submit')}
          </Button>
        </div>
      }
    >
      {shown && (
        <>
          <Ledger
            label={t('figures.label')}
            rows={[
              ...rows,
              {
                id: 'to',
                label: t('figures.to'),
                value: (
                  <>
                    {shown.channel.name} <bdi>{shown.channel.account}</bdi>
                  </>
                ),
                kind: 'text',
              },
              {
                id: 'holder',
                label: t('figures.holder'),
                value: <bdi>{shown.channel.holder}</bdi>,
                kind: 'text',
              },
            ]}
          />
          <Payer />
          <p className={styles.taken}>
            {t('confirm.taken', { count: formatMoney(String(shown.quote.amount)) })}
          </p>
        </>
      )}
    </Sheet>
  )
}
