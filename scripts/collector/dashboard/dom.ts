/** Makes an element with its text, attributes and children. Texts are text: what phones send is no markup. */
export function el(
  tag: string,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

export const byId = <E extends HTMLElement = HTMLElement>(id: string) => document.getElementById(id) as E

const NUMBER = new Intl.NumberFormat('en')
export const formatCount = (n: number) => NUMBER.format(n)
/** A share of visits, precise where it is small. */
export const formatShare = (share: number) => `${(share * 100).toFixed(share > 0 && share < 0.1 ? 1 : 0)} %`
const MOMENT = { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const
/** On this device's clock. */
export const formatMoment = (ms: number) => new Date(ms).toLocaleString('en-GB', { ...MOMENT, hour12: false })
