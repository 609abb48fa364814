import { useState } from 'react'
import { type GiftSuit, getSuitCollectors } from '#shared/api/gift-suit'
import { EndlessRanking } from '#shared/campaign/ranking'
import { usePaged } from '#shared/features/paged'
import { Segmented } from '#shared/kit/segmented'
import { useT } from '#shared/runtime/i18n'
import { EndlessList } from '#shared/ui/list'
import type zh from './locales/zh.json'
import styles from './SuitPage.module.css'

/** Collectors by pieces sent, of the suit that is looked at or of all. */
export function Collectors({ suit, over }: { suit: GiftSuit | undefined; over: boolean }) {
  const t = useT<typeof zh>()
  const [scope, setScope] = useState<'one' | 'all'>('one')
  const suitId = scope === 'one' ? suit?.id : undefined
  const people = usePaged(getSuitCollectors, { suitId })
  return (
    <section className={styles.collectors} data-expose="collectors">
      <h2>{t('collectors')}</h2>
      <Segmented
        label={t('collectors')}
        options={[
          { id: 'one', label: suit?.name ?? t('thisSuit') },
          { id: 'all', label: t('allSuits') },
        ]}
        value={scope}
        onChange={setScope}
        track="scope"
      />
      <EndlessRanking
        people={people}
        waiting={{ lines: 6 }}
        label={t('collectors')}
        unit={t('unit')}
        over={over}
        endless={EndlessList}
        place={`suit-${suitId}`}
      />
    </section>
  )
}
