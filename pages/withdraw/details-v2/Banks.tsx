import { useT } from '#shared/runtime/i18n'
import { Icon } from '#shared/ui/icon'
import type { Details } from '../_family/details/use-details.ts'
import styles from './Banks.module.css'
import type zh from './locales/zh.json'

/** Banks and wallets as drawers of a cabinet; a tap chooses and goes on. */
export function Banks({ details, onPick }: { details: Details; onPick: (transferCode: string) => void }) {
  const t = useT<typeof zh>()
  return (
    <>
      {(['bank', 'wallet'] as const).map((kind) => {
        const banks = details.banks.data?.filter((bank) => bank.kind === kind) ?? []
        if (!banks.length) return null
        return (
          <section key={kind} className={styles.kind}>
            <h3>{t(`kind.${kind}`)}</h3>
            <ul className={styles.banks}>
              {banks.map(({ transferCode, name }) => (
                <li key={transferCode}>
                  <button
                    type="button"
                    className={styles.bank}
                    data-track="bank"
                    aria-pressed={transferCode === details.fields.transferCode}
                    onClick={() => onPick(transferCode)}
                  >
                    <Icon name={kind === 'bank' ? 'landmark' : 'wallet'} />
                    <span>{name}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}
