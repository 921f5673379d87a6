// The service worker of a member who keeps the member card on this device (docs/decisions/051). Nobody else has it. It
// answers one kind of request, the opening of a page, with the one response in its cache, and only while there is no
// network. src/platform/session/offline-card.ts names the same cache and the same limits; a gate compares them.
const CACHE = 'offline-card'
const ADDRESS = '/offline-card'
// 30 days, and one more for a clock that was set back
const LONGEST_MS = 31 * 24 * 60 * 60 * 1000
// A phone in a basement often has a signal that carries nothing: the network then neither answers nor fails.
const PATIENCE_MS = 8000

addEventListener('install', () => skipWaiting())

addEventListener('fetch', (event) => {
  const { method, mode, destination } = event.request
  if (method === 'GET' && mode === 'navigate' && destination === 'document') event.respondWith(respond(event.request))
})

// The network's response. If there is none, the card; if there is no card either, the browser's own page about it.
async function respond(request) {
  const network = fetch(request)
  network.catch(() => undefined) // it is looked at below, once the cache has been read
  const card = await storedCard().catch(() => undefined)
  if (!card) return network
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  return (await Promise.race([network, late]).catch(() => undefined)) ?? card
}

// The card, until it expires. Without one this worker has nothing to do, and removes itself.
async function storedCard() {
  const card = await caches.match(ADDRESS, { cacheName: CACHE })
  const left = Date.parse(card?.headers.get('Expires')) - Date.now()
  if (left > 0 && left <= LONGEST_MS) return card
  await caches.delete(CACHE)
  await registration.unregister()
}
