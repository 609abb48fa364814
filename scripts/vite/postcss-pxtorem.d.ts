declare module 'postcss-pxtorem' {
  import type { Plugin } from 'postcss'
  export default function pxtorem(options: {
    rootValue: number
    propList: string[]
    minPixelValue: number
    unitPrecision: number
    exclude: RegExp
  }): Plugin
}
