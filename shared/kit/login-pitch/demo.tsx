import type { Demo } from '#testing/demo'
import { LoginPitch } from './index.ts'

export default {
  usual: ({ say }) => (
    <LoginPitch
      points={[
        say({
          zh: '每天浇水，一起养大',
          en: 'Water it every day and raise it together',
          tw: '每天澆水，一起養大',
        }),
        say({ zh: '果子里有奖励', en: 'Its fruit holds prizes', tw: '果子裡有獎勵' }),
      ]}
    />
  ),
  'framed, with art': ({ say }) => (
    <LoginPitch
      framed
      art={
        <svg viewBox="0 0 100 40" aria-hidden="true">
          <circle cx="50" cy="20" r="16" fill="currentColor" />
        </svg>
      }
      points={[say({ zh: '每天一份礼', en: 'A gift every day', tw: '每天一份禮' })]}
    />
  ),
} satisfies Demo
