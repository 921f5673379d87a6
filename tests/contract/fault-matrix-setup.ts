import type { Query } from '~/platform/query/query.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { login } from '~generated/account/client/session.ts'
import { CATALOGUES } from '~generated/i18n/catalogues.ts'
import type { OperationId } from '~generated/operations.ts'
import { describeError } from '~/platform/errors/describe-error.ts'
import { clearError, errorStore, PortalError } from '~/platform/errors/portal-error.ts'
import { contractCheck } from '~/platform/http/contract-check.ts'
import { configureHttp, httpConfig } from '~/platform/http/http-config.ts'
import { intlOf } from '~/platform/i18n/catalogues.ts'
import { type Locale, LOCALES, setLocale } from '~/platform/i18n/locale.ts'
import { textOf } from '~/platform/i18n/text.tsx'
import { queryClient } from '~/platform/query/query-client.ts'
import { reauthenticate, reauthenticationStore } from '~/platform/session/reauthentication.ts'
import { loginOf, PASSWORD } from '../../sandbox/personas.ts'
import { type Sandbox, startSandbox } from '../../sandbox/server.ts'
import { openTab, signInAs } from '../support/browser.ts'
import { READS, type ReadCall } from '../support/fault-matrix/reads.ts'
import { contractFacts } from '../../tools/contract/calls/contract-facts.ts'
import { freePort } from '../../tools/free-port.ts'
import { WRITES, type WriteCall } from '../support/fault-matrix/writes.ts'
import type { FaultCase } from '../support/fault-matrix/faults.ts'
import { type Call, SandboxControl } from '../support/sandbox-control.ts'
import { argumentsOf, factsOf } from './support/calls.ts'
import { connectPortal, type Portal } from './support/portal.ts'
import { loadMessages } from '../support/load-messages.ts'

/** The result of one call, as the member and the service see it. */
export interface Outcome {
  /** `well`, or the kind of error with which the call ended */
  readonly ends: string
  readonly operation?: string | undefined
  readonly status?: number | undefined
  readonly mayHaveArrived?: boolean
  /** the message shown to the member, in the dialog or on the page that sent the request */
  readonly words?: string
  /** the message of each dialog that opened; empty if the page shows the failure itself */
  readonly dialogs: readonly string[]
  /** number of times that the portal asked for the password in a dialog */
  readonly asked: number
  /** number of times that the portal sent the request, including retries */
  readonly tries: number
  /** the status of the response to each request that the service received; 0 if it sent no response */
  readonly arrived: readonly number[]
}
export type Outcomes = Readonly<Record<string, Outcome>>

interface How {
  /** whether to send one person's calls one after the other instead of at the same time */
  readonly inTurn?: boolean
  /** a function that runs while the calls of one person wait for their responses */
  readonly meanwhile?: (waiting: Waiting) => Promise<void>
}

/** One operation, called as the portal calls it. It can be called any number of times. */
interface Caller {
  readonly operation: OperationId
  readonly persona: string
  readonly call: (signal?: AbortSignal) => Promise<unknown>
  /** the key under which the query cache stores the response to a read */
  readonly queryKey?: readonly unknown[]
}

const FIRST_MEMBER = 'default'
const PERSONAS = [
  ...new Set([...Object.values(READS), ...Object.values(WRITES)].map(({ persona = FIRST_MEMBER }) => persona)),
]

/**
 * Sets up the portal in front of a sandbox, with its real HTTP layer, query cache, error dialog and messages. Timers
 * with a delay are stopped, so that the speed of the machine cannot change a result. The pause between two attempts is
 * recorded but does not take place.
 */
