export { openPurchaseTab, PURCHASES } from './purchases.ts'
export { openTab } from './tab.ts'
