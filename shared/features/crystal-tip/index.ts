export { isCrystalTipSuppressed, suppressCrystalTip } from './crystal-tip.ts'
