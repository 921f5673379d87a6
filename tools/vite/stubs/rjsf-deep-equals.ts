/**
 * Replaces RJSF's `deepEquals`: compares schemas, layouts, answers and React elements, and supports no other kinds of
 * objects.
 */
export default function deepEquals(a: unknown, b: unknown): boolean {
  return equal(a, b, new Map())
}

function equal(a: unknown, b: unknown, compared: Map<object, object>): boolean {
  if (Object.is(a, b)) return true
  // functions are treated as equal, as in RJSF, because each rendering creates new ones
  if (typeof a === 'function') return typeof b === 'function'
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false
  // A React element refers to its owner, which refers to the element again. A pair that is already being compared is
  // therefore treated as equal.
  if (compared.get(a) === b) return true
  compared.set(a, b)
  if (a instanceof Date) return Object.is(a.getTime(), (b as Date).getTime())
  if (!Array.isArray(a) && Object.getPrototypeOf(a) !== Object.prototype && Object.getPrototypeOf(a) !== null)
    return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && equal(a[key as never], b[key as never], compared))
  )
}
