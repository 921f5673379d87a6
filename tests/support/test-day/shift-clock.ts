/** Sets the clock of this process or document ahead, once. */
export function shiftClock(aheadMs: number): void {
  if (aheadMs === 0 || 'aheadMs' in Date) return
  const realNow = Date.now
  const now = () => realNow() + aheadMs
  Object.assign(Date, { now, aheadMs })
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as Date,
    apply: () => new Date().toString(),
  })
}
