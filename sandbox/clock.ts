/** The clock of the sandbox. Tests move it forward instead of waiting for real time to pass. */
export interface Clock {
  now: () => number
  /** seconds by which this clock is ahead of real time */
  ahead: () => number
  advance: (seconds: number) => void
  reset: () => void
}

export function createClock(): Clock {
  let offset = 0
  return {
    now: () => Date.now() + offset,
    ahead: () => offset / 1000,
    advance: (seconds) => {
      offset += seconds * 1000
    },
    reset: () => {
      offset = 0
    },
  }
}
