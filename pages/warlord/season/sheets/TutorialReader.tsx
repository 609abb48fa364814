import { useState } from 'react'
import type { Tutorial } from '#shared/api/warlord'
import { readPost } from '#shared/api/warlord-acts'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { drawPrize } from '#shared/campaign/prize'
import { update, useClaimMutation } from '#shared/features/mutation'
import { Button } from '#shared/kit/button'
import { Sheet } from '#shared/kit/sheet'
import { translate, useT } from '#shared/runtime/i18n'
import { readPart } from '../../_family/reading/read-part.ts'
import type zh from '../locales/zh.json'
import { useSeason } from '../season-context.ts'
import styles from './TutorialReader.module.css'

/** A lesson on a scroll. It can be completed once its end has been on screen. */
export function TutorialReader(props: {
  open: boolean
  tutorial: Tutorial
  readOnly: boolean
  onRead: () => Promise<void>
}) {
  const { tutorial } = props
  const t = useT<typeof zh>()
  const { call, close } = useSeason()
  const {
    claim,
    claiming,
    won,
    close: closeWon,
  } = useClaimMutation(readPost, {
    updates: [update(call, (answer) => answer.board)],
    onSuccess() {
      close()
      return props.onRead()
    },
  })
  const [part, setPart] = useState(0)
  return (
    <>
      <Sheet
        open={props.open}
        title={tutorial.title}
        onClose={close}
        expose="tutorial"
        footer={
          <>
            <div className={styles.bar}>
              <div style={{ transform: `scaleX(${part})` }} />
            </div>
            {tutorial.read || props.readOnly ? (
              <Button block look="ghost" onClick={close}>
                {t(tutorial.read ? 'tutorials.done' : 'tutorials.close')}
              </Button>
            ) : (
              <Button
                block
                busy={claiming !== null}
                reason={part < 1 ? translate('runtime', 'battle.readFirst') : undefined}
                track="tutorial-complete"
                onClick={() => void claim({ id: tutorial.id })}
              >
                {t('tutorials.complete')}
              </Button>
            )}
          </>
        }
      >
        <Scroll body={tutorial.body} onPart={(now) => setPart(Math.max(part, now))} />
      </Sheet>
      <ClaimPopup won={won} draw={drawPrize} onClose={closeWon} />
    </>
  )
}

/** A text on parchment; reports which part of it (0 to 1) has been visible. */
function Scroll(props: { body: readonly string[]; onPart: (part: number) => void }) {
  const look = (box: HTMLElement | null) => {
    if (box) props.onPart(readPart(box))
  }
  return (
    <div
      className={styles.scroll}
      ref={look}
      onScroll={(event) => look(event.currentTarget)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
      tabIndex={0}
    >
      {props.body.map((line) => {
        const [, sign, text] = /^(## |- )?(.*)/s.exec(line) ?? []
        if (sign === '## ') return <h3 key={line}>{text}</h3>
        return (
          <p key={line} className={sign && styles.point}>
            {text}
          </p>
        )
      })}
    </div>
  )
}
