import { ThemeRoot } from '#shared/kit/theme-root'
import { mount } from '#shared/runtime/app'
import { useT } from '#shared/runtime/i18n'
import type zh from './locales/zh.json'

/** What a person saw before, so that what pages have in common is on the phone. */
function BeforePage() {
  const t = useT<typeof zh>()
  return (
    <ThemeRoot>
      <h1>
        <a href="/tasks" data-next>
          {t('title')}
        </a>
      </h1>
    </ThemeRoot>
  )
}

mount(<BeforePage />)
