import type { InferOutput } from 'valibot'
import type { getRaceInfo } from '#shared/api/werewolf'
import { toLogin } from '#shared/features/login'
import { Avatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { formatAmount } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Me.module.css'

/** My place, points, games and wins; or the login. */
export function Me({ me }: Pick<InferOutput<(typeof getRaceInfo)['output']>, 'me'>) {
  const t = useT<typeof zh>('family')
  if (!me) {
    return (
      <section className={styles.me} data-expose="me">
        <p>{t('me.nobody')}</p>
        <Button size="s" track="login" onClick={() => toLogin()}>
          {t('me.login')}
        </Button>
      </section>
    )
  }
  return (
    <section className={styles.me} data-expose="me">
      <Avatar src={me.portrait} name={me.nickname} size={44} />
      <div className={styles.who}>
        <bdi>{me.nickname}</bdi>
        <small>{me.rank > 0 ? t('me.rank', { rank: formatAmount(me.rank) }) : t('me.noRank')}</small>
      </div>
      <dl className={styles.figures}>
        {(['score', 'games', 'wins'] as const).map((figure) => (
          <div key={figure}>
            <dt>{t(`me.${figure}`)}</dt>
            <dd>{formatAmount(me[figure])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
