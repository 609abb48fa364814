import type { Role } from '#testing/story'
import { fold, isVisible, writtenIn } from './visible.ts'

/** Elements that have a role by nature; an explicit role wins. */
const NATURAL: Partial<Record<Role, string>> = {
  button: 'button, summary, input[type=button], input[type=submit]',
  checkbox: 'input[type=checkbox]',
  combobox: 'select',
  dialog: '[role=alertdialog], dialog[open]',
  heading: 'h1, h2, h3, h4, h5, h6',
  img: 'img, svg[aria-label]',
  link: 'a[href]',
  listitem: 'li',
  progressbar: 'progress',
  radio: 'input[type=radio]',
  status: 'output',
  textbox:
    'textarea, input:not([type]), input[type=text], input[type=tel], input[type=number], input[type=email], ' +
    'input[type=password], input[type=search], input[type=url]',
}

/** Roles that are named by what they hold even where the standard wants a label. */
const LABELLED = /^(progressbar|textbox|combobox|img)$/

/** Elements of a role whose name contains the words, in document order; those named exactly so go first. */
export function findByRole(role: Role, words: string): HTMLElement[] {
  const wanted = squeeze(words)
  const selector = `[role=${role}]${NATURAL[role] ? `, ${NATURAL[role]}` : ''}`
  const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const own = element.getAttribute('role')
    return (!own || own === role || (role === 'dialog' && own === 'alertdialog')) && isReachable(element)
  })
  const named = all.filter((element) => squeeze(nameOf(element, role)).includes(wanted))
  const exact = named.filter((element) => squeeze(nameOf(element, role)) === wanted)
  return [...exact, ...named.filter((element) => !exact.includes(element))]
}

/** Names of all visible elements of a role, for a message. */
export function namesOf(role: Role): string[] {
  return findByRole(role, '').map((element) => nameOf(element, role).slice(0, 60))
}

/** Comparison is blind to case and white space: innerText follows `text-transform` and line breaks. */
export function squeeze(text: string): string {
  return text.replace(/[\s\u200b]+/g, '').toLowerCase()
}

function isReachable(element: Element): boolean {
  if (element.closest('[aria-hidden=true], [inert]')) return false
  return isVisible(element) || isVisible(labelOf(element) ?? element)
}

/** The label of a form field, which represents a visually hidden field. */
export function labelOf(element: Element): HTMLLabelElement | undefined {
  return (element as HTMLInputElement).labels?.[0] ?? undefined
}

function nameOf(element: HTMLElement, role: Role): string {
  const by = element.getAttribute('aria-labelledby')
  if (by)
    return fold(
      by
        .split(/\s+/)
        .map((id) => {
          const label = document.getElementById(id)
          return label ? writtenIn(label) : ''
        })
        .join(' '),
    )
  const label = element.getAttribute('aria-label') || element.getAttribute('alt')
  if (label) return label
  const field = [...((element as HTMLInputElement).labels ?? [])].map((each) => writtenIn(each)).join(' ')
  if (field) return fold(field)
  if (LABELLED.test(role))
    return element.getAttribute('placeholder') || element.getAttribute('title') || titleIn(element)
  const pictures = [...element.querySelectorAll('[alt], [aria-label]')].map(
    (each) => each.getAttribute('alt') || each.getAttribute('aria-label'),
  )
  return fold(
    [
      writtenIn(element),
      ...pictures,
      element.getAttribute('title') ?? '',
      (element as HTMLInputElement).value ?? '',
    ].join(' '),
  )
}

function titleIn(element: Element): string {
  return element.querySelector('title')?.textContent ?? ''
}
