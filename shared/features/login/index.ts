export { toLogin, useAfterLogin, useNobody } from './login.ts'
