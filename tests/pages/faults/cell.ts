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
/** What the contract says of each call. */
const facts: ContractFacts = new Map(calls)
/** What the portal calls. */
export const usedOperations: readonly OperationId[] = used

/** From now on the operation has this trouble, and no other. */
export async function injectFault({ sandbox }: Member, operationId: OperationId, { fault }: FaultCase): Promise<void> {
  // What hangs is the only request of the press that follows.
  hurry(fault?.status === 'hang' ? 200 : undefined)
  await sandbox.faults(fault ? [{ operationId, ...fault }] : [])
  setOffline(!fault)
}
/** As long as a page takes to open, without a network for one operation is a connection that is cut. */
export const faultAtOpening = (operationId: OperationId, { fault = { status: 'network' } }: FaultCase): Fault[] => [{ operationId, ...fault }]

/** All is well again. */
export async function heal({ sandbox }: Member): Promise<void> {
  hurry()
  setOffline(false)
  await sandbox.heal()
}

/** The troubles that are some for this operation. */
export const faultsOf = (operation: OperationId, apart: readonly string[] = []): readonly FaultCase[] =>
  FAULTS.filter((trouble) => !endsWell(facts, operation, trouble) && !apart.includes(trouble.name))

/** What was wrong is said, once and in the member's language; the page stands, nothing loads any more. */
export async function expectErrorMessage(member: Member, operation: OperationId, trouble: FaultCase): Promise<void> {
  const said = expectedMessage(facts, operation, trouble, { locale: member.locale, has: hasMessage, say: (id) => message(member.locale)(id as never) })
  const dialog = page.getByRole('dialog')
  if (facts.get(operation)?.name === 'caller') {
    await expect.element(page.getByRole('main').getByText(said).first()).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
  } else {
    await expect.element(dialog.getByText(said)).toBeVisible()
    await expect.element(dialog.getByText(member.text('error.reference', { reference: '' }).trim())).toBeVisible()
    await member.press(dialog.getByRole('button', { name: member.text('shell.close') }).last())
    await expect.element(dialog).not.toBeInTheDocument()
    // and not once more where it happened
    const part = page.getByRole('alert').filter({ hasText: member.text('error.section') })
    await expect.element(part.filter({ hasText: member.text('error.reference', { reference: '' }).trim() })).not.toBeInTheDocument()
  }
  await expectUsable(member)
}

/** No blank page, and loading has ended. */
export async function expectUsable(member: Member): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByText(member.text('shell.loading'), { exact: true })).not.toBeInTheDocument()
}

/** As soon as the service allows it. */
export async function retry(member: Member): Promise<void> {
  const button = member.button('error.retry')
  await expect.element(button).not.toHaveAttribute('aria-disabled', 'true')
  await member.press(button)
}

/** A 401 in the middle of work: the password is asked for in place. */
export async function enterPassword(member: Member): Promise<void> {
  const dialog = member.dialog('reauthentication.title')
  await expect.element(dialog).toBeVisible()
  await member.write(dialog.getByLabelText(member.text('password-dialog.password'), { exact: true }), PASSWORD)
  await member.press(member.button('password-dialog.continue'))
  await expect.element(dialog).not.toBeInTheDocument()
}
