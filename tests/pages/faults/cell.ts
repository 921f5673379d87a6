import { expect } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { OperationId } from '~generated/operations.ts'
import type { Fault } from '../../../sandbox/http/faults.ts'
import { PASSWORD } from '../../../sandbox/personas.ts'
import type { ContractFacts } from '../../../tools/contract/calls/facts.ts'
import { endsWell, expectedMessage, FAULTS, type FaultCase } from '../../support/fault-matrix/faults.ts'
import type { Member } from '../support/member.ts'
import { hurry, setOffline } from '../support/requests.ts'
import { hasMessage, message } from '../support/messages.ts'

const { calls, used } = await commands.contractFacts()
/** What the contract says of each operation. */
const facts: ContractFacts = new Map(calls)
/** Operations that the portal calls. */
export const usedOperations: readonly OperationId[] = used

/** From now on the operation has this fault, and no other. A case without a fault takes the browser offline. */
export async function injectFault({ sandbox }: Member, operationId: OperationId, { fault }: FaultCase): Promise<void> {
  // A request that hangs is the only one after the press, so every timer may run 200 times faster.
  hurry(fault?.status === 'hang' ? 200 : undefined)
  await sandbox.faults(fault ? [{ operationId, ...fault }] : [])
  setOffline(!fault)
}
/**
 * The fault for a page that opens. A page cannot open offline, so the case without a fault cuts the connection of this
 * operation.
 */
export const faultAtOpening = (operationId: OperationId, { fault = { status: 'network' } }: FaultCase): Fault[] => [
  { operationId, ...fault },
]

/** Ends every fault: the network is back, and timers run 20 times faster again. */
export async function heal({ sandbox }: Member): Promise<void> {
  hurry()
  setOffline(false)
  await sandbox.heal()
}

/** The faults that are failures for this operation, without those that the test leaves out. */
export const faultsOf = (operation: OperationId, apart: readonly string[] = []): readonly FaultCase[] =>
  FAULTS.filter((trouble) => !endsWell(facts, operation, trouble) && !apart.includes(trouble.name))

/** Checks that the page shows the failure once, in the member's language, is usable and loads nothing any more. */
export async function expectErrorMessage(member: Member, operation: OperationId, trouble: FaultCase): Promise<void> {
  const said = expectedMessage(facts, operation, trouble, {
    locale: member.locale,
    has: hasMessage,
    say: (id) => message(member.locale)(id as never),
  })
  const dialog = page.getByRole('dialog')
  if (facts.get(operation)?.name === 'caller') {
    await expect.element(page.getByRole('main').getByText(said).first()).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
  } else {
    await expect.element(dialog.getByText(said)).toBeVisible()
    await expect.element(dialog.getByText(member.text('error.reference', { reference: '' }).trim())).toBeVisible()
    await member.press(dialog.getByRole('button', { name: member.text('shell.close') }).last())
    await expect.element(dialog).not.toBeInTheDocument()
    // the place of the failure does not show the reference a second time
    const part = page.getByRole('alert').filter({ hasText: member.text('error.section') })
    await expect
      .element(part.filter({ hasText: member.text('error.reference', { reference: '' }).trim() }))
      .not.toBeInTheDocument()
  }
  await expectUsable(member)
}

/** Checks that the page is not blank and that loading has ended. */
export async function expectUsable(member: Member): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByText(member.text('shell.loading'), { exact: true })).not.toBeInTheDocument()
}

/** Presses Retry as soon as the button is enabled, which is when the service allows another try. */
export async function retry(member: Member): Promise<void> {
  const button = member.button('error.retry')
  await expect.element(button).not.toHaveAttribute('aria-disabled', 'true')
  await member.press(button)
}

/** Signs in again in the password dialog that a 401 opens on the page. */
export async function enterPassword(member: Member): Promise<void> {
  const dialog = member.dialog('reauthentication.title')
  await expect.element(dialog).toBeVisible()
  await member.write(dialog.getByLabelText(member.text('password-dialog.password'), { exact: true }), PASSWORD)
  await member.press(member.button('password-dialog.continue'))
  await expect.element(dialog).not.toBeInTheDocument()
}
