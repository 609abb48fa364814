export { onSocketData } from './socket-data.ts'
