import type { CSSProperties } from 'react'
import type { Demo } from '#testing/demo'
import { OpenInApp, useNoApp } from './index.ts'

/** What is fixed to the screen is fixed to this instead. */
const SCREEN: CSSProperties = { position: 'relative', height: 120, transform: 'translateZ(0)' }

function Known() {
  return <code translate="no">useNoApp() = {String(useNoApp())}</code>
}

export default {
  usual: () => (
    <div style={SCREEN}>
      <Known />
      <OpenInApp />
    </div>
  ),
  'own words': ({ say }) => (
    <div style={SCREEN}>
      <OpenInApp
        text={say({
          zh: '在 App 内打开，帮好友点亮糖果盒，还能领取你自己的那一份',
          en: 'Open it in the app, help your friend with the candy box and get one of your own',
          tw: '在 App 內打開，幫好友點亮糖果盒，還能領取你自己的那一份',
        })}
      />
    </div>
  ),
} satisfies Demo
