/** Tells tabs of one account from those of others without sending who it is. The service takes an address in any case: so do the tabs. */
export function hashLogin(id: string): string {
  let hash = 5381
  for (const char of id.trim().toLowerCase()) hash = (hash * 33 + char.charCodeAt(0)) % 4_294_967_296
  return hash.toString(36)
}

/** What tabs of this browser tell each other; undefined where that is not possible. What is no object was said by somebody else. */
export function tabChannel<Message extends object>(name: string, onMessage: (said: Message) => void): BroadcastChannel | undefined {
  if (!globalThis.BroadcastChannel || !globalThis.window) return undefined
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'object' && data !== null) onMessage(data as Message)
  })
  return channel
}
