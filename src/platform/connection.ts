/**
 * True without a connection. No code is requested then, because browsers remember a script that failed to load until the
 * document is reloaded (D-351). A development server is on the same machine, so it needs no connection.
 */
export const isOffline = (): boolean => !navigator.onLine && !import.meta.env.DEV
