/** Stands in for RJSF's `deepEquals`: schemas, layouts, answers and React elements, without the kinds of objects that none of them holds. */
export default function deepEquals(a: unknown, b: unknown): boolean {
  return equal(a, b, new Map())
}

function equal(a: unknown, b: unknown, compared: Map<object, object>): boolean {
  if (Object.is(a, b)) return true
  // As RJSF has it: functions are made anew with every rendering and count as the same.
  if (typeof a === 'function') return typeof b === 'function'
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false
  // An element knows its owner, which knows its element: a pair that is being compared already is equal so far.
  if (compared.get(a) === b) return true
  compared.set(a, b)
  if (a instanceof Date) return Object.is(a.getTime(), (b as Date).getTime())
  if (!Array.isArray(a) && Object.getPrototypeOf(a) !== Object.prototype && Object.getPrototypeOf(a) !== null) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && equal(a[key as never], b[key as never], compared))
}
