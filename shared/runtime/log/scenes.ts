/** Where on a page something happened, by the specification's codes. */
export const SCENES = {
  page: 1,
  dialog: 2,
  button: 3,
  input: 4,
  menu: 5,
  slider: 6,
  switch: 7,
  event: 20,
  other: 999,
} as const

export type Scene = keyof typeof SCENES

/** The scene that an element's `data-scene` names. */
export const sceneOf = ({ dataset: { scene = '' } }: HTMLElement, otherwise: Scene): Scene =>
  scene in SCENES ? (scene as Scene) : otherwise

/** Whether it is worked by more than a tap, and done with when its value has changed. */
export const isAdjusted = (element: HTMLElement) =>
  element.matches('select,textarea,input:not([type=radio]):not([type=checkbox])')
