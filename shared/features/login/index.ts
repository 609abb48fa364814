export { toLogin } from './to-login.ts'
export { useNobody } from './use-nobody.ts'
