export { toLogin } from './to-login.ts'
export { useAfterLogin, useNobody } from './use-nobody.ts'
