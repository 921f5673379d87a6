/** Milliseconds that a test waits for what comes by itself, a message of another tab for one: long enough for any machine, since what comes ends it. */
export const TIMEOUTS = 20_000
