export type { HeaderProfile } from './header-profile.ts'
export { askApp, profile, profileNow } from './profile.ts'
