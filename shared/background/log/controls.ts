import { isAdjusted, log, SCENES, type Scene, sceneOf } from '#shared/runtime/log'

/** A name that somebody gave, not one that React made up. */
const NAMED = /^[a-z][\w-]*$/i

/** By what an element is: one of several is a menu, on or off a switch. The first that fits. */
const KINDS: readonly (readonly [Scene, string])[] = [
  ['menu', 'select,[role=menu] *,[role=listbox] *,[role=tab],[type=radio]'],
  ['slider', '[type=range],[role=slider]'],
  ['switch', '[type=checkbox],[role=switch]'],
  ['input', 'input,textarea'],
  ['button', 'a,button,summary,label,[role=button]'],
]

const kindOf = (element: HTMLElement) =>
  KINDS.find(([, selector]) => element.matches(selector))?.[0] ?? 'other'

/**
 * Names the scene of what is tapped by what it is, before the tap is logged, and logs what is typed, chosen or drawn in a
 * form: that it was, never what. An event's id is `data-track`, of a field without it its `name`. `data-scene` goes first.
 */
export function watchControls(): void {
  const named = (target: EventTarget | null) => {
    const element = (target as Element).closest?.<HTMLElement>('[data-track]')
    if (element && !((element.dataset.scene ?? '') in SCENES)) element.dataset.scene = kindOf(element)
  }
  document.addEventListener('click', ({ target }) => named(target), true)
  document.addEventListener('change', ({ target }) => {
    const field = target as HTMLInputElement
    const id = field.dataset.track || (NAMED.test(field.name) ? field.name : '')
    if (id && isAdjusted(field)) log.action(id, { scene: sceneOf(field, kindOf(field)) })
  })
}
