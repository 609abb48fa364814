import { useState } from 'react'
import { readPost, type Tutorial } from '#shared/api/warlord'
import { Button } from '#shared/kit/button'
import { Sheet } from '#shared/kit/sheet'
import { translate, useT } from '#shared/runtime/i18n'
import { useAction } from '#shared/runtime/request'
import type zh from './locales/zh.json'
import { Scroll } from './Scroll.tsx'
import { useSeason } from './season-context.ts'
import styles from './TutorialReader.module.css'
import { tell } from './tell.ts'

/** A lesson on a scroll. It can be completed once its end has been on screen; `readOnly` when its day is over. */
export function TutorialReader(props: {
  open: boolean
  tutorial: Tutorial
  readOnly: boolean
  onClose: () => void
  onRead: () => Promise<void>
}) {
  const { tutorial, onClose } = props
  const t = useT<typeof zh>()
  const { update, reload, celebrate } = useSeason()
  const { run, busy } = useAction(readPost)
  const [part, setPart] = useState(0)
  const onPart = (now: number) => setPart(Math.max(part, now))
  const closed = tutorial.read || props.readOnly
  const complete = async () => {
    const result = await run({ id: tutorial.id })
    if (!result.ok) return tell(result.error, reload)
    onClose()
    update(result.data.board)
    celebrate(result.data.granted)
    await props.onRead()
  }
  return (
    <Sheet
      open={props.open}
      title={tutorial.title}
      onClose={onClose}
      expose="tutorial"
      footer={
        <>
          <div className={styles.bar}>
            <div style={{ transform: `scaleX(${part})` }} />
          </div>
          {closed ? (
            <Button block look="ghost" onClick={onClose}>
              {t(tutorial.read ? 'tutorials.done' : 'tutorials.close')}
            </Button>
          ) : (
            <Button
              block
              busy={busy}
              reason={part < 1 ? translate('runtime', 'battle.readFirst') : undefined}
              track="tutorial-complete"
              onClick={() => void complete()}
            >
              {t('tutorials.complete')}
            </Button>
          )}
        </>
      }
    >
      <Scroll body={tutorial.body} onPart={onPart} />
    </Sheet>
  )
}
