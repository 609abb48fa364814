import { useState } from 'react'
import { getGiftPacks } from '#shared/api/gift-pack'
import { useLater } from '#shared/features/later'
import { Button } from '#shared/kit/button'
import { RulesSheet } from '#shared/kit/rules-sheet'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { useSession } from '#shared/runtime/session'
import { Coupons } from './Coupons'
import { Hero } from './Hero'
import type zh from './locales/zh.json'
import { Purse } from './Purse'
import { Shelves, ShelvesSkeleton } from './Shelves'
import styles from './ShopPage.module.css'
import theme from './theme.module.css'
import { useCoupons } from './use-coupons'
import { usePurchase } from './use-purchase'

const loadSheets = () => import('./sheets/index')

/** Packs on the shelves, coupons on the counter, receipts in the drawer. */
export function ShopPage() {
  const t = useT<typeof zh>()
  const { loggedIn } = useSession()
  const shop = useQuery(getGiftPacks, {})
  const coupons = useCoupons()
  const purchase = usePurchase(shop, coupons.refetch)
  const [chosen, setChosen] = useState('')
  const [receipts, setReceipts] = useState(false)
  const close = () => {
    setChosen('')
    setReceipts(false)
  }
  const sheets = useLater(loadSheets, chosen !== '' || receipts || purchase.done !== undefined, close)
  const pack = shop.data?.packs.find(({ id }) => id === chosen)
  return (
    <ThemeRoot className={`${theme.theme} ${styles.page}`}>
      <Hero />
      <div className={styles.stall}>
        <StateView
          call={shop}
          also={coupons}
          skeleton={<ShelvesSkeleton />}
          isEmpty={({ packs }) => packs.length === 0}
          emptyText={t('empty')}
        >
          {({ balance, packs }) => (
            <>
              {loggedIn && <Purse balance={balance} />}
              <Coupons coupons={coupons} />
              <Shelves
                packs={packs}
                unknown={purchase.unknown.map(({ packId }) => packId)}
                onChoose={setChosen}
              />
            </>
          )}
        </StateView>
        <nav className={styles.drawer}>
          {loggedIn && (
            <Button look="quiet" size="s" track="receipts" onClick={() => setReceipts(true)}>
              {t('receipts.title')}
            </Button>
          )}
          <RulesSheet
            title={t('rules.title')}
            sections={[
              { title: t('rules.buying'), items: [t('rules.once'), t('rules.price'), t('rules.limit')] },
              { title: t('rules.coupons'), items: [t('rules.best'), t('rules.one')] },
            ]}
          />
        </nav>
      </div>
      {sheets && (
        <>
          <sheets.PackSheet
            pack={pack}
            balance={shop.data?.balance ?? 0}
            purchase={purchase}
            onClose={() => setChosen('')}
          />
          <sheets.Receipts open={receipts} onClose={() => setReceipts(false)} />
          <sheets.Bought done={purchase.done} onClose={purchase.putAway} />
        </>
      )}
    </ThemeRoot>
  )
}
