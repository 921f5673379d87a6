/** Time as the sandbox sees it; tests move it forward instead of waiting. */
export interface Clock {
  now: () => number
  advance: (seconds: number) => void
  reset: () => void
}

export function createClock(): Clock {
  let offset = 0
  return {
    now: () => Date.now() + offset,
    advance: (seconds) => {
      offset += seconds * 1000
    },
    reset: () => {
      offset = 0
    },
  }
}
