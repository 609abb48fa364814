export { Avatar, HallAvatar } from './Avatar.tsx'
