import { expect, type Locator, type Page } from '@playwright/test'
import type { OperationId } from '../../../generated/operations.ts'
import { PASSWORD } from '../../../sandbox/personas.ts'
import type { Member } from '../support/member.ts'
import { errorNameOf } from './contract-facts.ts'
import { expectedWords, type Trouble } from './troubles.ts'

/** How much faster time-outs come: a minute is three seconds, and what is slow here must stay well below. One that is waited for is a second. */
const HURRY = { always: 20, waiting: 60 } as const
declare global {
  var hurry: number
}

/** Shortens what requests may take, which only the browser counts, and takes hold of the page's other clocks. */
export async function hurry(page: Page): Promise<void> {
  await page.clock.install()
  await page.addInitScript((factor) => {
    globalThis.hurry = factor
    const timeout = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout')!
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      ...timeout,
      set(this: XMLHttpRequest, value: number) {
        timeout.set?.call(this, value / globalThis.hurry)
      },
    })
  }, HURRY.always)
}

const setHurry = (page: Page, factor: number) => page.evaluate((value) => void (globalThis.hurry = value), factor)

export async function makeTrouble({ sandbox, page }: Member, operationId: OperationId, { fault }: Trouble): Promise<void> {
  await setHurry(page, fault?.status === 'hang' ? HURRY.waiting : HURRY.always)
  if (fault) await sandbox.faults([{ operationId, ...fault }])
  else await page.context().setOffline(true)
}

export async function heal({ sandbox, page }: Member): Promise<void> {
  await page.context().setOffline(false)
  await sandbox.heal()
}

/** Waits for something that pauses and tries again before it comes: the page's clock goes faster. */
export async function untilVisible(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(3000)
    await expect(target).toBeVisible({ timeout: 150 })
  }).toPass({ timeout: 15_000, intervals: [20] })
}

/** What was wrong is said, once and in the member's language; the page stands, nothing loads any more. */
export async function saysWhatIsWrong(member: Member, operationId: OperationId, trouble: Trouble): Promise<void> {
  const { page, locale } = member
  const said = expectedWords(operationId, trouble, locale)
  const dialog = page.getByRole('dialog')
  if (errorNameOf(operationId) === 'caller') {
    await untilVisible(page, page.getByRole('main').getByText(said).first())
    await expect(dialog).toHaveCount(0)
  } else {
    await untilVisible(page, dialog.getByText(said))
    await expect(dialog).toHaveCount(1)
    await expect(dialog).toContainText(member.text('error.reference', { reference: '' }).trim())
    await closeDialog(member)
  }
  await stands(member)
}

export async function closeDialog(member: Member): Promise<void> {
  const dialog = member.page.getByRole('dialog')
  await dialog
    .getByRole('button', { name: member.text('shell.close') })
    .last()
    .click()
  await expect(dialog).toHaveCount(0)
}

/** No blank page, and loading has ended. */
export async function stands(member: Member): Promise<void> {
  const { page } = member
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(member.text('shell.loading'))).toHaveCount(0)
}

/** A 401 in the middle of work: the password is asked for in place. */
export async function givesPassword(member: Member): Promise<void> {
  await expect(member.dialog('reauthentication.title')).toBeVisible()
  await member.page.getByRole('dialog').getByLabel(member.text('password-dialog.password'), { exact: true }).fill(PASSWORD)
  await member.press(member.button('password-dialog.continue'))
  await expect(member.dialog('reauthentication.title')).toHaveCount(0)
}
