import type { ChargeProduct } from '#shared/api/overseas-charge'
import { formatMoney } from '#shared/features/money'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'
import styles from './Stamps.module.css'

/** The products as a sheet of stamps, one of which is chosen; native radio buttons. */
export function Stamps(props: {
  products: readonly ChargeProduct[]
  currency: string
  countryCode: string
  chosen?: string
  onChoose: (product: ChargeProduct) => void
}) {
  const t = useT<typeof zh>()
  return (
    <fieldset className={styles.stamps} data-expose="products">
      <legend className={styles.title}>{t('products.title')}</legend>
      <p className={styles.note}>
        {props.countryCode
          ? t('products.currency', { currency: props.currency, code: props.countryCode })
          : t('products.usual', { currency: props.currency })}
      </p>
      <div className={styles.sheet}>
        {props.products.map((product, place) => (
          <label key={product.id} className={styles.stamp} data-tint={place % 5}>
            <input
              type="radio"
              name="product"
              data-track="product"
              checked={product.id === props.chosen}
              onChange={() => props.onChoose(product)}
            />
            <span className={styles.face}>
              <svg className={styles.art} viewBox="0 0 60 60" aria-hidden="true">
                <circle cx="30" cy="30" r="27" />
                <path d="M30 3v54M3 30h54M10 14q20 12 40 0M10 46q20-12 40 0M30 3q-22 27 0 54M30 3q22 27 0 54" />
              </svg>
              <b className={styles.coins}>{formatMoney(String(product.coins))}</b>
              <span className={styles.unit}>{t('products.unit')}</span>
              {product.bonus > 0 && (
                <span className={styles.bonus}>
                  {t('products.bonus', { amount: formatMoney(String(product.bonus)) })}
                </span>
              )}
              <span className={styles.price}>{formatMoney(product.price, props.currency)}</span>
              <i className={styles.cancel} aria-hidden="true" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