export function useFaultMatrix() {
  let sandbox: Sandbox
  let control: SandboxControl
  let portal: Portal
  let nowhere: string
  const tokens = new Map<string, string>()
  const pauses: number[] = []
  const violations: string[] = []
  /** number of times that the portal asked for the password, and whether the test then enters the password */
  const password = { asked: 0, isGiven: true }
  let ticking: NodeJS.Timeout | undefined

  beforeAll(async () => {
    skipPauses(pauses)
    sandbox = await startSandbox({ port: 0, database: ':memory:', quiet: true })
    control = new SandboxControl(sandbox.url)
    nowhere = `http://127.0.0.1:${await freePort()}`
    // The catalogue `start-failure` cannot be loaded, because the first script of the portal contains its messages.
    for (const locale of LOCALES)
      await loadMessages(
        locale,
        CATALOGUES.filter((name) => name !== 'start-failure'),
      )
    reauthenticationStore.subscribe(() => {
      const question = reauthenticationStore.get()
      if (!question) return
      password.asked += 1
      // the dialog is answered after it has opened
      queueMicrotask(() => question.answer(password.isGiven))
    })
  })
  beforeEach(async () => {
    sandbox.reset()
    openTab()
    // The portal saves a PDF by clicking a link that it creates.
    vi.stubGlobal('document', {
      documentElement: { lang: '', dataset: {} },
      createElement: () => ({ click: () => undefined }),
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    ticking ??= setInterval(() => vi.advanceTimersByTime(0), 1)
    queryClient.clear()
    clearError()
    violations.length = 0
    password.isGiven = true
    portal = connectPortal(sandbox.url)
    configureHttp({ ...httpConfig(), reauthenticate })
    // As in production, a response that violates only its schema does not stop a member.
    contractCheck.mode = 'report'
    contractCheck.report = (violation) => violations.push(violation.message)
    for (const persona of PERSONAS) {
      const { headers } = await login({ email: loginOf(persona), password: PASSWORD })
      tokens.set(persona, headers['x-auth']!)
    }
  })
  afterAll(async () => {
    clearInterval(ticking)
    vi.useRealTimers()
    vi.unstubAllGlobals()
    await sandbox.close()
  })

  const network = (isThere: boolean): void => {
    vi.stubGlobal('navigator', { onLine: isThere })
    const url = isThere ? sandbox.url : nowhere
    configureHttp({ ...httpConfig(), baseUrls: { account: `${url}/accounts`, member: `${url}/members` } })
  }
  const journal = async (): Promise<readonly Call[]> =>
    ((await (await fetch(`${sandbox.url}/__sandbox/calls`)).json()) as { calls: readonly Call[] }).calls

  const tokenFor = async (address: string): Promise<string> =>
    new URL(await control.linkTo(address)).searchParams.get('token') ?? ''

  const sender = async (
    operation: OperationId,
    { persona = FIRST_MEMBER, prepare, send }: WriteCall,
  ): Promise<Caller> => {
    const me = loginOf(persona)
    portal.token = tokens.get(persona)
    signInAs(me)
    const prepared = (await prepare?.(me, { tokenFor })) ?? ''
    return {
      operation,
      persona,
      call: () => {
        signInAs(me)
        return send(me, prepared)
      },
    }
  }

  return {
    pauses,
    violations,
    password,
    control: () => control,

    /** Signs in the first member and returns the login. Later calls carry this member's token. */
    signIn: (): string => {
      portal.token = tokens.get(FIRST_MEMBER)
      return loginOf(FIRST_MEMBER)
    },

    /**
     * Prepares the operations so that they are called as the portal calls them. Requests that must come before a call
     * are sent now.
     */
    callersOf: async (operations: readonly OperationId[]): Promise<Caller[]> => {
      const callers: Caller[] = []
      for (const operation of operations) {
        const sent = WRITES[operation]
        callers.push(sent ? await sender(operation, sent) : asker(operation, READS[operation] ?? {}))
      }
      return callers
    },

    /** Makes all later calls fail with a fault. */
    makeTrouble: async ({ fault }: FaultCase): Promise<void> => {
      network(fault !== undefined)
      await control.faults(fault ? [{ operationId: '*', ...fault }] : [])
    },
    heal: async (): Promise<void> => {
      network(true)
      await control.heal()
    },

    /** Calls all operations and returns the outcome of each. */
    callAll: async (
      callers: readonly Caller[],
      locale: Locale,
      { inTurn = false, meanwhile }: How = {},
    ): Promise<Outcomes> => {
      setLocale(locale)
      portal.language = locale
      queryClient.clear()
      clearError()
      pauses.length = 0
      await control.forgetCalls()
      const dialogs: PortalError[] = []
      const unsubscribe = errorStore.subscribe(() => {
        const error = errorStore.get()
        if (error) dialogs.push(error)
      })
      const ends = new Map<OperationId, Ending & { asked: number }>()
      for (const [persona, mine] of Map.groupBy(callers, (each) => each.persona)) {
        portal.token = tokens.get(persona)
        signInAs(loginOf(persona))
        const note = async (caller: Caller): Promise<void> => {
          const before = password.asked
          const ending = await askOrSend(caller)
          ends.set(caller.operation, { ...ending, asked: password.asked - before })
        }
        if (inTurn) for (const caller of mine) await note(caller)
        const all = inTurn ? [] : mine.map(note)
        await meanwhile?.({
          operations: mine.map(({ operation }) => operation),
          hasEnded: (operation) => ends.has(operation),
          journal,
        })
        await Promise.all(all)
      }
      unsubscribe()
      const stray = dialogs.filter(({ operationId }) => !ends.has(operationId as OperationId))
      if (stray.length > 0) throw new Error(`The dialog opened for what nobody called: ${stray.map(String).join(', ')}`)
      const calls = await journal()
      const text = textOf(intlOf(locale))
      const say = (error: PortalError) => describeError(error, text).body
      return Object.fromEntries(
        [...ends].map(([operation, { error, asked, tries }]) => {
          const found = error && {
            operation: error.operationId,
            status: error.status,
            mayHaveArrived: error.mayHaveArrived,
            words: say(error),
          }
          return [
            operation,
            {
              ends: error?.kind ?? 'well',
              ...found,
              dialogs: dialogs.filter(({ operationId }) => operationId === operation).map(say),
              asked,
              tries,
              arrived: calls.filter(({ operationId }) => operationId === operation).map(({ status }) => status),
            },
          ]
        }),
      )
    },
  }
}

/** Calls whose responses do not arrive. */
interface Waiting {
  readonly operations: readonly OperationId[]
  readonly hasEnded: (operation: OperationId) => boolean
  readonly journal: () => Promise<readonly Call[]>
}

/**
 * Waits until all calls have arrived, and then advances the clock past the contract's timeouts. Returns the names of
 * the calls that ended before their timeout.
 */
export async function letTimePass({ operations, hasEnded, journal }: Waiting): Promise<OperationId[]> {
  const giveUp = performance.now() + 30_000
  const areWaiting = async () =>
    (await journal()).filter(({ operationId }) => operations.includes(operationId)).length >= operations.length
  while (!(await areWaiting())) if (performance.now() > giveUp) throw new Error('Not every call arrived')
  const impatient: OperationId[] = []
  let now = 0
  for (const limit of [...new Set(operations.map((id) => contractFacts.get(id)!.timeout))].toSorted(
    (one, other) => one - other,
  )) {
    vi.advanceTimersByTime(limit - 1 - now)
    await nextTurn()
    impatient.push(...operations.filter((id) => contractFacts.get(id)!.timeout === limit && hasEnded(id)))
    vi.advanceTimersByTime(1)
    now = limit
  }
  return impatient
}

/** The generated queries of the portal by name. */
const generatedQueries = Object.assign(
  {},
  ...Object.values(import.meta.glob('../../generated/*/queries/*.ts', { eager: true })),
) as Record<string, (...parts: readonly unknown[]) => Query<unknown>>

interface Ending {
  readonly tries: number
  readonly error?: PortalError
}

/**
 * Sends a call as the portal does: a read through the query cache, a write through a mutation. Returns how it ended.
 */
async function askOrSend({ call, queryKey }: Caller): Promise<Ending> {
  let tries = 0
  const counted = (signal?: AbortSignal) => {
    tries += 1
    return call(signal)
  }
  try {
    if (queryKey) await queryClient.fetchQuery({ queryKey, queryFn: ({ signal }) => counted(signal) })
    else
      await queryClient
        .getMutationCache()
        .build(queryClient, { mutationFn: () => counted() })
        .execute(undefined)
    return { tries }
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
    return { tries, error }
  }
}

/** A read, called as a page calls it. The request is for the member who is signed in when it is sent. */
function asker(operation: OperationId, { persona = FIRST_MEMBER, with: parts }: ReadCall): Caller {
  const isAboutMember = factsOf(operation).path.startsWith('/{id}')
  const examples = argumentsOf(operation)
  const { queryKey, queryFn } = generatedQueries[`${operation}Query`]!(
    ...(isAboutMember ? (parts ?? examples.slice(1)) : examples),
  )
  return { operation, persona, queryKey, call: (signal) => queryFn({ signal: signal! }) }
}

/** Makes the query cache retry at once. The length of each skipped pause is recorded. */
function skipPauses(noted: number[]): void {
  type Ask<Answer> = (failures: number, error: PortalError) => Answer
  const { queries, ...others } = queryClient.getDefaultOptions()
  const [triesAgain, pauseBefore] = [queries?.retry as Ask<boolean>, queries?.retryDelay as Ask<number>]
  const retry: Ask<boolean> = (failures, error) => {
    const again = triesAgain(failures, error)
    if (again) noted.push(pauseBefore(failures, error))
    return again
  }
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retry, retryDelay: 0 } })
}
