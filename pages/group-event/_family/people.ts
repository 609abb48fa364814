/** Rankings of people, loaded when the first one is shown. */
export { RankBoard } from '#shared/kit/rank-board'
export { MemberBoard } from './ranking/MemberBoard.tsx'
