/**
 * Hashes a login, so that tabs of one account can recognise each other without sending the login. Capital and small
 * letters give the same hash, because the service does not distinguish them.
 */
export function hashLogin(id: string): string {
  let hash = 5381
  for (const char of id.trim().toLowerCase()) hash = (hash * 33 + char.charCodeAt(0)) % 4_294_967_296
  return hash.toString(36)
}

/**
 * Opens a channel between the browser's tabs; undefined if the browser does not support that. Ignores messages that are
 * not objects.
 */
export function tabChannel<Message extends object>(
  name: string,
  onMessage: (said: Message) => void,
): BroadcastChannel | undefined {
  if (!globalThis.BroadcastChannel || !globalThis.window) return undefined
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'object' && data !== null) onMessage(data as Message)
  })
  return channel
}
