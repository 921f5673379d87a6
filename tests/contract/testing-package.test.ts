import { expect, it } from 'vitest'
import { submitMultiClaims } from '~generated/member/client/claims.ts'
import type {
  Call as SandboxCall,
  Exchange as SandboxExchange,
  Violation as SandboxViolation,
} from '../../sandbox/http/journal.ts'
import type { Arrival } from '../../sandbox/store/submissions.ts'
import type { Call, Exchange, SubmittedClaim, Violation } from '../../testing/index.mjs'
import { Sandbox } from '../../testing/index.mjs'
import { treatment } from './support/claim-journey.ts'
import { useSandbox } from './support/use-sandbox.ts'

/**
 * Compiles only if what the sandbox sends has the types of the package. The package has types of its own, because it is
 * installed without this repository.
 */
const asPackage = (claim: Arrival, call: SandboxCall, exchange: SandboxExchange, violation: SandboxViolation) =>
  [claim, call, exchange, violation] satisfies [SubmittedClaim, Call, Exchange, Violation]

const sandbox = useSandbox()

it('the testing package reads claims, calls, the request and answer of a call, and violations', async () => {
  expect(asPackage).toBeTypeOf('function')
  const control = new Sandbox(sandbox.url(), 'default')
  const id = await sandbox.as('default')
  await control.faults([{ operationId: 'submitMultiClaims', patch: { message: 'Thanks.' } }])
  const claim = { claimType: 'PHYS', participantId: '1', lob: '03', benefitServices: [treatment('85.00')] }
  await submitMultiClaims(id, { claimExtraInfo: claim })

  const [arrived] = await control.claims()
  expect(arrived!.claimExtraInfo.benefitServices![0]!.amountPaid).toBe('85.00')
  const last = (await control.calls()).at(-1)!
  expect(last).toMatchObject({ operationId: 'submitMultiClaims', status: 200, fault: 'patch', login: id })
  const { request, answer } = await control.call(last.id)
  expect(JSON.parse(request)).toMatchObject({ claimExtraInfo: { claimType: 'PHYS' } })
  expect(JSON.parse(answer)).toMatchObject({ message: 'Thanks.' })
  expect(await control.violations()).toEqual([])
})
