import { createRoot } from 'react-dom/client'
import { CODES, type Language, language, type Resources, startI18n, translate } from '#shared/runtime/i18n'
import { watchLayers } from '#shared/runtime/navigate'
import { storage } from '#shared/runtime/storage'
import { Toaster } from '#shared/runtime/toast'
import '#shared/runtime/app/base.css'
import './console.css'
import { App } from './App.tsx'

/** As chosen here, else that of the browser. */
function chosenLanguage(): Language {
  const stored = storage.read('language')
  if (stored === 'zh' || stored === 'en' || stored === 'tw') return stored
  if (!/^zh/i.test(navigator.language)) return 'en'
  return /^zh-(TW|HK|MO|Hant)/i.test(navigator.language) ? 'tw' : 'zh'
}

const chosen = chosenLanguage()
const words = JSON.parse(document.getElementById('words')?.textContent ?? '{}') as Record<Language, Resources>
startI18n(chosen, words[chosen])
document.documentElement.lang = CODES[language()]
document.title = translate('page', 'title')
watchLayers()
createRoot(document.getElementById('root') as HTMLElement).render(
  <>
    <App />
    <Toaster />
  </>,
)
