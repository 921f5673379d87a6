/**
 * Maximum time in milliseconds that a test waits for an event, such as a message from another tab. It is long enough
 * for any machine, because the wait ends with the event.
 */
export const TIMEOUTS = 20_000
