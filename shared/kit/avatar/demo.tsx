import type { Demo } from '#testing/demo'
import { NICKNAMES, portraitOf } from '#testing/demo-parts/people'
import { Avatar, HallAvatar } from './index.ts'

export default {
  usual: () => (
    <>
      {NICKNAMES.slice(0, 4).map((name, index) => (
        <Avatar key={name} src={portraitOf(index)} name={name} size={48} />
      ))}
    </>
  ),
  'without a portrait': () => (
    <>
      {NICKNAMES.map((name) => (
        <Avatar key={name} src="" name={name} size={40} />
      ))}
    </>
  ),
  'a hall without a cover': () => <HallAvatar src="" name="星河厅" size={48} />,
  'a portrait that does not load': () => <Avatar src="data:image/png,broken" name="Mia" size={48} />,
  sizes: () => (
    <>
      {[20, 32, 48, 96].map((size) => (
        <Avatar key={size} src={size === 32 ? portraitOf(size) : ''} name="星河" size={size} />
      ))}
    </>
  ),
  'without a name': () => <Avatar src="" name="" size={40} />,
} satisfies Demo
