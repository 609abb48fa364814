export { RankBoard, type RankRow } from './RankBoard.tsx'
