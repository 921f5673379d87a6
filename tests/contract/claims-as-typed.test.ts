import { listRecentClaimsQuery } from '~generated/member/queries/history.ts'
import { signInAs } from '../support/browser.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { login } from '~generated/account/client/session.ts'
import { SubmitMultiClaimsBody } from '~generated/member/zod/claims.zod.ts'
import { asClaimAnswers, type ClaimAnswers } from '~/areas/claims/model/answers.ts'
import { toClaimExtraInfo } from '~/areas/claims/model/claim-extra-info.ts'
import { expensesOf, sentLines } from '~/areas/claims/model/expenses.ts'
import { mayHaveArrived } from '~/areas/claims/saved-draft/draft-sync-store.ts'
import { wasReceived, sendClaim, postClaim } from '~/areas/claims/submission/send-claim.ts'
import { numberFiles } from '~/platform/http/form-data.ts'
import { isPortalError } from '~/platform/errors/portal-error.ts'
import { invalidateAfter, queryClient } from '~/platform/query/query-client.ts'
import { emptyDraft } from '~/wizard/definition.ts'
import { discardDraft, setDraft } from '~/wizard/draft-store.ts'
import { reachableAnswers } from '~/wizard/engine.ts'
import type { Fault } from '../../sandbox/http/faults.ts'
import { startSandbox, type Sandbox } from '../../sandbox/server.ts'
import type { Arrival } from '../../sandbox/store/submissions.ts'
import { changes, submissionInputOf, walk, wander, wizard } from '../support/claim-journeys.ts'
import { member, type Member } from '../support/claim-members.ts'
import { connectPortal } from './support/portal.ts'

const MEMBER = 'hsa@example.com'
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, database: ':memory:', quiet: true })
})
beforeEach(async () => {
  sandbox.reset()
  queryClient.clear()
  signInAs(MEMBER)
  const portal = connectPortal(sandbox.url)
  portal.token = (await login({ email: MEMBER, password: 'Welcome2portal' })).headers['x-auth']
})
afterAll(() => sandbox.close())

const arrivals = async () => (await (await fetch(`${sandbox.url}/__sandbox/claims`)).json()) as Arrival[]
const faults = (list: readonly Fault[]) =>
  fetch(`${sandbox.url}/__sandbox/faults`, { method: 'PUT', body: JSON.stringify(list) })
const filesOf = (answers: ClaimAnswers) =>
  numberFiles((answers['attach-documents']?.files ?? []).map(({ name }) => new File([`%PDF-1.4 ${name}`], name)))

const WALKS = 1000

it(`${WALKS} simulated members change answers at random in claims of every type, and each claim arrives as entered`, async () => {
  const stories = fc.sample(fc.tuple(member, member, changes), { numRuns: WALKS, seed: 20261121 })
  const sent = []
  const types = new Set<string | undefined>()
  for (const [person, other, story] of stories) {
    const answers = asClaimAnswers(reachableAnswers(wizard, walk(person, wander(other, story))))
    const claimExtraInfo = toClaimExtraInfo(submissionInputOf(person, { answers }))
    types.add(answers['claim-type']?.claimType)
    const files = filesOf(answers)
    SubmitMultiClaimsBody.parse({ claimExtraInfo, files })
    // The list of services for the health spending account differs for each member. The end-to-end tests therefore send
    // these claims, and this test does not.
    if (answers['claim-type']?.claimType === 'XX-HSA') continue
    sent.push({ claimExtraInfo, files: files.map(({ name }) => name) })
    await postClaim({ claimExtraInfo, files, idempotencyKey: crypto.randomUUID() })
  }
  const arrived = (await arrivals()).map(({ claimExtraInfo, files }) => ({
    claimExtraInfo,
    files: files.map(({ name }) => name),
  }))
  expect(arrived).toEqual(JSON.parse(JSON.stringify(sent)))
  expect(types).toEqual(new Set(wizard.definition.flows.flatMap(({ claimTypes }) => claimTypes)))
})

