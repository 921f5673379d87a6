import { expect } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { claimDefinition, pageOf } from '~/areas/claims/wizard/claim-wizard.ts'
import { loadStepParts } from '~/areas/claims/wizard/step-loader.ts'
import { getPage, type PageId } from '~/platform/pages/page-registry.ts'
import type { MessageId } from '~generated/i18n/messages.ts'
import type { Member } from './member.ts'

// Loads the modules of the steps before the first test, because the development server compiles code on demand and a
// test would wait for it.
const guards = [
  import('~/areas/claims/step-view/wizard-guard.ts'),
  import('~/areas/claims/wizard/confirmation-store.ts'),
]
await Promise.all([
  ...guards,
  import('~/areas/claims/wizard/claim-queries.ts'),
  ...Object.keys(claimDefinition.steps).map(loadStepParts),
])

/** Id of the page of a step of the claim wizard. */
export const stepPage = (step: string): PageId => pageOf(step)

/**
 * A step of the claim wizard as a member answers it. Its methods have the same names as in
 * `tests/e2e/support/claim.ts`.
 */
export class Claim {
  readonly member: Member

  constructor(member: Member) {
    this.member = member
  }

  async answer(question: MessageId, answer: 'yes' | 'no'): Promise<void> {
    const group = page.getByRole('radiogroup', { name: this.member.text(question) })
    await this.member.choose(group.getByRole('radio', { name: this.member.text(answer), exact: true }))
  }
  async choose(name: string | RegExp, role: 'radio' | 'checkbox' = 'radio'): Promise<void> {
    await this.member.choose(page.getByRole(role, { name }).first())
  }
  /** Presses an option that takes the member to the next step without Continue (`continueOn` in `wizard.json`). */
  async pick(option: string | RegExp | Locator, step: string): Promise<void> {
    const isLocator = typeof option === 'object' && !(option instanceof RegExp)
    await this.member.press(isLocator ? option : page.getByRole('radio', { name: option }).first())
    await this.shows(step)
  }
  /** Fills the first date in this part of the page. */
  async writeDay(part: Pick<Locator, 'getByLabelText'>, day: string, month: string, year: string): Promise<void> {
    const parts = { day, month, year }
    for (const each of ['day', 'month', 'year'] as const)
      await part
        .getByLabelText(this.member.text(`form.date.${each}`), { exact: true })
        .first()
        .fill(parts[each])
  }

  async goOn(step: string): Promise<void> {
    await this.member.press(this.member.button('claims.continue'))
    await this.shows(step)
  }
  /**
   * Checks that Continue stays on the step, and that each message is at its field and in the summary above the form. If
   * the only mistake is a missing tick, its message is at the box, and there is no summary.
   */
  async complains(...messages: readonly MessageId[]): Promise<void> {
    const { href } = location
    // Submit has `aria-disabled` until the member ticks the agreement. The test clicks it directly, because a click
    // must show the missing agreement as an error (D-177).
    await expect.element(this.lastButton()).toBeVisible()
    ;(this.lastButton().element() as HTMLElement).click()
    const isBox = messages.length === 1 && /\.(?:agreement|confirmed)\.error\./.test(messages[0]!)
    for (const message of messages) {
      if (isBox) await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
      else await expect.element(page.getByRole('alert').getByText(this.member.text(message)).first()).toBeVisible()
      await expect
        .element(
          page
            .css('p')
            .filter({ hasText: this.member.text(message) })
            .first(),
        )
        .toBeVisible()
    }
    expect(location.href).toBe(href)
  }
  async shows(step: string): Promise<void> {
    await this.member.isAt(`/${getPage(stepPage(step)).path}`)
    await expect.element(this.member.heading(`page.${stepPage(step)}` as MessageId).first()).toBeVisible()
    await expect.element(this.lastButton()).toBeVisible()
  }
  lastButton(): Locator {
    const isSending = /\/(claim-summary|confirmation)$/.test(location.pathname)
    if (!isSending) return this.member.button('claims.continue')
    // a claim on the spending account names its amount
    const names = [this.member.text('claims.submit'), this.member.text('claims.submit.back', { amount: 'X' })]
    return page.getByRole('button', { name: new RegExp(`^(?:${names.join('|').replace('X', '.+')})$`) })
  }
}
