import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OperationId } from '~generated/operations.ts'
import type { FaultCase } from '../../support/fault-matrix/faults.ts'
import type { Member } from '../support/member.ts'
import { ACTIONS, type Action } from './actions.ts'
import { enterPassword, heal, injectFault, expectErrorMessage, expectUsable, faultsOf } from './cell.ts'

// As in reads.test.ts: each action of a member fails with one fault and succeeds afterwards. For each way to show a
// failure, one action is tested with all faults.

const actions = (Object.entries(ACTIONS) as [OperationId, Action][]).map(([operation, action], index) => ({
  operation,
  action,
  index,
}))

/** Checks that the action fails, that the page says so, and that it keeps what the member entered. */
async function meets(member: Member, operation: OperationId, action: Action, trouble: FaultCase): Promise<void> {
  await injectFault(member, operation, trouble)
  await action.send(member)
  const itself = action.saysItself?.(member, trouble)
  if (itself) await expect.element(page.getByRole('main').getByText(itself).first()).toBeVisible()
  else await expectErrorMessage(member, operation, trouble)
  await expectUsable(member)
  await action.isIntact(member)
  await heal(member)
}

describe('action that fails', () => {
  test.for(actions)(
    'if $operation fails, the page keeps the input, and the action can be repeated',
    { tags: ['ERR-01', 'ERR-35', 'ERR-36'] },
    async ({ operation, action, index }) => {
      const troubles = faultsOf(operation, action.apart)
      const member = await action.reach({ locale: index % 2 === 0 ? 'fr' : 'en', isHurried: true })
      await meets(member, operation, action, troubles[index % troubles.length]!)
      if (action.isLeaving) return
      if (!action.isPublic) await member.sandbox.faults([{ operationId: operation, status: 401, times: 1 }])
      await action.send(member)
      if (!action.isPublic) await enterPassword(member)
      await action.arrives(member)
    },
  )
})

/** One action for each way in which the portal shows that an action failed. */
const REACTIONS: readonly (readonly [what: string, operation: OperationId])[] = [
  ['a form of a member', 'updateEmail'],
  ['a form of a visitor', 'registerAccount'],
  ['signing in', 'login'],
  ['a document', 'getClaimsPdf'],
  ['a claim', 'submitMultiClaims'],
]

describe('action that fails with each fault in turn', () => {
  const turns = REACTIONS.map(([what, operation], index) => ({
    what,
    operation,
    locale: index % 2 === 0 ? ('en' as const) : ('fr' as const),
  }))
  test.for(turns)(
    'the page of the action $what shows a message for each fault in turn and keeps the input ($locale)',
    { tags: ['ERR-35', 'ERR-36', 'ERR-37'] },
    async ({ operation, locale }) => {
      const action = ACTIONS[operation]!
      const member = await action.reach({ locale, isHurried: true })
      for (const trouble of faultsOf(operation, action.apart)) await meets(member, operation, action, trouble)
      await member.sandbox.faults([{ operationId: operation, delayMs: 1200 }])
      await action.send(member)
      await action.arrives(member)
    },
  )
})
