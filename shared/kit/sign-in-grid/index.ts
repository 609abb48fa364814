export { type SignInDay, SignInGrid, stateOfDay } from './SignInGrid.tsx'
