import type { Demo } from '#testing/demo'
import { LanguageSwitch } from './index.ts'

export default {
  usual: () => (
    <div style={{ position: 'relative', minHeight: 52 }}>
      <LanguageSwitch />
    </div>
  ),
} satisfies Demo
