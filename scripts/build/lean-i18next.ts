/**
 * Beginnings of classes and functions of i18next, and what stands there instead: a page has one language, whose words are whole
 * at the start, in namespaces of nested texts that are asked for by their keys. Of what can stand in a text we have values and
 * plurals; a locale test refuses the rest. A test has every text of the project said by the whole i18next, too.
 */
export const I18NEXT: Record<string, string> = {
  // Tells a developer about options; nothing of it is for people.
  'class Logger {':
    'class Logger { init() {} log() {} warn() {} error() {} deprecate() {} once() {} create() { return this } clone() { return this } }',
  // Loads words from a server.
  'class Connector extends EventEmitter {': 'class Connector extends EventEmitter { state = {} }',
  // `{{value, format}}` in a text; ours are formatted before (shared/runtime/format).
  'class Formatter {': 'class Formatter { init() {} format(value) { return value } add() {} addCached() {} }',
  // A list of the languages that are written from right to left; ours are not.
  '  dir(lng) {': "  dir() { return 'ltr' }",
  // A second instance that shares the words; ours is made anew (shared/runtime/i18n).
  '  cloneInstance(options = {}, callback = noop) {': '  cloneInstance() { return this }',
  // Words that are added, loaded or taken over after the start, and what is plugged in for it.
  '  addResource(lng, ns, key, value, options = {': '  addResource() {}',
  '  addResources(lng, ns, resources, options = {': '  addResources() {}',
  '  addResourceBundle(lng, ns, resources, deep, overwrite, options = {': '  addResourceBundle() {}',
  '  hydrate(resources, lng) {': '  hydrate() { return this }',
  '  loadResources(language, callback = noop) {': '  loadResources() {}',
  '  reloadResources(lngs, ns, callback) {': '  reloadResources() {}',
  '  loadNamespaces(ns, callback) {': '  loadNamespaces() {}',
  '  loadLanguages(lngs, callback) {': '  loadLanguages() {}',
  '  hasLoadedNamespace(ns, options = {}) {': '  hasLoadedNamespace() { return true }',
  '  use(module) {': '  use() { return this }',
  // Detects a language, or finds the nearest of several; ours is named exactly, and stays.
  '  setResolvedLanguage(l) {': '  setResolvedLanguage() {}',
  '  changeLanguage(lng, callback) {': `  changeLanguage(lng, callback) {
    this.language = lng
    this.translator.changeLanguage(lng)
    callback()
  }`,
  '  getBestMatchFromCodes(codes) {': '  getBestMatchFromCodes(codes) { return codes?.[0] }',
  '  getScriptPartFromCode(code) {': '  getScriptPartFromCode() {}',
  '  getLanguagePartFromCode(code) {': '  getLanguagePartFromCode(code) { return code }',
  '  formatLanguageCode(code) {': '  formatLanguageCode(code) { return code }',
  '  getFallbackCodes(fallbacks, code) {': '  getFallbackCodes() { return [] }',
  '  toResolveHierarchy(code, fallbackCode) {': '  toResolveHierarchy(code) { return [code] }',
  // Finds a text by several keys, in several namespaces and languages, by a context, by a key that holds dots.
  '  resolve(keys, opt = {}) {': `  resolve(key, { ns = this.options.defaultNS, count }) {
    const find = (found) => this.getResource(this.language, String(ns), found)
    if (count === undefined || isString(count)) return { res: find(key) }
    const zero = count === 0 ? find(key + '_zero') : undefined
    return { res: zero ?? find(key + this.pluralResolver.getSuffix(this.language, count)) ?? find(key) }
  }`,
  '  getResource(lng, ns, key, options = {}) {':
    "  getResource(lng, ns, key) { return getPath(this.data, [lng, ns, ...key.split('.')]) }",
  '  extractFromKey(key, opt) {': '  extractFromKey() {}',
  'function keysFromSelector(selector, opts) {': 'const keysFromSelector = String',
  '  getFixedT(lng, ns, keyPrefix, fixedOpts) {':
    '  getFixedT(_, ns) { return (key, values) => this.t(key, { ns, ...values }) }',
  // Gives back lists and objects, and reports words that are missing; a locale test finds them.
  '  translate(keys, o, lastKey) {': `  translate(key, values = {}) {
    return this.extendTranslation(this.resolve(key, values).res ?? key, key, values)
  }`,
  // Changes a text after it was made, and nests one in another by `$t(key)`.
  '  extendTranslation(res, key, opt, resolved, lastKey) {':
    '  extendTranslation(text, _, values) { return this.interpolator.interpolate(text, values) }',
  '  nest(str, fc, options = {}) {': '  nest(str) { return str }',
  // Values that are escaped or formatted, with other signs than {{ }}.
  '  init(options = {}) {': '  init() {}',
  '  resetRegExp() {': '  resetRegExp() {}',
  '  interpolate(str, data, lng, options) {': `  interpolate(text, values) {
    const say = (whole, name) => (name in values ? makeString(values[name]) : whole)
    return text.replace(/{{(.+?)}}/g, say)
  }`,
  // Ordinals, and languages that the browser does not know.
  '  getRule(code, options = {}) {': `  getRule(code) {
    this.pluralRulesCache[code] = this.pluralRulesCache[code] || new Intl.PluralRules(code)
    return this.pluralRulesCache[code]
  }`,
  // List the plural forms of a language for words that are missing.
  '  getPluralFormsOfKey(code, key, options = {}) {': '  getPluralFormsOfKey() {}',
  '  getSuffixes(code, options = {}) {': '  getSuffixes() {}',
  // Tells which values a text has used.
  '  getUsedParamsDetails(options = {}) {': '  getUsedParamsDetails(options = {}) { return options }',
  // Tell a developer what the next major version changes.
  '  deprecateDottedLng(method) {': '  deprecateDottedLng() {}',
  '  deprecateBareCode(code, formatted) {': '  deprecateBareCode() {}',
}
