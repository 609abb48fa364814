import { useState } from 'react'
import { type Hall, listHalls } from '#shared/api/room'
import { useSearchField } from '#shared/features/search-field'
import { Button } from '#shared/kit/button'
import { Sheet } from '#shared/kit/sheet'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { formatStatisticRounded } from '#shared/runtime/format'
import { translate, useT } from '#shared/runtime/i18n'
import { useQuery } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import type zh from '../locales/zh.json'
import { useSeason } from '../season-context.ts'
import styles from './Hall.module.css'

/** The liveliest; others are found by name or number. */
const AT_MOST = 30

/** Halls to choose from. */
export function HallPicker(props: { open: boolean; onClose: () => void; onPick: (hall: Hall) => void }) {
  const t = useT<typeof zh>()
  const [chosen, choose] = useState(useSeason().hall)
  const confirm = () => {
    if (chosen) props.onPick(chosen)
    else toast.tip(translate('runtime', 'battle.hallFirst'))
  }
  return (
    <Sheet
      tall
      open={props.open}
      title={t('hall.title')}
      onClose={props.onClose}
      expose="halls"
      footer={
        <Button block track="hall-confirm" onClick={confirm}>
          {t('hall.confirm')}
        </Button>
      }
    >
      <Halls chosen={chosen} onChoose={choose} />
    </Sheet>
  )
}

function Halls(props: { chosen: Hall | null; onChoose: (hall: Hall) => void }) {
  const t = useT<typeof zh>()
  const [keyword, setKeyword] = useState('')
  const field = useSearchField(setKeyword)
  const halls = useQuery(listHalls, { keyword, pageSize: AT_MOST })
  return (
    <>
      <input
        name="hall-search"
        type="search"
        className={styles.search}
        {...field}
        placeholder={t('hall.search')}
        aria-label={t('hall.search')}
      />
      <StateView
        call={halls}
        skeleton={<Skeleton height={52} lines={3} />}
        isEmpty={({ list }) => !list.length}
        emptyText={t('hall.notFound')}
      >
        {({ list }) => (
          <div role="radiogroup" aria-label={t('hall.title')}>
            {list.map((hall) => (
              <label key={hall.roomId} className={styles.hall}>
                <input
                  type="radio"
                  name="hall"
                  data-track="hall-option"
                  checked={props.chosen?.roomId === hall.roomId}
                  onChange={() => props.onChoose(hall)}
                />
                <span>
                  <bdi>{hall.name}</bdi>
                  <small>
                    <bdi>{hall.slogan}</bdi>
                  </small>
                </span>
                <small>{t('hall.online', { number: formatStatisticRounded(hall.online) })}</small>
              </label>
            ))}
          </div>
        )}
      </StateView>
    </>
  )
}
