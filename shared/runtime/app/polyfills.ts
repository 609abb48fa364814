function add(target: object, name: string, value: unknown) {
  if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true })
}

function at(this: ArrayLike<unknown>, index: number) {
  const whole = Math.trunc(index) || 0
  return this[whole < 0 ? whole + this.length : whole]
}

function replaceAll(this: string, from: string | RegExp, to: string) {
  return this.replace(
    typeof from === 'string' ? new RegExp(from.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&'), 'g') : from,
    to,
  )
}

/** Never releases its target: these browsers cannot observe garbage collection. */
function StrongRef(target: object) {
  return { deref: () => target }
}

const owns = Object.prototype.hasOwnProperty

/** Gives a realm what Chrome 80 and Safari 14 lack and our libraries use. */
export function addMissing(realm: typeof globalThis): void {
  add(realm.Array.prototype, 'at', at)
  add(realm.String.prototype, 'at', at)
  add(realm.String.prototype, 'replaceAll', replaceAll)
  add(realm.Object, 'hasOwn', (target: object, name: PropertyKey) => owns.call(target, name))
  add(realm, 'WeakRef', StrongRef)
}

// The one effect that an import may have: everything after it relies on it.
addMissing(globalThis)
