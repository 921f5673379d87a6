import type { BrowserCommand } from 'vitest/node'
import type { OperationId } from '../../../generated/operations.ts'
import { careContent } from '../../../sandbox/benefit-data/care/describe.ts'
import { EXTENDED_HEALTH, HOSPITAL } from '../../../sandbox/benefit-data/catalogue/catalogues.ts'
import { CLAIM_TYPES } from '../../../sandbox/benefit-data/claim-types.ts'
import { startMock, type Mock } from '../../../sandbox/mock/server.ts'
import { startSandbox, type Sandbox } from '../../../sandbox/server.ts'
import { contractFacts, usedOperations } from '../../../tools/contract/calls/contract-facts.ts'
import type { CallFacts } from '../../../tools/contract/calls/facts.ts'
import { makeReceipts } from '../../bench/receipts/receipts.ts'
import { pdfOf } from '../../bench/receipts/sheet.ts'
import { SandboxControl, type Session } from '../../support/sandbox-control.ts'
import { passkeyCommands } from './passkey-device.ts'

/** One sandbox for each worker, which runs one test at a time. */
const sandboxes = new Map<string, Promise<Sandbox>>()

/**
 * Resets the worker's sandbox, which is started by the first call. Returns its URL, and a session of the member who is
 * named. The sandbox does not count the sign-in as a call. The pointer is moved to the corner, because a link that
 * appears where the last test left it would prefetch its page.
 */
const freshSandbox: BrowserCommand<[login?: string]> = async ({ sessionId, page }, login): Promise<FreshSandbox> => {
  await page.mouse.move(0, 0)
  let starting = sandboxes.get(sessionId)
  if (!starting) {
    starting = startSandbox({ port: 0, database: ':memory:', quiet: true })
    sandboxes.set(sessionId, starting)
  }
  const sandbox = await starting
  sandbox.reset()
  const { url } = sandbox
  if (login === undefined) return { url }
  const control = new SandboxControl(url)
  const session = await control.sessionOf(login)
  await control.forgetCalls()
  return { url, session }
}
interface FreshSandbox {
  readonly url: string
  readonly session?: Session
}

/** The contract mocks, one for each worker. */
const mocks = new Map<string, Promise<Mock>>()

/** Removes the faults of the worker's contract mock, which is started by the first call. Returns its URL. */
const contractMock: BrowserCommand = async ({ sessionId }) => {
  const starting = mocks.get(sessionId) ?? startMock({ port: 0, quiet: true })
  mocks.set(sessionId, starting)
  const { url } = await starting
  await fetch(`${url}/__sandbox/reset`, { method: 'POST' })
  return url
}

/** Closes the sandboxes and mocks after the tests, because an open server keeps the process running. */
export const closeSandboxes = {
  name: 'close-sandboxes',
  closeBundle: async () => {
    for (const starting of [...sandboxes.values(), ...mocks.values()]) await (await starting).close()
    sandboxes.clear()
    mocks.clear()
  },
}

export interface Media {
  readonly colorScheme?: 'light' | 'dark'
  readonly forcedColors?: 'active' | 'none'
  readonly media?: 'screen' | 'print'
  readonly reducedMotion?: 'reduce'
}
/**
 * Emulates the media features of the member's device. Motion is always reduced, because a screen in the middle of an
 * animation cannot be checked.
 */
const emulateMedia: BrowserCommand<[media: Media]> = ({ page }, media) =>
  page.emulateMedia({ ...media, reducedMotion: 'reduce' })

/** Resolves when the last paste has ended. Pastes run one after the other, because all workers share one clipboard. */
let clipboard: Promise<unknown> = Promise.resolve()
/** Replaces the text of the focused field by pasting. */
const paste: BrowserCommand<[text: string]> = async (context, text) => {
  const here = await context.frame()
  const pasting = clipboard.then(async () => {
    await here.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await context.page.keyboard.press('ControlOrMeta+A')
    await context.page.keyboard.press('ControlOrMeta+V')
  })
  clipboard = pasting.catch(() => undefined)
  await pasting
}

/**
 * Returns the contract's declarations for each operation, and the operations that the portal calls. Both are read from
 * files, which code in the browser cannot open.
 */
const readContractFacts: BrowserCommand = () => ({ calls: [...contractFacts], used: usedOperations })

/** Benefit data of the sandbox, whose files the browser cannot read. */
const BENEFITS = { extendedHealth: EXTENDED_HEALTH, hospital: HOSPITAL, claimTypes: CLAIM_TYPES }
const readBenefits: BrowserCommand = () => BENEFITS
const readCareContent: BrowserCommand<Parameters<typeof careContent>> = (_, ...about) => careContent(...about)

/**
 * A sample receipt for a visit before `today`, as `npm run bench:receipts` generates it, optionally with a provider's
 * name on it. Returns the PDF in base64, and the date and amount that the receipt states.
 */
const receiptPdf: BrowserCommand<[id: string, today: string, provider?: string]> = async (_, id, today, provider) => {
  const receipt = makeReceipts(today).find((each) => each.id === id)
  if (!receipt) throw new Error(`no receipt ${id}`)
  const { sheet, amount, date } = receipt
  const pieces = [...sheet.pieces, ...(provider === undefined ? [] : [{ text: provider, x: 60, y: 12 }])]
  return { content: Buffer.from(await pdfOf({ ...sheet, pieces })).toString('base64'), amount, date }
}

export const pageCommands = {
  receiptPdf,
  freshSandbox,
  contractMock,
  emulateMedia,
  paste,
  contractFacts: readContractFacts,
  benefits: readBenefits,
  careContent: readCareContent,
  ...passkeyCommands,
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    freshSandbox: (login?: string) => Promise<FreshSandbox>
    contractMock: () => Promise<string>
    emulateMedia: (media: Media) => Promise<void>
    paste: (text: string) => Promise<void>
    contractFacts: () => Promise<{ calls: [OperationId, CallFacts][]; used: OperationId[] }>
    benefits: () => Promise<typeof BENEFITS>
    careContent: (...about: Parameters<typeof careContent>) => Promise<ReturnType<typeof careContent>>
    receiptPdf: (
      id: string,
      today: string,
      provider?: string,
    ) => Promise<{ content: string; amount?: string; date?: string }>
  }
}
