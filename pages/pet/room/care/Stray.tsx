import { toLogin } from '#shared/features/login'
import { Button } from '#shared/kit/button'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import styles from './Care.module.css'

/** In place of the plate for someone who is not logged in: what a pet brings, and the way to have one. */
export function Stray() {
  const t = useT<typeof zh>()
  return (
    <section className={styles.care} data-expose="care">
      <h2>{t('stray.title')}</h2>
      <div className={styles.nobody}>
        <p>{t('stray.text')}</p>
        <Button block track="adopt-login" onClick={() => toLogin()}>
          {t('stray.adopt')}
        </Button>
      </div>
    </section>
  )
}
