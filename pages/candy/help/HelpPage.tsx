import type { Ref } from 'react'
import { ClaimPopup } from '#shared/campaign/claim-popup'
import { drawPrize } from '#shared/campaign/prize'
import { ActivityRules } from '#shared/campaign/rules'
import { Avatar } from '#shared/kit/avatar'
import { OpenInApp } from '#shared/kit/open-in-app'
import { Skeleton } from '#shared/kit/skeleton'
import { StateView } from '#shared/kit/state-view'
import { ThemeRoot } from '#shared/kit/theme-root'
import { useT } from '#shared/runtime/i18n'
import { friendsCanCome } from '../_family/box/standing.ts'
import { OwnBox } from '../_family/own/OwnBox.tsx'
import { Slip } from '../_family/slip/Slip.tsx'
import { Helpers } from '../_family/sweet/Helpers.tsx'
import theme from '../_family/theme.module.css'
import { Title } from '../_family/title/Title.tsx'
import { useCampaign } from '../_family/use-campaign.ts'
import { Answer } from './Answer.tsx'
import styles from './HelpPage.module.css'
import type zh from './locales/zh.json'
import { useHelp } from './use-help.ts'

const FAN = 'M100 80L16 14q17 22 2 44 13 22 0 44 15 22-2 44z'
const PLEATS = 'M96 78L30 40M96 80H34M96 82L30 120'

/** A sweet as wide as the screen, with the asking friend's face in it; its ends are twisted off by `unwrap`. */
function BigSweet(props: {
  person: { nickname: string; portrait: string } | undefined
  unwrapped: boolean
  ref: Ref<SVGSVGElement>
}) {
  const { person, unwrapped, ref } = props
  const end = (
    <>
      <path className={styles.fill} d={FAN} />
      <path className={styles.key} d={FAN} />
      <path className={styles.key} d={PLEATS} />
    </>
  )
  return (
    <div className={styles.sweet} data-unwrapped={unwrapped || undefined}>
      <svg ref={ref} viewBox="0 0 320 160" aria-hidden="true">
        <g data-part="left" className={styles.end}>
          {end}
        </g>
        <g transform="translate(320) scale(-1 1)">
          <g data-part="right" className={styles.end}>
            {end}
          </g>
        </g>
        <circle className={styles.ball} cx="163" cy="83" r="68" />
        <circle className={styles.stripes} cx="160" cy="80" r="59" />
        <circle className={styles.key} cx="160" cy="80" r="68" />
        <circle className={styles.key} cx="160" cy="80" r="50" />
        {!person && <path className={styles.heart} d="M160 108l-25-24a15 15 0 0125-19 15 15 0 0125 19z" />}
      </svg>
      {person && <Avatar src={person.portrait} name={person.nickname} className={styles.face} />}
    </div>
  )
}

/** Whether the person can help: has not helped yet, and has a help left today. */
const WANTED = ['can', 'login']

/** What a friend sees by a shared link: who asks, one help, then a box of one's own. */
export function HelpPage() {
  const t = useT<typeof zh>()
  const help = useHelp()
  const { call, won } = help
  const { activityId, own, mine } = useCampaign(call)
  const shared = call.data ?? undefined
  const owner = shared?.box.owner
  const asks = mine
    ? 'me'
    : shared && friendsCanCome(shared) && WANTED.includes(shared.mine)
      ? 'friend'
      : 'asked'
  return (
    <ThemeRoot className={theme.theme}>
      <header className={styles.flood}>
        <i className={styles.dots} />
        <ActivityRules activityId={activityId} className={styles.rules} />
        <Title over={t('title.over')} main={t('title.main')} className={styles.title} />
        <BigSweet ref={help.sweet} person={owner} unwrapped={shared?.mine === 'helped'} />
        <p className={styles.who} data-waits={call.status === 'loading' || undefined}>
          {owner ? (
            <>
              <bdi>{owner.nickname}</bdi> <span>{t(`asks.${asks}`)}</span>
            </>
          ) : (
            <span>{t('asks.nobody')}</span>
          )}
        </p>
      </header>
      <Slip title={t('box')} expose="shared-box" className={styles.box}>
        <StateView
          call={call}
          skeleton={<Skeleton height={64} lines={3} />}
          isEmpty={(found) => !found}
          emptyText={t('none')}
        >
          {(found) =>
            found && (
              <>
                <Answer shared={found} busy={help.busy} onHelp={help.help} onEnd={call.refetch} />
                <Helpers box={found.box} phase={found.phase} className={styles.friends} />
              </>
            )
          }
        </StateView>
      </Slip>
      {own && <OwnBox edition={own} mine={mine} />}
      <ClaimPopup
        draw={drawPrize}
        won={won}
        title={t('thanks')}
        note={t('thanksNote')}
        onClose={help.closeWon}
      />
      <OpenInApp />
    </ThemeRoot>
  )
}
