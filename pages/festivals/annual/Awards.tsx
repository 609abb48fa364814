import type { Festival } from '#shared/api/festival'
import { type Awards as Given, voteForAward } from '#shared/api/festival-annual'
import { useNewDay } from '#shared/campaign/phase'
import { TrophyButton } from '#shared/campaign/trophy'
import { update, useMutation } from '#shared/features/mutation'
import { useShare } from '#shared/features/share'
import { Avatar } from '#shared/kit/avatar'
import { Button } from '#shared/kit/button'
import { CopySheet } from '#shared/kit/copy-sheet'
import { StateView } from '#shared/kit/state-view'
import { formatStatistic } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import type { Query } from '#shared/runtime/request'
import { toast } from '#shared/runtime/toast'
import styles from './Awards.module.css'
import type zh from './locales/zh.json'

type Award = Given['awards'][number]

/** The awards: four people for each, one vote a day, and who has won. */
export function Awards(props: { festival: Festival; call: Query<Festival>; awards: Query<Given> }) {
  const { festival, call, awards } = props
  const t = useT<typeof zh>()
  useNewDay(awards)
  const { run, acting } = useMutation(voteForAward, {
    updates: [update(awards, (answer) => answer.awards), update(call, (answer) => answer.festival)],
    onSuccess: () => toast.tip(t('awards.done')),
  })
  return (
    <section className={styles.awards} data-expose="awards">
      <h2>{t('awards.heading')}</h2>
      <StateView
        call={awards}
        skeleton={null}
        isEmpty={(data) => !data.awards.length}
        emptyText={t('awards.none')}
      >
        {(data) =>
          data.awards.map((award) => (
            <Nominees
              key={award.id}
              award={award}
              open={data.open && festival.phase === 'running'}
              acting={acting}
              onVote={(userId) => void run({ awardId: award.id, userId }, `${award.id} ${userId}`)}
            />
          ))
        }
      </StateView>
    </section>
  )
}

function Nominees(props: {
  award: Award
  open: boolean
  acting: string | null
  onVote: (userId: string) => void
}) {
  const t = useT<typeof zh>()
  const { award, open } = props
  return (
    <div className={styles.award}>
      <h3>
        {award.title}
        <small>{award.desc}</small>
      </h3>
      <ol>
        {award.nominees.map(({ userId, nickname, portrait, votes }) => (
          <li key={userId} data-won={award.winner?.userId === userId || undefined}>
            <Avatar src={portrait} name={nickname} size={44} />
            <bdi>{nickname}</bdi>
            <small>{t('awards.votes', { count: formatStatistic(votes) })}</small>
            {award.winner?.userId === userId && <em>{t('awards.won')}</em>}
            {award.votedFor === userId && <em>{t('awards.mine')}</em>}
            {open && award.votedFor === null && (
              <Button
                size="s"
                track="vote"
                busy={props.acting === `${award.id} ${userId}`}
                onClick={() => props.onVote(userId)}
              >
                {t('awards.vote')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Shares a slide, or saves it as a picture. `figure`: its number in large letters. */
export function ShareSlide({ festival, text, figure }: { festival: Festival; text: string; figure: string }) {
  const t = useT<typeof zh>()
  const sharing = useShare()
  return (
    <>
      <Button
        size="s"
        look="ghost"
        className={styles.share}
        track="share-slide"
        busy={sharing.busy}
        onClick={() =>
          void sharing.sharePage(
            '/annualCelebration',
            {},
            {
              activityId: festival.activityId,
              title: t('title'),
              content: text,
            },
          )
        }
      >
        {t('share')}
      </Button>
      <TrophyButton
        size="s"
        trophy={{
          emblem: 'lantern',
          from: t('title'),
          figure,
          text,
        }}
      />
      <CopySheet link={sharing.link} onClose={sharing.closeLink} />
    </>
  )
}
