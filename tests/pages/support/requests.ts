/** What the portal asked of the services, as it left the page. */
export interface SentRequest {
  readonly method: string
  readonly url: URL
  /** by their names in lower case */
  readonly headers: Readonly<Record<string, string>>
  /** parsed JSON, or the form with its files; undefined without a body */
  readonly body: unknown
}

const browser = Object.getOwnPropertyDescriptors(XMLHttpRequest.prototype)
const { timeout } = browser
const { setTimeout: pause, setInterval: repeat } = globalThis
const started = new WeakMap<XMLHttpRequest, { method: string; url: URL; headers: Record<string, string> }>()

let requests: SentRequest[] = []
/** Every request since the page was opened, in order. */
export const sentRequests = (): readonly SentRequest[] => requests

/** Begins to write down what is sent, anew. */
export function recordRequests(): void {
  requests = []
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL, ...rest: unknown[]) {
    started.set(this, { method: method.toUpperCase(), url: new URL(url, location.href), headers: {} })
    return (browser.open.value as (...all: unknown[]) => void).call(this, method, url, ...rest)
  }
  XMLHttpRequest.prototype.setRequestHeader = function (this: XMLHttpRequest, name, value) {
    started.get(this)!.headers[name.toLowerCase()] = value
    browser.setRequestHeader.value?.call(this, name, value)
  }
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    if (!navigator.onLine) return sendNowhere(this)
    requests.push({ ...started.get(this)!, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : (body ?? undefined) })
    return browser.send.value?.call(this, body)
  }
}

/** A port that the browser opens for nobody. */
const NOWHERE = 'http://127.0.0.1:9/'
function sendNowhere(request: XMLHttpRequest): void {
  const open = browser.open.value as (method: string, url: string) => void
  open.call(request, 'GET', NOWHERE)
  browser.send.value?.call(request)
}

/** The browser's own network goes, or comes back; the test runner keeps its own. */
export function setOffline(isOffline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isOffline })
  dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
}

/** How much faster the page's waiting goes: a minute is three seconds, which no answer here needs. */
const HURRY = 20
/** Pauses that somebody sees; shorter ones are the browser's own business. */
const LONG_MS = 250

/**
 * Time-outs of requests and pauses between tries pass faster, for a test that is about what comes after them. Much faster only while
 * nothing is on its way but what will never be answered.
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
  globalThis.setInterval = faster(repeat) as typeof setInterval // seconds that are counted down
}

/** As the browser has it. */
export function restoreRequests(): void {
  const { open, send, setRequestHeader } = browser
  Object.defineProperties(XMLHttpRequest.prototype, { open, send, setRequestHeader, timeout })
  Object.assign(globalThis, { setTimeout: pause, setInterval: repeat })
  Reflect.deleteProperty(navigator, 'onLine')
}
