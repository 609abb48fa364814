import { useT } from '#shared/runtime/i18n'
import type { HealthView, PageRow, SiteView } from '../views.ts'
import styles from './console.module.css'
import { shortTime } from './format.ts'
import type zh from './locales/zh.json'
import { Cover, Health, titleOf } from './parts.tsx'

interface PageCardProps {
  row: PageRow
  site: SiteView
  health: HealthView[string] | undefined
  chosen: boolean
  onChoose: (is: boolean) => void
}

/** A page in the list. One whose built page differs can be chosen, to publish it with others. */
export function PageCard({ row, site, health, chosen, onChoose }: PageCardProps) {
  const t = useT<typeof zh>()
  return (
    <li>
      <Cover file={row.cover} />
      <div>
        <h4>
          <a href={`#/page/${row.page}`}>{titleOf(row)}</a>
        </h4>
        <p className={styles.note} translate="no">
          {row.paths[0]} {row.paths.length > 1 && `+${row.paths.length - 1}`}
        </p>
        <Standing row={row} site={site} />
        <Health now={health?.live} before={health?.before} />
      </div>
      {row.built?.differs && (
        <input
          type="checkbox"
          checked={chosen}
          aria-label={t('pages.choose', { name: titleOf(row) })}
          onChange={({ target }) => onChoose(target.checked)}
        />
      )}
    </li>
  )
}

/** What is peculiar to a page, and its live build: since when, by whom, and why. */
export function Standing({ row: { page, live, retired, built }, site }: { row: PageRow; site: SiteView }) {
  const t = useT<typeof zh>()
  const badges = {
    share: live?.canary && t('badges.share', { share: live.canary.share }),
    proven: live?.standing === 'proven' && t('badges.proven'),
    reverted: live?.standing === 'reverted' && t('badges.reverted'),
    retired: retired && t('badges.retired'),
    differs: built?.differs && !retired && t(live ? 'badges.differs' : 'badges.fresh'),
    ...Object.fromEntries(
      site.plans
        .filter(({ pages }) => pages.includes(page))
        .map(({ number, due, action }) => [
          `plan ${number}`,
          t('badges.planned', { what: t(`verbs.${action.verb}`), time: shortTime(due) }),
        ]),
    ),
  }
  const last = live ?? retired
  return (
    <>
      <p className={styles.badges}>
        {Object.entries(badges).map(
          ([kind, text]) =>
            text && (
              <span key={kind} data-kind={kind}>
                {text}
              </span>
            ),
        )}
      </p>
      {last && (
        <p className={styles.note}>
          {t(live ? 'live.since' : 'live.retiredBy', { time: shortTime(last.at), name: last.by })}
          {last.note && <q>{last.note}</q>}
        </p>
      )}
    </>
  )
}
