/** How many bytes of a long answer are read at once: less than a hundredth of a second on an old phone. */
const CHUNK_BYTES = 250_000
/** How many are looked through at once for where it can be cut. */
const SCAN_BYTES = 200_000

const decoder = new TextDecoder()

/** Lets the page do what the member asks before work goes on; sooner than a timer, which browsers hold back. */
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
 * What an answer says, or its text where that is no JSON. A history may have ten thousand lines, and a browser reads JSON in one go, in which a page
 * stands still: a long list, which is the answer or a part of it, is read in parts of so many bytes.
 */
export async function parseResponse(buffer: ArrayBuffer, part = CHUNK_BYTES): Promise<unknown> {
  const bytes = new Uint8Array(buffer)
  try {
    return bytes.length > 2 * part ? await readInParts(bytes, part) : JSON.parse(decoder.decode(bytes))
  } catch {
    return decoder.decode(bytes)
  }
}

/** A list that is read in parts: where it begins and ends, without its brackets, the commas it is cut at, and its name where it is a part of an object. */
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
    rest += decoder.decode(bytes.subarray(at, from))
    at = to
  }
  // The answer with these lists empty; each is filled then.
  const answer: unknown = JSON.parse(rest + decoder.decode(bytes.subarray(at)))
  for (const { from, to, name, cuts } of lists) {
    const list = (name === undefined ? answer : (answer as Record<string, unknown>)[name]) as unknown[]
    let start = from
    for (const end of [...cuts, to]) {
      await yieldToMain()
      for (const line of JSON.parse(`[${decoder.decode(bytes.subarray(start, end))}]`) as unknown[]) list.push(line)
      start = end + 1
    }
  }
  return answer
}

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x22, 0x5c, 0x2c, 0x5b, 0x5d, 0x7b, 0x7d] as const

/** The lists that are the answer, or a part of the object that it is, and are long. Whether all else is JSON is said by who reads it. */
async function longListsOf(bytes: Uint8Array, part: number): Promise<readonly LongList[]> {
  const found: LongList[] = []
  let list: LongList | undefined
  let [depth, listDepth, last, stretchEnd, textFrom] = [0, 0, 0, 0, -1]
  /** the text that came last in the outermost object: the name of what follows it */
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
        list = { from: at + 1, to: 0, name: name && (JSON.parse(decoder.decode(bytes.subarray(...name))) as string), cuts: [] }
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

export const isObject = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === 'object' && value !== null
/** What stands at a path of an answer; undefined where there is nothing. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), data)
