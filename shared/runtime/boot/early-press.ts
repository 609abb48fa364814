import type { BootState } from './state.ts'

/** How long a press is replayed, in ms; as long as a browser's transient user activation. */
const MEANT_MS = 5000

/** As in `shared/kit/sheet`. */
const HURRIED_MS = 350

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const root = () => document.getElementById('root') as HTMLElement

/**
 * Responds to presses before hydration: what is pressed shows it (`data-pressed`), a tab is selected, a button whose
 * sheet is in the HTML (`data-early`, its next sibling) opens a copy of it, closed as any other, and no form is submitted.
 * Sets `state.play`, which enters again what was typed and chosen, since React empties fields as it hydrates them, and
 * replays the last press once React listens: the component then opens its own sheet in the place of the copy.
 */
export function watchPresses(state: BootState): void {
  let pressed: HTMLInputElement | null = null
  let at = 0
  let over = false
  const typed = new Map<Field, string>()

  const release = () => pressed?.removeAttribute('data-pressed')
  const onEvent = (event: Event & { key?: string }) => {
    const { type, target, key, timeStamp } = event
    if (over) return
    // the browser would load the page again, with what was typed in its address
    if (type === 'submit') return event.preventDefault()
    if (type === 'input') {
      const field = target as Field
      if (!/^(radio|checkbox)$/.test(field.type)) typed.set(field, field.value)
      return
    }
    const within = type === 'click' && (target as Element).closest<HTMLInputElement>('button,input')
    if (state.layer) {
      if (type === 'popstate') close()
      // the sheet's button, or beside the sheet; not the second tap of a double tap
      else if (
        key
          ? key === 'Escape'
          : timeStamp - at > HURRIED_MS && (within || !(target as Element).closest('[role=dialog]'))
      )
        history.back()
    } else if (within) {
      release()
      pressed = within
      at = timeStamp
      within.setAttribute('data-pressed', '')
      if (within.matches('[role=tab]'))
        for (const tab of (within.parentElement as Element).children)
          tab.setAttribute('aria-selected', `${tab === within}`)
      const early = within.nextElementSibling
      if (early?.matches('[data-early]')) open(early.cloneNode(true) as HTMLElement)
    }
  }
  for (const type of ['click', 'input', 'keydown', 'popstate', 'submit'])
    addEventListener(type, onEvent as EventListener, true)

  const open = (sheet: HTMLElement) => {
    const layer = document.createElement('div')
    layer.className = (root().firstElementChild as Element).className
    layer.style.display = 'contents'
    sheet.hidden = false
    layer.appendChild(sheet)
    document.body.appendChild(layer)
    state.layer = layer
    root().inert = true
    ;(sheet.lastChild as HTMLElement).focus()
    history.pushState({ layer: 1 }, '')
  }
  const close = () => {
    ;(state.layer as HTMLElement).remove()
    state.layer = undefined
    root().inert = false
    release()
    ;(pressed as HTMLElement).focus()
    pressed = null
  }

  state.play = () => {
    const { layer } = state
    over = true
    root().inert = false
    for (const [field, value] of typed) {
      hydrate(field)
      // React compares with what was set by its own setter, which stands on the element: it must find a change
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
    if (!pressed) return
    release()
    if (layer) pressed.focus()
    if (pressed.checked) {
      hydrate(pressed)
      pressed.checked = pressed.defaultChecked
    }
    if (pressed.isConnected && (layer || performance.now() - at < MEANT_MS)) pressed.click()
    if (!layer) return
    requestAnimationFrame(() => {
      layer.remove()
      // the component's sheet is open already to the eye
      for (const part of root().querySelector('[role=dialog]')?.parentElement?.children ?? [])
        for (const opening of part.getAnimations?.() ?? []) opening.finish()
    })
  }
}

/** React has to see a change that was made before: it hydrates for any event of a key, then the change is made again. */
function hydrate(field: Field): void {
  field.dispatchEvent(new Event('keyup', { bubbles: true }))
}
