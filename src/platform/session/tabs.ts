/**
 * Hashes a login, so that tabs of one account recognise each other without sending the login. Case does not matter, as
 * it does not for the service.
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
