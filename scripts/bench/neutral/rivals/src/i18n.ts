import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import en from './locales/en.json'
import tw from './locales/tw.json'
import zh from './locales/zh.json'

const asked = typeof location === 'undefined' ? null : new URLSearchParams(location.search).get('lang')

void i18next.use(initReactI18next).init({
  lng: asked ?? 'zh',
  fallbackLng: 'zh',
  interpolation: { escapeValue: false },
  resources: { zh: { translation: zh }, en: { translation: en }, tw: { translation: tw } },
})
