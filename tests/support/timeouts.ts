/**
 * Maximum time in milliseconds that a test waits for an event, such as a message from another tab. It can be long,
 * because the wait ends when the event occurs.
 */
export const TIMEOUTS = 20_000
