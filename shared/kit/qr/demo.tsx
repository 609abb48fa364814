import type { Demo } from '#testing/demo'
import { Qr } from './index.ts'

export default {
  usual: ({ say }) => (
    <Qr link="https://pages.example/battle" name={say({ zh: '二维码', en: 'QR code', tw: 'QR 碼' })} />
  ),
} satisfies Demo
