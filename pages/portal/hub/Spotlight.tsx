import { getActivityInfo } from '#shared/api/activity'
import { PhaseClock } from '#shared/campaign/phase'
import { Rules } from '#shared/campaign/rules'
import { Button } from '#shared/kit/button'
import { Skeleton } from '#shared/kit/skeleton'
import { Notice, StateView } from '#shared/kit/state-view'
import type { Address } from '#shared/runtime/address'
import { useT } from '#shared/runtime/i18n'
import type runtime from '#shared/runtime/i18n/locales/zh.json'
import { navigate } from '#shared/runtime/navigate'
import { useQuery } from '#shared/runtime/request'
import { Picture } from '../_family/Picture.tsx'
import type zh from './locales/zh.json'
import { PREVIEW } from './ShowLine.tsx'
import styles from './Spotlight.module.css'
import type { Show } from './use-programme.ts'

/** In addresses that name no activity. */
export const NONE = '0'
const UNKNOWN = 4040

/** The activity of the URL above the others: what it is, its phase, and the link. */
export function Spotlight({ id, shows }: { id: string; shows: Show[] }) {
  return id === NONE ? null : <Named id={id} show={shows.find((show) => show.id === id)} />
}

const named = ({ activityId }: Address) => ({ id: activityId })

function Named({ id, show }: { id: string; show: Show | undefined }) {
  const t = useT<typeof zh>()
  const common = useT<typeof runtime>('runtime')
  const activity = useQuery(getActivityInfo, named)
  if (activity.status === 'failed' && activity.error?.code === UNKNOWN)
    return (
      <section className={styles.light} data-expose="unknown">
        <Notice mood="shy" text={common('common.unknownActivity')}>
          <p className={styles.others}>{t('others')}</p>
        </Notice>
      </section>
    )
  return (
    <section className={styles.light} data-expose="spotlight">
      <StateView call={activity} skeleton={<Skeleton height={264} radius={18} />}>
        {({ name, subtitle, path, ...dates }) => (
          <>
            <div className={styles.head}>
              <Picture page={show} title={name} className={styles.picture} />
              <div className={styles.words}>
                <h2>{name}</h2>
                <p className={styles.subtitle}>{subtitle}</p>
              </div>
            </div>
            <div className={styles.foot}>
              <PhaseClock
                className={styles.clock}
                alone
                schedule={dates}
                say={(phase) => t(`clock.${phase}`)}
                onEnd={activity.refetch}
              />
              <Rules call={activity} className={styles.rules} />
            </div>
            <Button
              size="l"
              track="enter"
              onClick={() => navigate.to(show?.path || path || PREVIEW, { activityId: id })}
            >
              {t(path ? `enter.${dates.phase}` : 'enter.announced')}
            </Button>
          </>
        )}
      </StateView>
    </section>
  )
}
