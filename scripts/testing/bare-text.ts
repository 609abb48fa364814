/** What React keeps on each text node that it may change or remove by itself. */
const FIBER = '__reactFiber$'

interface Fiber {
  type?: unknown
  return: Fiber | null
}

/**
 * Reports text beside elements that React changes, removes or inserts before. A browser that translates the page has put
 * its own elements in the place of such text: React then throws, or changes a detached text. White space is not
 * translated, and the only text of an element is written as its content. Returns a function that ends the watch.
 */
export function watchBareText(report: (fault: string) => void): () => void {
  const { removeChild, insertBefore } = Node.prototype
  const value = Object.getOwnPropertyDescriptor(CharacterData.prototype, 'nodeValue') ?? {}
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (isBare(child)) report(`removes ${describe(child)}`)
    return removeChild.call(this, child) as T
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (isBare(before)) report(`inserts before ${describe(before)}`)
    return insertBefore.call(this, node, before) as T
  }
  Object.defineProperty(CharacterData.prototype, 'nodeValue', {
    ...value,
    set(text: string) {
      if (isBare(this)) report(`changes ${describe(this)} to "${text}"`)
      value.set?.call(this, text)
    },
  })
  return () => {
    Object.assign(Node.prototype, { removeChild, insertBefore })
    Object.defineProperty(CharacterData.prototype, 'nodeValue', value)
  }
}

const fiberOf = (node: Node) => Object.entries(node).find(([key]) => key.startsWith(FIBER))?.[1] as Fiber

/** The container of a test's root, which goes with it, marks itself in the same way. */
const isRoot = (parent: Node | null) =>
  Object.keys(parent ?? {}).some((key) => key.startsWith('__reactContainer$'))

const isBare = (node: unknown): node is Text =>
  node instanceof Text && node.data.trim() !== '' && fiberOf(node) !== undefined && !isRoot(node.parentNode)

/** The text, its element and the components around it. */
function describe(node: Text): string {
  const names: string[] = []
  for (let fiber: Fiber | null = fiberOf(node); fiber && names.length < 3; fiber = fiber.return)
    if (typeof fiber.type === 'function') names.push(fiber.type.name)
  return `"${node.data}" in <${node.parentElement?.localName}> of ${names.join(' in ')}`
}
