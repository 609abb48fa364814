import type { MomentWork } from '#shared/api/video-moment'
import { PersonDoor } from '#shared/campaign/way'
import { Avatar } from '#shared/kit/avatar'
import { mount } from '#shared/runtime/app'
import { useT } from '#shared/runtime/i18n'
import { Image } from '#shared/runtime/image'
import type family from '../_family/locales/zh.json'
import { Moments } from '../_family/Moments.tsx'
import { Line, Tape } from './Line.tsx'
import styles from './theme.module.css'
import { Viewer } from './Viewer.tsx'

function Picture({ work, onOpen }: { work: MomentWork; onOpen: () => void }) {
  const t = useT<typeof family>('family')
  return (
    <button type="button" className={styles.open} data-track="picture" onClick={onOpen}>
      <Image src={work.url} alt="" thumb="50%" className={styles.picture} />
      <span className={styles.unseen}>
        {t('work.open')} <bdi>{work.title}</bdi>
      </span>
    </button>
  )
}

function Face({ work: { author, mine } }: { work: MomentWork }) {
  const t = useT<typeof family>('family')
  return (
    <PersonDoor userId={mine ? undefined : author.userId} label={t('work.profile')}>
      <Avatar src={author.portrait} name={author.nickname} size={22} />
    </PersonDoor>
  )
}

mount(
  <Moments
    edition={{
      topic: 'touching',
      theme: styles.theme,
      art: <Line />,
      drawn: <Tape />,
      face: (work) => <Face work={work} />,
      columns: true,
      picture: (work, onOpen) => <Picture work={work} onOpen={onOpen} />,
      viewer: (props) => <Viewer {...props} />,
    }}
  />,
)
