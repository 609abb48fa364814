export { type Session, session, type UserInfo } from './session.ts'
export { type KnownSession, useSession } from './use-session.ts'
