import type { MessageId } from '../../generated/i18n/messages.ts'
import { message, type Locale } from '../e2e/support/messages.ts'
import { until, type Command, type Engine } from './engines.ts'

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
type Found = Readonly<Record<typeof ELEMENT, string>>

const KEYS = { Tab: '\uE004', Escape: '\uE00C' } as const

/** Describes an element by its selector and its accessible name. */
interface Sought {
  readonly selector: string
  readonly name?: string | RegExp
  /** selector of a container; only the first visible container is searched */
  readonly within?: string
  /** index among the matching elements, the first by default */
  readonly at?: number
}

/** Runs in the page. Finds the visible element with the selector and the name, and scrolls to it. */
function findInPage(selector: string, pattern: string | null, within: string | null, at: number): Element | null {
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
  const nameOf = (element: Element) => {
    const labelledBy = element.getAttribute('aria-labelledby')
    const by = labelledBy?.split(' ').map((id) => document.getElementById(id)?.textContent ?? '')
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent ?? '')
    const name =
      element.getAttribute('aria-label') ??
      by?.join(' ') ??
      (labels.length > 0 ? labels.join(' ') : element.textContent)
    return name.replaceAll(/\s+/g, ' ').trim()
  }
  const places = within === null ? [document] : [...document.querySelectorAll(within)].filter(isShown)
  const all = places.slice(0, 1).flatMap((place) => [...place.querySelectorAll(selector)])
  const matching = all.filter(
    (element) => isShown(element) && (pattern === null || new RegExp(pattern).test(nameOf(element))),
  )
  const found = matching[at] ?? null
  // The element is scrolled to the middle of the window, where no bar at an edge covers it.
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found
}

/**
 * Converts a name to a pattern. A string must match completely, except that the kind and number of spaces may differ.
 */
const patternOf = (name: string | RegExp): string =>
  typeof name === 'string'
    ? String.raw`^${name
        .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
        .trim()
        .replaceAll(/\s+/g, String.raw`\s+`)}( ?\*)?$`
    : name.source

/**
 * A member who uses the portal in any browser engine. The methods wait until an element is shown, and use the engine's
 * mouse and keyboard.
 */
export class Visitor {
  readonly engine: Engine
  readonly portal: string
  readonly locale: Locale
  readonly isPhone: boolean
  constructor(engine: Engine, portal: string, locale: Locale, isPhone: boolean) {
    this.engine = engine
    this.portal = portal
    this.locale = locale
    this.isPhone = isPhone
  }

  text(id: MessageId): string {
    return message(this.locale)(id)
  }
  async open(path: string): Promise<void> {
    await this.#send({
      method: 'POST',
      path: '/url',
      name: 'WebDriver:Navigate',
      body: { url: `${this.portal}/${this.locale}${path}` },
    })
  }
  async back(): Promise<void> {
    await this.#send({ method: 'POST', path: '/back', name: 'WebDriver:Back' })
  }
  async address(): Promise<string> {
    return String(await this.#send({ method: 'GET', path: '/url', name: 'WebDriver:GetCurrentURL' }))
  }
  async isAt(path: string): Promise<void> {
    const expected = new RegExp(`/${this.locale}${path}(\\?[^#]*)?(#main-content)?$`)
    await until(`the address ends in ${path}`, async () => expected.test(await this.address())).catch(
      async (error: unknown) => {
        throw new Error(`${String(error)}, but is ${await this.address()}`)
      },
    )
  }
  /** Runs a function in the page. */
  async evaluate<Args extends readonly unknown[], Answer>(
    work: (...args: Args) => Answer,
    ...args: Args
  ): Promise<Answer> {
    const script = `return (${work.toString()}).apply(null, arguments)`
    return (await this.#send({
      method: 'POST',
      path: '/execute/sync',
      name: 'WebDriver:ExecuteScript',
      body: { script, args },
    })) as Answer
  }
  /** The id of the element, or undefined if it is not shown now. */
  async #look({ selector, name, within, at = 0 }: Sought): Promise<string | undefined> {
    const found = await this.evaluate(
      findInPage,
      selector,
      name === undefined ? null : patternOf(name),
      within ?? null,
      at,
    ).catch((error: unknown) => {
      // the page redrew the element before the engine returned it
      if (/stale element/.test(String(error))) return null
      throw error
    })
    return (found as unknown as Found | null)?.[ELEMENT]
  }
  async sees(sought: Sought): Promise<string> {
    return until(`“${String(sought.name ?? '')}” (${sought.selector}) is shown`, () => this.#look(sought))
  }
  async doesNotSee(sought: Sought): Promise<void> {
    await until(
      `“${String(sought.name ?? '')}” (${sought.selector}) is gone`,
      async () => (await this.#look(sought)) === undefined,
    )
  }
  /**
   * Presses an element. If the element is redrawn or covered at that moment, it is pressed again, as a member would do.
   */
  async press(sought: Sought): Promise<void> {
    let reason = ''
    await until(`“${String(sought.name ?? '')}” (${sought.selector}) can be pressed`, async () => {
      const element = await this.sees(sought)
      return this.#send({ method: 'POST', path: `/element/${element}/click`, name: 'WebDriver:ElementClick' }).then(
        () => true,
        (error: unknown) => {
          reason = String(error)
          if (/stale element|intercepted|not interactable|no such element/.test(reason)) return false
          throw error
        },
      )
    }).catch((error: unknown) => {
      throw new Error(`${String(error)} ${reason}`)
    })
  }
  async button(id: MessageId, within?: string): Promise<void> {
    await this.press({ selector: 'button', name: this.text(id), ...(within !== undefined && { within }) })
  }
  async write(sought: Sought, text: string): Promise<void> {
    const element = await this.sees(sought)
    await this.#send({ method: 'POST', path: `/element/${element}/clear`, name: 'WebDriver:ElementClear' })
    await this.#send({
      method: 'POST',
      path: `/element/${element}/value`,
      name: 'WebDriver:ElementSendKeys',
      body: { text },
    })
  }
  async field(id: MessageId, text: string, within?: string): Promise<void> {
    await this.write(
      { selector: 'input, textarea', name: this.text(id), ...(within !== undefined && { within }) },
      text,
    )
  }
  /** Gives a file to the file input, which is not visible. */
  async attach(path: string): Promise<void> {
    const found = (await until('a box for files', () =>
      this.evaluate(() => document.querySelector('input[type=file]')).then((box) => box ?? undefined),
    )) as unknown as Found
    await this.#send({
      method: 'POST',
      path: `/element/${found[ELEMENT]}/value`,
      name: 'WebDriver:ElementSendKeys',
      body: { text: path },
    })
  }
  async key(key: keyof typeof KEYS): Promise<void> {
    const value = KEYS[key]
    const actions = [{ type: 'key', id: 'keyboard', actions: ['keyDown', 'keyUp'].map((type) => ({ type, value })) }]
    await this.#send({ method: 'POST', path: '/actions', name: 'WebDriver:PerformActions', body: { actions } })
  }
  #send(command: Command): Promise<unknown> {
    return this.engine.send(command)
  }
}
