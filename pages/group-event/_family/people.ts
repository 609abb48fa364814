/** Rankings of people and what comes with them, loaded when the first one is shown. */
export { TrophyButton } from '#shared/campaign/trophy'
export { RankBoard } from '#shared/kit/rank-board'
export { MemberBoard } from './ranking/MemberBoard.tsx'
