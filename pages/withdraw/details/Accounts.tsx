import { useRef, useState } from 'react'
import type { WithdrawAccount, WithdrawChannel } from '#shared/api/withdraw'
import { Button } from '#shared/kit/button'
import { address } from '#shared/runtime/address'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import type { Query } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import { useDetails } from '../_family/details/use-details.ts'
import { Paper } from '../_family/Paper.tsx'
import { Passbook } from '../_family/Passbook.tsx'
import styles from './Accounts.module.css'
import { DetailsForm } from './DetailsForm.tsx'
import type zh from './locales/zh.json'

/** The accounts as passbooks; the one that is chosen gets new details from the form below. */
export function Accounts({ call, account }: { call: Query<WithdrawAccount>; account: WithdrawAccount }) {
  const t = useT<typeof zh>()
  // not channelId: in an address that is where a campaign's visitors come from, and is kept for them
  const [chosenId, choose] = useState(() => address().param('accountId'))
  const list = useRef<HTMLUListElement>(null)
  const chosen = account.channels.find(({ id }) => id === chosenId)
  const details = useDetails(call.refetch, chosen?.transferCode)
  const edit = (channel: WithdrawChannel | undefined) => {
    choose(channel?.id ?? '')
    details.clear(channel?.transferCode)
  }
  const submit = async () => {
    const ended = await details.submit(chosen?.id)
    if (!('channel' in ended)) return
    edit(undefined)
    toast.tip(t('done'))
    await call.refetch()
    // what was handed in stands above the form
    requestAnimationFrame(() => list.current?.lastElementChild?.scrollIntoView({ block: 'center' }))
  }
  return (
    <>
      <Paper title={t('mine')} expose="accounts">
        {account.channels.length === 0 && <p className={styles.none}>{t('none')}</p>}
        <ul ref={list}>
          {account.channels.map((channel) => (
            <li key={channel.id} className={styles.account} data-state={channel.state}>
              <Passbook {...channel} className={styles.book} />
              <p className={styles.foot}>
                <span>
                  <b>{channel.name}</b> <bdi>{channel.account}</bdi>
                  {channel.reason && <em>{channel.reason}</em>}
                </span>
                <Button
                  size="s"
                  look={channel.state === 'ready' ? 'ghost' : 'primary'}
                  track="improve"
                  aria-pressed={channel.id === chosenId}
                  onClick={() => edit(channel)}
                >
                  {t(channel.state === 'ready' ? 'improve' : 'complete')}
                </Button>
              </p>
            </li>
          ))}
        </ul>
        {account.channels.some(({ state }) => state === 'ready') && (
          <Button look="quiet" block track="go-withdraw" onClick={() => navigate.to('/payerMax/index')}>
            {t('back')}
          </Button>
        )}
      </Paper>
      <DetailsForm
        key={chosenId}
        details={details}
        account={account}
        chosen={chosen}
        onOther={() => edit(undefined)}
        onSubmit={submit}
      />
    </>
  )
}
