/** A request as the portal sent it. */
export interface SentRequest {
  readonly method: string
  readonly url: URL
  /** headers by their name in lower case */
  readonly headers: Readonly<Record<string, string>>
  /** parsed JSON, or the form with its files; undefined without a body */
  readonly body: unknown
}

const browser = Object.getOwnPropertyDescriptors(XMLHttpRequest.prototype)
const { timeout } = browser
const { setTimeout: pause, setInterval: repeat } = globalThis
const started = new WeakMap<XMLHttpRequest, { method: string; url: URL; headers: Record<string, string> }>()

let requests: SentRequest[] = []
/** All requests since the page was opened, in order. */
export const sentRequests = (): readonly SentRequest[] => requests

/** Clears the recorded requests and starts recording. */
export function recordRequests(): void {
  requests = []
  XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
    ...rest: unknown[]
  ) {
    started.set(this, { method: method.toUpperCase(), url: new URL(url, location.href), headers: {} })
    return (browser.open.value as (...all: unknown[]) => void).call(this, method, url, ...rest)
  }
  XMLHttpRequest.prototype.setRequestHeader = function (this: XMLHttpRequest, name, value) {
    started.get(this)!.headers[name.toLowerCase()] = value
    browser.setRequestHeader.value?.call(this, name, value)
  }
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    if (!navigator.onLine) return sendNowhere(this)
    requests.push({
      ...started.get(this)!,
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : (body ?? undefined),
    })
    return browser.send.value?.call(this, body)
  }
}

/** A URL with a port that the browser refuses to use. */
const NOWHERE = 'http://127.0.0.1:9/'
function sendNowhere(request: XMLHttpRequest): void {
  const open = browser.open.value as (method: string, url: string) => void
  open.call(request, 'GET', NOWHERE)
  browser.send.value?.call(request)
}

/**
 * Takes only the portal offline or online. The browser itself stays online, because the test runner needs a connection.
 */
export function setOffline(isOffline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isOffline })
  dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
}

/**
 * Factor by which timers run faster. A timeout of one minute then takes three seconds, which is still longer than any
 * response in the tests.
 */
const HURRY = 20
/** Timers shorter than this, in milliseconds, keep their duration, because a member would not notice the delay. */
const LONG_MS = 250

/**
 * Shortens request timeouts and the pauses between retries, for tests of what happens after a timeout or the last
 * retry. A factor above 20 may be used only if the one request in progress never gets a response.
 */
export function hurry(times = HURRY): void {
  Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
    ...timeout,
    set(this: XMLHttpRequest, value: number) {
      timeout.set?.call(this, value / times)
    },
  })
  const faster =
    (clock: typeof pause | typeof repeat) =>
    (work: () => void, ms = 0, ...rest: unknown[]): unknown =>
      clock(work, ms < LONG_MS ? ms : ms / times, ...rest)
  globalThis.setTimeout = faster(pause) as typeof setTimeout
  globalThis.setInterval = faster(repeat) as typeof setInterval // also shortens the intervals of countdowns
}

/** Restores the browser's own timers and network functions. */
export function restoreRequests(): void {
  const { open, send, setRequestHeader } = browser
  Object.defineProperties(XMLHttpRequest.prototype, { open, send, setRequestHeader, timeout })
  Object.assign(globalThis, { setTimeout: pause, setInterval: repeat })
  Reflect.deleteProperty(navigator, 'onLine')
}
