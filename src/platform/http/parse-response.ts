/** Number of bytes of a long response that are parsed at once: less than 10 ms on an old phone. */
const CHUNK_BYTES = 250_000
/** Number of bytes that are scanned at once for positions at which the list can be split. */
const SCAN_BYTES = 200_000

const decoder = new TextDecoder()

/**
 * Unicode characters that set the direction of the text after them, raw and escaped. The first alternative is an escaped
 * backslash, which begins no other escape.
 */
const DIRECTIONS = /\\\\|\\u20(?:2[a-e]|6[6-9])|[\u202A-\u202E\u2066-\u2069]/gi
/**
 * Decodes a part of a response. Characters that set the direction of text are left out: one in a name would turn the
 * amount and the date that the portal writes after the name.
 */
const decode = (bytes: Uint8Array): string =>
  decoder.decode(bytes).replaceAll(DIRECTIONS, (found) => (found === '\\\\' ? found : ''))

/** Lets the main thread do other work. It sends a message instead of setting a timer, because browsers delay timers. */
export const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const go = () => {
      port1.close()
      resolve()
    }
    port1.addEventListener('message', go, { once: true })
    port1.start()
    port2.postMessage(undefined)
  })

/**
 * Parses a response; returns the text if it is not JSON. A long list is parsed in chunks, because JSON.parse would
 * block the page for a history of ten thousand lines. The list can be the response itself or one of its properties.
 */
export async function parseResponse(buffer: ArrayBuffer, part = CHUNK_BYTES): Promise<unknown> {
  const bytes = new Uint8Array(buffer)
  try {
    return bytes.length > 2 * part ? await readInParts(bytes, part) : JSON.parse(decode(bytes))
  } catch {
    return decode(bytes)
  }
}

/**
 * A list to parse in chunks: its start and end without the brackets, the commas at which it is split, and the name of
 * the property that contains the list, if any.
 */
interface LongList {
  readonly from: number
  to: number
  readonly name: string | undefined
  readonly cuts: number[]
}

async function readInParts(bytes: Uint8Array, part: number): Promise<unknown> {
  const lists = await longListsOf(bytes, part)
  let [rest, at] = ['', 0]
  for (const { from, to } of lists) {
    rest += decode(bytes.subarray(at, from))
    at = to
  }
  // Parses the response with its long lists left empty. The loop below fills the lists.
  const answer: unknown = JSON.parse(rest + decode(bytes.subarray(at)))
  for (const { from, to, name, cuts } of lists) {
    const list = (name === undefined ? answer : (answer as Record<string, unknown>)[name]) as unknown[]
    let start = from
    for (const end of [...cuts, to]) {
      await yieldToMain()
      for (const line of JSON.parse(`[${decode(bytes.subarray(start, end))}]`) as unknown[]) list.push(line)
      start = end + 1
    }
  }
  return answer
}

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
  0x22, 0x5c, 0x2c, 0x5b, 0x5d, 0x7b, 0x7d,
] as const

/**
 * Finds the long lists in a response: the response itself or its properties. It does not check that the JSON is valid,
 * because JSON.parse does that later.
 */
async function longListsOf(bytes: Uint8Array, part: number): Promise<readonly LongList[]> {
  const found: LongList[] = []
  let list: LongList | undefined
  let [depth, listDepth, last, stretchEnd, textFrom] = [0, 0, 0, 0, -1]
  /** range of the last text in the outermost object: the property name of the next value */
  let name: readonly [number, number] | undefined
  for (let at = 0; at < bytes.length; at += 1) {
    if (at >= stretchEnd) {
      stretchEnd = at + SCAN_BYTES
      await yieldToMain()
    }
    const byte = bytes[at]
    if (textFrom >= 0) {
      if (byte === BACKSLASH) at += 1
      else if (byte === QUOTE) {
        if (depth === 1) name = [textFrom, at + 1]
        textFrom = -1
      }
    } else if (byte === QUOTE) textFrom = at
    else if (byte === COMMA) {
      if (list && depth === listDepth && at - last > part) list.cuts.push((last = at))
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      if (byte === OPEN_LIST && !list && (depth === 0 || (depth === 1 && name))) {
        list = {
          from: at + 1,
          to: 0,
          name: name && (JSON.parse(decode(bytes.subarray(...name))) as string),
          cuts: [],
        }
        ;[listDepth, last] = [depth + 1, at]
      }
      depth += 1
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      if (list && depth === listDepth) {
        list.to = at
        if (list.cuts.length > 0) found.push(list)
        list = undefined
      }
      depth -= 1
    }
  }
  return found
}

export const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null
/** The value at a path of a response; undefined if there is none. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), data)
