import { useNoApp } from '#shared/kit/open-in-app'
import type { Demo, DemoTools } from '#testing/demo'
import { HallDoor, PersonDoor, ToHall } from './index.ts'

const hall = { zh: '星河大厅', en: 'Galaxy hall', tw: '星河大廳' }
const enter = { zh: '进入大厅', en: 'Enter the hall', tw: '進入大廳' }
const openApp = { zh: '打开 App', en: 'Open app', tw: '開啟 App' }

function Host({ say }: Pick<DemoTools, 'say'>) {
  const app = say({ zh: 'App 内', en: 'In the app', tw: 'App 內' })
  return <p>{useNoApp('jumpRoom') ? say({ zh: '浏览器', en: 'A browser', tw: '瀏覽器' }) : app}</p>
}

export default {
  usual: ({ say }) => (
    <>
      <Host say={say} />
      <ToHall roomId="88001" app={say(openApp)}>
        {say(enter)}
      </ToHall>
    </>
  ),
  'in the app alone': ({ say }) => (
    <>
      <Host say={say} />
      <ToHall roomId="88001" look="ghost">
        {say(enter)}
      </ToHall>
    </>
  ),
  doors: ({ say }) => (
    <>
      <p>
        <HallDoor roomId="88001" label={say(enter)}>
          {say(hall)}
        </HallDoor>
      </p>
      <p>
        <PersonDoor userId="10001">{say({ zh: '阿明', en: 'Ming', tw: '阿明' })}</PersonDoor>
      </p>
    </>
  ),
} satisfies Demo
