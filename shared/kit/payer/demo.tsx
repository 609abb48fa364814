import { useEffect } from 'react'
import { session } from '#shared/runtime/session'
import type { Demo } from '#testing/demo'
import { Payer } from './index.ts'

function OfSomebody({ name }: { name: string }) {
  useEffect(() => {
    const userId = '10001'
    session.save({
      token: 'demo-10001',
      userId,
      userInfo: { userId, name, portrait: '', token: '', rids: [] },
    })
  }, [name])
  return <Payer />
}

export default {
  usual: ({ say }) => <OfSomebody name={say({ zh: '山风与海', en: 'Mia', tw: '山風與海' })} />,
  'long texts': ({ say }) => (
    <OfSomebody
      name={say({
        zh: '等一个下雨天一起听歌的人',
        en: 'Somebody who waits for a rainy day',
        tw: '等一個下雨天一起聽歌的人',
      })}
    />
  ),
} satisfies Demo
