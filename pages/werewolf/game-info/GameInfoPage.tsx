import { useState } from 'react'
import type { WerewolfGame, WerewolfRole } from '#shared/api/werewolf-games'
import { OpenInApp } from '#shared/kit/open-in-app'
import { ThemeRoot } from '#shared/kit/theme-root'
import { formatDate } from '#shared/runtime/format'
import { useT } from '#shared/runtime/i18n'
import { useSession } from '#shared/runtime/session'
import { GameView } from '../_family/GameView.tsx'
import type family from '../_family/locales/zh.json'
import { RoleSign } from '../_family/RoleSign.tsx'
import { type GameEvent, RoundLog } from '../_family/RoundLog.tsx'
import theme from '../_family/theme.module.css'
import { useGame } from '../_family/use-game.ts'
import styles from './GameInfoPage.module.css'
import type zh from './locales/zh.json'

const ROLES: readonly WerewolfRole[] = ['werewolf', 'seer', 'witch', 'hunter', 'fool', 'godman']

/** What a role does in a game. Everybody votes by day. */
const DOES: Readonly<Record<WerewolfRole, readonly GameEvent['kind'][]>> = {
  werewolf: ['kill'],
  seer: ['check'],
  witch: ['save', 'poison'],
  hunter: ['shoot'],
  fool: [],
  godman: [],
}

/** A game of the tournament round by round, as one role lived it: who had it, what they did, when they went. */
export function GameInfoPage() {
  const t = useT<typeof zh>()
  const game = useGame()
  const { data } = game.call
  return (
    <ThemeRoot className={theme.theme}>
      <header className={styles.hero}>
        <h1>{t('title')}</h1>
        <p>{data ? `${t(`won.${data.winner}`)} · ${formatDate(data.startAt, 'minute')}` : '\u00a0'}</p>
      </header>
      <div className={styles.body}>
        <GameView game={game}>{(known) => <ByRole game={known} />}</GameView>
      </div>
      <OpenInApp />
    </ThemeRoot>
  )
}

function ByRole({ game }: { game: WerewolfGame }) {
  const t = useT<typeof zh>()
  const f = useT<typeof family>('family')
  const { userId } = useSession()
  const own = game.seats.find((seat) => seat.userId === userId)?.role
  const [role, choose] = useState<WerewolfRole>(own ?? 'werewolf')
  const fits = ({ kind }: GameEvent) => kind === 'vote' || kind === 'none' || DOES[role].includes(kind)
  return (
    <>
      <fieldset className={styles.roles}>
        <legend>{t('choose')}</legend>
        {ROLES.map((each) => (
          <label key={each} className={styles.role} data-role={each} data-chosen={each === role || undefined}>
            <input
              type="radio"
              name="role"
              data-track="role"
              checked={each === role}
              onChange={() => choose(each)}
            />
            <RoleSign role={each} />
            {f(`roles.${each}`)}
          </label>
        ))}
      </fieldset>
      <p className={styles.does}>{t(`does.${role}`)}</p>
      <ul className={styles.holders} data-expose={`role-${role}`}>
        {game.seats
          .filter((seat) => seat.role === role)
          .map(({ seat, nickname, outInRound, userId: id }) => (
            <li key={seat}>
              <i>{seat}</i>
              <bdi>{nickname}</bdi>
              {id === userId && <em>{t('me')}</em>}
              <small>{outInRound > 0 ? f('gone', { round: outInRound }) : f('stays')}</small>
            </li>
          ))}
      </ul>
      {game.rounds.map((round) => (
        <section key={round.round} className={styles.round}>
          <RoundLog round={round} seats={game.seats} fits={fits} none={t('nothing')} />
        </section>
      ))}
    </>
  )
}
