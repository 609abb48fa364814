import type { WithdrawChannel } from '#shared/api/withdraw'
import { useT } from '#shared/runtime/i18n'
import { Icon } from '#shared/ui/icon'
import type zh from '../locales/zh.json'
import styles from './Channels.module.css'

/** The payout account: bank or wallet, masked by the server. A faulty one links to its details. */
export function Channels(props: {
  channels: readonly WithdrawChannel[]
  chosen: string | undefined
  onChoose: (id: string) => void
}) {
  const t = useT<typeof zh>()
  return (
    <>
      <ul>
        {props.channels.map(({ id, kind, name, account, holder, state, reason }) => (
          <li key={id} className={styles.channel} data-state={state}>
            <label className={styles.choice}>
              <input
                type="radio"
                name="channel"
                data-track="channel"
                checked={id === props.chosen}
                disabled={state !== 'ready'}
                onChange={() => props.onChoose(id)}
              />
              <span className={styles.sign}>
                <Icon name={kind === 'bank' ? 'landmark' : 'wallet'} />
              </span>
              <span className={styles.text}>
                <b>{name}</b>
                <span>
                  <bdi className={styles.number}>{account}</bdi> <bdi>{holder}</bdi>
                </span>
                {reason && <em>{reason}</em>}
              </span>
              <i className={styles.tick} />
            </label>
            {state !== 'ready' && (
              <a
                className={styles.improve}
                href={`/payerMax/cashInfo?accountId=${id}`}
                data-track="improve-channel"
              >
                {t('form.improve')}
              </a>
            )}
          </li>
        ))}
      </ul>
      <a className={styles.add} href="/payerMax/cashInfoV2" data-track="add-channel">
        <Icon name="plus" />
        {t('form.add')}
      </a>
    </>
  )
}