const SUBMISSIONS = 500
/** A fault in one attempt, which happens before or after the service processes the request. */
const trouble = fc.constantFrom<Omit<Fault, 'operationId'>[]>(
  { status: 422 },
  { status: 400 },
  { status: 413 },
  { status: 429 },
  { status: 403 },
  { status: 409 },
  { status: 500 },
  { status: 503 },
  { status: 502 },
  { status: 504 },
  { status: 'network' },
  { status: 'html' },
  { status: 'empty', after: true },
  { status: 500, after: true },
  { status: 502, after: true },
  { status: 'network', after: true },
  { status: 'html', after: true },
  { status: 'broken-contract', after: true },
  // the response is a success but does not contain the claim
  { body: {}, after: true },
)
/** Members whose claim type does not depend on a list from the service. */
const fromNoList = member.filter(({ claimType }) => claimType !== 'XX-HSA')
/** The member's actions while the portal shows no confirmation. The portal offers these three actions then. */
const stories = fc.array(
  fc.record({
    does: fc.constantFrom('again' as const, 'check' as const, 'correct' as const),
    trouble: fc.option(trouble),
    lookFails: fc.boolean(),
  }),
  { minLength: 1, maxLength: 5 },
)

it(`each of ${SUBMISSIONS} claims sent with random faults arrives once, or the member is told that it did not arrive`, async () => {
  const runs = fc.sample(fc.tuple(fromNoList, fc.option(trouble), stories, fc.boolean()), {
    numRuns: SUBMISSIONS,
    seed: 20261121,
  })
  const told: Record<string, 'received' | 'not-received'> = {}
  for (const [index, [person, first, story, canLearn]] of runs.entries()) {
    discardDraft()
    setDraft(MEMBER, emptyDraft)
    queryClient.removeQueries({ queryKey: listRecentClaimsQuery().queryKey })
    await faults([])
    const name = `claim ${index}`
    const post = claimOf(person)
    // The portal must not mistake a claim that was sent from another device or at another time for this claim.
    if (index % 5 === 0) await post(`${name} elsewhere`).post(crypto.randomUUID())
    let comments = name
    let known: boolean | undefined // what the member knows about the outcome
    const send = async (fault: Omit<Fault, 'operationId'> | null, unreadable: readonly Fault[] = []) => {
      await faults([
        ...unreadable,
        ...(fault ? [{ operationId: 'submitMultiClaims', times: 1, ...fault } as const] : []),
      ])
      known = await outcome(async () => {
        const { kind } = await sendClaim(post(comments))
        // the portal does the same after a write
        if (kind === 'received') await invalidateAfter('submitMultiClaims')
        return true
      })
    }
    const look = async (fails: boolean) => {
      await faults(fails ? [{ operationId: 'listRecentClaims', status: 500, times: 1 }] : [])
      known = await outcome(() => wasReceived(post(comments).lines))
    }
    await send(first, canLearn ? [] : [{ operationId: 'listRecentClaims', status: 500, times: 1 }])
    for (const each of story) {
      if (known) break
      if (each.does === 'correct') comments = `${name} corrected`
      if (each.does === 'check' && mayHaveArrived()) await look(each.lookFails)
      else await send(each.trouble)
    }
    // The member checks again until the outcome is known.
    if (known === undefined) await look(false)
    told[name] = known ? 'received' : 'not-received'
  }
  await faults([])
  const there = Map.groupBy(
    await arrivals(),
    ({ claimExtraInfo }) => claimExtraInfo.comments?.replace(' corrected', '') ?? '',
  )
  const wrong = Object.entries(told).flatMap(([name, fate]) => {
    const count = there.get(name)?.length ?? 0
    return count === (fate === 'received' ? 1 : 0) ? [] : [`${name}: told ${fate}, there ${count} times`]
  })
  expect(wrong).toEqual([])
  // the test would prove nothing if all claims had the same outcome
  const received = Object.values(told).filter((fate) => fate === 'received').length
  expect(Math.min(received, SUBMISSIONS - received)).toBeGreaterThan(SUBMISSIONS / 10)
})

/** The outcome that the portal shows: received, not received, or undefined if it is unknown. */
async function outcome(work: () => Promise<boolean>): Promise<boolean | undefined> {
  try {
    return await work()
  } catch (error) {
    if (!isPortalError(error)) throw error
    return mayHaveArrived() ? undefined : false
  }
}

function claimOf(person: Member) {
  const material = submissionInputOf(person)
  const files = filesOf(material.answers)
  return (comments: string) => {
    const claimExtraInfo = { ...toClaimExtraInfo(material), comments, hasComments: true }
    return {
      content: JSON.stringify(claimExtraInfo),
      lines: sentLines(expensesOf(material.answers), material.participants),
      post: (idempotencyKey: string) => postClaim({ claimExtraInfo, files, idempotencyKey }),
    }
  }
}
