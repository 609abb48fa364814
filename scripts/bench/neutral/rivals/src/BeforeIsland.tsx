import './i18n.ts'
import { useTranslation } from 'react-i18next'

/** What a person saw before, so that what pages have in common is on the phone. */
export default function BeforeIsland() {
  const { t } = useTranslation()
  return (
    <h1>
      <a href="/tasks">{t('title')}</a>
    </h1>
  )
}
