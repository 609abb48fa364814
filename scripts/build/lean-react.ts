import type { Plugin } from 'vite'

const REACT_DOM = /\/react-dom\/cjs\/react-dom-client\.production\.js$/

/** Functions of parts of React that no page uses, as they are called where nothing uses them: they do nothing. */
const UNUSED = [
  // <Fragment ref>
  'FragmentInstance.prototype.addEventListener',
  'FragmentInstance.prototype.removeEventListener',
  'FragmentInstance.prototype.dispatchEvent',
  'FragmentInstance.prototype.focus',
  'FragmentInstance.prototype.focusLast',
  'FragmentInstance.prototype.blur',
  'FragmentInstance.prototype.observeUsing',
  'FragmentInstance.prototype.unobserveUsing',
  'FragmentInstance.prototype.getClientRects',
  'FragmentInstance.prototype.getRootNode',
  'FragmentInstance.prototype.compareDocumentPosition',
  'FragmentInstance.prototype.scrollIntoView',
  'validateDocumentPositionWithFiberTree',
  'commitNewChildToFragmentInstances',
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
  // <ViewTransition>
  'startViewTransition',
  'ViewTransitionPseudoElement.prototype.animate',
  'ViewTransitionPseudoElement.prototype.getAnimations',
  'ViewTransitionPseudoElement.prototype.getComputedStyle',
  'createViewTransitionInstance',
  'scheduleViewTransitionEvent',
  'reportViewTransitionError',
  'trackEnterViewTransitions',
  'applyViewTransitionName',
  'restoreViewTransitionName',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'restoreViewTransitionOnHostInstances',
  'commitAppearingPairViewTransitions',
  'commitEnterViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'measureNestedViewTransitions',
  // <link>, <meta>, <title>, <style precedence> and preload() anywhere in a page: the HTML has them
  'isHostHoistableType',
  'createHoistableInstance',
  'getHydratableHoistableCache',
  'mountHoistable',
  'getResource',
  'acquireResource',
  'preloadStylesheet',
  'preloadResource',
  'preloadResourceAndSuspendIfNeeded',
  'suspendResource',
  'insertStylesheet',
  'insertSuspendedStylesheets',
  'insertStylesheetIntoRoot',
  'adoptPreloadPropsForStylesheet',
  'adoptPreloadPropsForScript',
  'preconnectAs',
  'preload',
  'preloadModule',
  'preinitStyle',
  'preinitScript',
  'preinitModuleScript',
  // <SuspenseList>, <Activity>
  'updateSuspenseListComponent',
  'updateActivityComponent',
  // <form action={…}>, useActionState, and the browser's own sign that a transition is under way
  'mountActionState',
  'updateActionState',
  'rerenderActionState',
  'dispatchActionState',
  'defaultOnDefaultTransitionIndicator',
]

/**
 * Leaves out of React DOM what no page uses. What a page can no longer import is not exported by the React layer, so that a build
 * names it. A React that is written in another way stops the build.
 */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    enforce: 'pre',
    transform: {
      filter: { id: REACT_DOM },
      handler: (code) => UNUSED.reduce(withoutBody, code),
    },
  }
}

/** A function at the outermost level, or one that a prototype is given, with an empty body. */
function withoutBody(code: string, name: string): string {
  const isMethod = name.includes('.')
  const from = code.indexOf(isMethod ? `\n${name} = function (` : `\nfunction ${name}(`)
  const end = code.indexOf(isMethod ? '\n};\n' : '\n}\n', from)
  if (from < 0 || end < 0)
    throw new Error(`React has changed: "${name}" is not there. See scripts/build/lean-react.ts.`)
  const empty = isMethod ? `\n${name} = function () {};` : `\nfunction ${name}() {}`
  return `${code.slice(0, from)}${empty}${code.slice(end + (isMethod ? 3 : 2))}`
}
