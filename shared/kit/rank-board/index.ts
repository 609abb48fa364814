export { isTied, RankBoard, RankLine, type RankRow, ruled } from './RankBoard.tsx'
