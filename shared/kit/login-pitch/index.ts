export { LoginPitch } from './LoginPitch.tsx'
