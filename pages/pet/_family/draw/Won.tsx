import { ClaimPopup } from '#shared/campaign/claim-popup'
import { drawPrize } from '#shared/campaign/prize'
import { useT } from '#shared/runtime/i18n'
import type zh from '../locales/zh.json'
import type { Draws } from './use-draws.ts'

/** What was in the capsules, one for each turn. */
export function Won({ draws: { pool, won, keep } }: { draws: Draws }) {
  const t = useT<typeof zh>('family')
  return (
    <ClaimPopup won={won} draw={drawPrize} odds={pool.data?.prizes} title={t('draw.won')} onClose={keep} />
  )
}
