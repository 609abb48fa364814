import i18next from 'i18next'
import { createRoot } from 'react-dom/client'

void i18next.init({ lng: 'zh', resources: { zh: { translation: { title: '七夕灯会' } } } })

createRoot(document.getElementById('root') as HTMLElement).render(<h1>{i18next.t('title')}</h1>)
