/**
 * Milliseconds that a test waits at most for an event, such as a message from another tab. Long enough for any machine,
 * because the event ends the wait.
 */
export const TIMEOUTS = 20_000
