export type { HeaderProfile } from './header-profile.ts'
export { appAnswer, askApp, profile, profileNow } from './profile.ts'
