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
/** The contract's declarations for each operation. */
const facts: ContractFacts = new Map(calls)
/** Operations that the portal calls. */
export const usedOperations: readonly OperationId[] = used

/**
 * Makes the operation fail with this fault from now on, and ends any earlier fault. If the case has no fault, the
 * browser goes offline instead.
 */
export async function injectFault({ sandbox }: Member, operationId: OperationId, { fault }: FaultCase): Promise<void> {
  // A request that hangs is the only request in progress, so timers can run 200 times faster until the request times
  // out.
  hurry(fault?.status === 'hang' ? 200 : undefined)
  await sandbox.faults(fault ? [{ operationId, ...fault }] : [])
  setOffline(!fault)
}
/**
 * The faults to set before a page opens. A page cannot open offline, so a case without a fault cuts the connection of
 * this operation instead.
 */
export const faultAtOpening = (operationId: OperationId, { fault = { status: 'network' } }: FaultCase): Fault[] => [
  { operationId, ...fault },
]

/** Ends every fault and takes the browser online. Timers run 20 times faster again, as they did before the fault. */
export async function heal({ sandbox }: Member): Promise<void> {
  hurry()
  setOffline(false)
  await sandbox.heal()
}

/** The faults after which this operation fails, without those that the test excludes. */
export const faultsOf = (operation: OperationId, apart: readonly string[] = []): readonly FaultCase[] =>
  FAULTS.filter((trouble) => !endsWell(facts, operation, trouble) && !apart.includes(trouble.name))

/** Checks that the page shows the error in the member's language, and that the page is usable and no longer loading. */
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
    // the dialog has already shown the reference of the failed request, so the message that stays in the section of the
    // page must not repeat the reference
    const part = page.getByRole('alert').filter({ hasText: member.text('error.section') })
    await expect
      .element(part.filter({ hasText: member.text('error.reference', { reference: '' }).trim() }))
      .not.toBeInTheDocument()
  }
  await expectUsable(member)
}

/** Checks that the page is not empty and is no longer loading. */
export async function expectUsable(member: Member): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByText(member.text('shell.loading'), { exact: true })).not.toBeInTheDocument()
}

/**
 * Presses Retry once the button is enabled. After a response with `Retry-After`, the button stays disabled until that
 * time has passed.
 */
export async function retry(member: Member): Promise<void> {
  const button = member.button('error.retry')
  await expect.element(button).not.toHaveAttribute('aria-disabled', 'true')
  await member.press(button)
}

/** Enters the password in the dialog that a 401 opens on the page. */
export async function enterPassword(member: Member): Promise<void> {
  const dialog = member.dialog('reauthentication.title')
  await expect.element(dialog).toBeVisible()
  await member.write(dialog.getByLabelText(member.text('password-dialog.password'), { exact: true }), PASSWORD)
  await member.press(member.button('password-dialog.continue'))
  await expect.element(dialog).not.toBeInTheDocument()
}
