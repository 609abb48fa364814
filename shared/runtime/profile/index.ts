export type { HeaderProfile } from './header-profile.ts'
export { profile, profileNow } from './profile.ts'
