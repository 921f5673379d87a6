import type {
  Expect,
  Page,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
  TestType,
} from '@playwright/test'

/** What goes wrong on purpose (sandbox/README.md). A wrong name is refused with the nearest ones. */
export interface Fault {
  readonly operationId: string
  readonly status?: number | 'network' | 'hang' | 'html' | 'empty' | 'broken-contract' | 'random' | 'unfamiliar'
  readonly example?: string
  readonly body?: unknown
  /** changes fields of the answer (JSON Merge Patch): `{ note: 'new', status: null }` adds `note` and removes `status` */
  readonly patch?: Readonly<Record<string, unknown>>
  readonly delayMs?: number
  readonly times?: number
  readonly after?: boolean
  readonly seed?: number
}
/** What is different about a persona until the world is reset. It replaces what was different before. */
export interface Change {
  readonly policy?: Readonly<Record<string, string | boolean>>
  /** all benefits of the plan, in place of the persona's own: `['DRUGS', 'TRAVEL']` has no dental care */
  readonly benefits?: readonly string[]
  readonly participants?: Readonly<Record<string, Readonly<Record<string, string | boolean>>>>
  readonly historyLines?: number
  readonly claims?: readonly {
    readonly service: string
    readonly participantId?: string
    readonly date?: string
    readonly amount?: string
    readonly status?: string
    /** kind of the document for which the claim waits: `XRAY` */
    readonly needs?: string
    /** reason for which the claim is declined: `R03` */
    readonly refusal?: string
  }[]
}

/**
 * The fields of a claim that tests ask for most. The contract has all of them (`ClaimExtraInfo`): a team that generates
 * types from it writes `sandbox.claims<ClaimExtraInfo>()`.
 */
export interface ClaimDetails {
  readonly claimType: string
  readonly participantId: string
  readonly lob: string
  readonly isHsa?: boolean
  readonly comments?: string
  readonly benefitServices?: readonly {
    readonly participantId?: string
    readonly serviceId?: number
    readonly serviceCode?: string
    readonly specialtyCode?: string
    readonly dateOfService: string
    readonly amountPaid: string
    readonly amountPaidByOtherCarrier?: string
  }[]
  readonly manualClaimServiceItems?: readonly {
    readonly participant?: string
    readonly whatIsClaimFor?: string
    readonly dateOfService?: string
    readonly amountPaid?: string
    readonly amountPaidByOtherCarrier?: string
  }[]
}
/** A claim as it arrived. */
export interface SubmittedClaim<Details = ClaimDetails> {
  readonly login: string
  readonly received: string
  readonly idempotencyKey?: string | undefined
  readonly claimExtraInfo: Details
  readonly files: readonly {
    readonly name: string
    readonly type: string
    readonly size: number
    readonly sha256: string
  }[]
  readonly answer: {
    readonly confirmationNumber?: string
    readonly claims?: readonly { readonly claimId: string }[]
  }
}
/** A call of the portal. */
export interface Call {
  readonly id: number
  readonly operationId: string
  readonly method: string
  /** the path of the contract, with the names of its parameters */
  readonly path: string
  /** 0 where no answer was sent */
  readonly status: number
  readonly at: string
  readonly durationMs: number
  /** the fault that this call met */
  readonly fault?: string
  readonly login?: string
  /** what answered: a fault (`rule: 503`), an example, or the sandbox for a member */
  readonly by?: string
}
/** Request and answer of a call as text: JSON with indents, without passwords, cut after 4000 characters. */
export interface Exchange {
  readonly query: string
  readonly request: string
  readonly answer: string
}
/** An answer of the sandbox that broke the contract. */
export interface Violation {
  readonly operationId: string
  readonly status: number
  readonly problems: readonly string[]
}

/** The switches of one world of the sandbox or the contract mock. */
export class Sandbox {
  readonly services: string
  readonly world: string
  constructor(services: string, world: string)
  faults(faults: readonly Fault[]): Promise<unknown>
  vary(persona: string, change: Change): Promise<unknown>
  advance(seconds: number): Promise<unknown>
  reset(): Promise<unknown>
  /** claims as they arrived */
  claims<Details = ClaimDetails>(): Promise<readonly SubmittedClaim<Details>[]>
  /** oldest first */
  calls(): Promise<readonly Call[]>
  /** request and answer of one of the last hundred calls */
  call(id: number): Promise<Exchange>
  /** e-mails to an address, newest first */
  mails(
    to: string,
  ): Promise<readonly { readonly subject: string; readonly links: readonly { readonly url: string }[] }[]>
  violations(): Promise<readonly Violation[]>
}

/** A member who uses the portal. The fixture `member` is one; a second one needs a page of a context of its own. */
export class Member {
  readonly page: Page
  constructor(page: Page, portal: string, sandbox: Sandbox)
  /** Stores a session as signing in does, and opens a page: `signIn('quebec', 'fr', '/history')`. */
  signIn(persona?: string, locale?: 'en' | 'fr', path?: string): Promise<void>
  open(locale: 'en' | 'fr', path: string): Promise<void>
  /** Opens the link of a scenario in the world of the test. Only a portal in development has the switchboard. */
  openLink(link: string): Promise<void>
}

export interface Options {
  /** where the portal is; PORTAL_URL, or http://localhost:5173 */
  portal: string
  /** where its services are; SERVICES_URL, or http://127.0.0.1:4010 */
  services: string
  /**
   * the answer of the contract mock to every call that has an example of this name: `example=declined`. For one
   * operation alone use `sandbox.faults`
   */
  prefer: string
}
export interface Fixtures extends Options {
  sandbox: Sandbox
  member: Member
}
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & Fixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & { world: string }
>
export const expect: Expect
