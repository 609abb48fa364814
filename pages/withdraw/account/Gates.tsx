import type { WithdrawAccount } from '#shared/api/withdraw'
import { toDownload } from '#shared/features/download'
import { Button } from '#shared/kit/button'
import { useNoApp } from '#shared/kit/open-in-app'
import { useT } from '#shared/runtime/i18n'
import { navigate } from '#shared/runtime/navigate'
import { Paper } from '../_family/Paper.tsx'
import styles from './Gates.module.css'
import type zh from './locales/zh.json'

type Gate = 'name' | 'agreement' | 'channel'

/** What a person has to do before anything can be withdrawn, in its order. */
export function gatesOf({ realName, agreement, channels }: WithdrawAccount): Gate[] {
  const gates: Gate[] = []
  if (realName.state !== 'verified') gates.push('name')
  if (agreement !== 'signed') gates.push('agreement')
  if (!channels.length) gates.push('channel')
  return gates
}

export function Gates({ account, gates }: { account: WithdrawAccount; gates: Gate[] }) {
  const t = useT<typeof zh>()
  const noApp = useNoApp()
  const { agreement } = account
  const name = account.realName.state
  // A name is verified in the app, and both other steps need one.
  const named = name === 'verified'
  return (
    <Paper title={t('gates.title')} expose="gates">
      <ol className={styles.gates}>
        {name !== 'verified' && gates.includes('name') && (
          <li className={styles.gate}>
            <Texts title={t(`gates.name.${name}`)} text={t(`gates.name.${name}Text`)} />
            {noApp && name !== 'reviewing' && (
              <Button size="s" track="verify-in-app" onClick={() => toDownload()}>
                {t('gates.openApp')}
              </Button>
            )}
          </li>
        )}
        {agreement !== 'signed' && (
          <li className={styles.gate} data-later={!named || undefined}>
            <Texts title={t(`gates.agreement.${agreement}`)} text={t(`gates.agreement.${agreement}Text`)} />
            {named && (
              <Button size="s" track="sign" onClick={() => navigate.to('/payerMax/eleSignH5')}>
                {t('gates.agreement.action')}
              </Button>
            )}
          </li>
        )}
        {gates.includes('channel') && (
          <li className={styles.gate} data-later={!named || undefined}>
            <Texts title={t('gates.channel.title')} text={t('gates.channel.text')} />
            {named && (
              <Button size="s" track="add-channel" onClick={() => navigate.to('/payerMax/cashInfoV2')}>
                {t('gates.channel.action')}
              </Button>
            )}
          </li>
        )}
      </ol>
    </Paper>
  )
}

const Texts = ({ title, text }: { title: string; text: string }) => (
  <p className={styles.text}>
    <b>{title}</b>
    {text}
  </p>
)
