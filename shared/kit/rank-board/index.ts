export { RankBoard, RankLine, type RankRow } from './RankBoard.tsx'
