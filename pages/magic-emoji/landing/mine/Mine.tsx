import { ToHall } from '#shared/campaign/way'
import { toLogin } from '#shared/features/login'
import { Button } from '#shared/kit/button'
import { Notice } from '#shared/kit/state-view'
import { formatAmount, formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type runtime from '#shared/runtime/i18n/locales/zh.json'
import { useSession } from '#shared/runtime/session'
import type family from '../../_family/locales/zh.json'
import type { EmojiShop } from '../../_family/magic-emoji.ts'
import { Panel } from '../../_family/panel/Panel.tsx'
import { Sweet } from '../../_family/toys/Sweet.tsx'
import { Toy } from '../../_family/toys/Toy.tsx'
import type zh from '../locales/zh.json'
import styles from './Mine.module.css'

/** What I hold: candy, and my toys with the time that is left to them. */
export function Mine({ shop }: { shop: EmojiShop }) {
  const t = useT<typeof zh>()
  const own = useT<typeof family>('family')
  const common = useT<typeof runtime>('runtime')
  const { roomId } = useSession()
  const { wallet, currency } = shop
  const toys = shop.emoji.filter(({ mine }) => mine)
  return (
    <Panel
      title={t('mine.title')}
      expose="mine"
      aside={
        wallet && (
          <p className={styles.candy}>
            <Sweet id="candy" className={styles.sweet} />
            <span>{currency}</span> <b>{formatAmount(wallet.tokens)}</b>
          </p>
        )
      }
    >
      {!wallet ? (
        <Notice mood="shy" text={common('request.loginFirst')}>
          <Button size="s" track="login" onClick={() => toLogin()}>
            {t('mine.login')}
          </Button>
        </Notice>
      ) : toys.length === 0 ? (
        <p className={styles.none}>{t('mine.none')}</p>
      ) : (
        <ul className={styles.toys}>
          {toys.map(({ id, name, image, mine }) => (
            <li key={id} className={styles.toy}>
              <Toy id={id} image={image} className={styles.art} />
              <p>
                <b>{name}</b>
                <small>
                  {mine?.until
                    ? own('until', { time: formatDate(mine.until, 'minute') })
                    : own('untilForever')}
                </small>
              </p>
            </li>
          ))}
        </ul>
      )}
      {toys.length > 0 && (
        <ToHall roomId={roomId} look="ghost" track="to-room">
          {t('mine.use')}
        </ToHall>
      )}
    </Panel>
  )
}
