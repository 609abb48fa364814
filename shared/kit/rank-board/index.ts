export { RankBoard, RankLine, type RankRow, ruled } from './RankBoard.tsx'
