import { useState } from 'react'
import type { StarBoard } from '#shared/api/constellation'
import { getGiftPackages } from '#shared/api/constellation-rewards'
import { StateView } from '#shared/kit/state-view'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { Heading } from '../Heading.tsx'
import type zh from '../locales/zh.json'
import { Panel } from '../Panel.tsx'
import type { GrantedRewards } from '../rewards/Granted.tsx'
import { RewardArt } from '../rewards/RewardArt.tsx'
import { Unlit } from '../Unlit.tsx'
import { useByDraws } from '../use-by-draws.ts'
import { PackageSheet } from './PackageSheet.tsx'
import styles from './Packages.module.css'

/** Packages that hold keys; one opens to its contents and its price. */
export function Packages(props: {
  /** Where the keys that were bought are held. */
  board: Query<StarBoard>
  draws: number
  reason?: string
  onGranted: (granted: GrantedRewards) => void
}) {
  const t = useT<typeof zh>()
  const call = useByDraws(getGiftPackages, props.draws)
  const [looked, setLooked] = useState({ id: '', open: false })
  const close = () => setLooked({ ...looked, open: false })
  const offer = call.data?.packages.find(({ id }) => id === looked.id)
  return (
    <section id="packages" data-expose="packages">
      <Heading>{t('packages.title')}</Heading>
      <StateView
        call={call}
        skeleton={<Unlit />}
        isEmpty={({ packages }) => !packages.length}
        emptyText={t('packages.empty')}
      >
        {({ packages }) => (
          <ul className={styles.shelf}>
            {packages.map(({ id, state, name, rewards, price }) => (
              <li key={id}>
                <button
                  type="button"
                  data-state={state}
                  data-track="package"
                  aria-haspopup="dialog"
                  onClick={() => setLooked({ id, open: true })}
                >
                  <Panel>
                    {rewards[0] && <RewardArt reward={rewards[0]} />}
                    <b>{name}</b>
                    <span>
                      {t(state === 'onSale' ? 'packages.price' : `packages.${state}`, {
                        count: formatAmount(price),
                      })}
                    </span>
                  </Panel>
                </button>
              </li>
            ))}
          </ul>
        )}
      </StateView>
      {offer && (
        <PackageSheet
          offer={offer}
          call={call}
          board={props.board}
          open={looked.open}
          reason={props.reason}
          onClose={close}
          onBought={(rewards) => {
            close()
            props.onGranted({ open: true, rewards })
          }}
        />
      )}
    </section>
  )
}
