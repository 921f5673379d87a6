import { expect, type Locator } from '@playwright/test'
import type { MessageId } from '../../../generated/i18n/messages.ts'
import { spend } from './test-cost-budget.ts'
import { receiptPhoto, statementPdf } from './documents.ts'
import type { Member } from './member.ts'

/** Two physiotherapy visits, for two people. */
export const VISITS = [
  { person: 'Marie-Ève Roy-Côté', day: '10', month: '11', year: '2026', amount: '80', stored: '80.00' },
  { person: 'Théo Cormier-Roy', day: '12', month: '11', year: '2026', amount: '95,50', stored: '95.50' },
] as const

/** Steps whose page sends the claim. */
const SENDING: ReadonlySet<string> = new Set(['claim-summary', 'confirmation'])

/** The claim wizard as a member uses it. Each function answers one step and waits for the next. */
export class ClaimJourney {
  readonly member: Member
  /** a check of accessibility, keyboard or language that runs whenever a step is shown */
  onStep: () => Promise<void> = async () => undefined

  constructor(member: Member) {
    this.member = member
  }

  async start(): Promise<void> {
    await this.member.press(this.member.button('dashboard.links.submit'))
    await this.shows('claim-type')
  }

  async chooseType(name: RegExp = /Health practitioner|Praticien/): Promise<void> {
    await this.pick(name, 'before-start')
  }
  /** Answers whether the visit followed an accident. The question about the provider is on the same page. */
  async notAnAccident(): Promise<void> {
    await this.answer('form.treatmentForAccident.isAccident.label', 'no')
  }
  async choosePhysiotherapist(): Promise<void> {
    await this.pick(/^Physioth[eé]rap(ist|eute)$/, 'provider-search/results', 'provider-results')
  }
  async search(city = 'Moncton'): Promise<void> {
    await this.member.hands.write(this.member.field('form.providerSearch.city.label'), city)
    await this.goOn('provider-search/results', 'provider-results')
  }
  async chooseProvider(): Promise<void> {
    await this.pick(this.member.page.getByRole('radio'), 'service-list')
  }
  async chooseServices(): Promise<void> {
    await this.choose(/initial assessment|évaluation initiale/, 'checkbox')
    await this.choose(/– treatment|– traitement/, 'checkbox')
    await this.goOn('claim-details')
  }
  /**
   * Fills in the lines in the order of the services. If the plan coordinates benefits, the question about other
   * coverage is on the same page.
   */
  async enterVisits(
    visits: readonly { person: string; day: string; month: string; year: string; amount: string }[] = VISITS,
  ): Promise<void> {
    for (const [index, visit] of visits.entries()) {
      const line = this.member.page.locator('[id$="etails_lines"] section').nth(index)
      await this.member.hands.choose(line.getByRole('radio', { name: visit.person }))
      await this.member.hands.write(line.getByLabel(this.member.text('form.date.day'), { exact: true }), visit.day)
      await this.member.hands.write(line.getByLabel(this.member.text('form.date.month'), { exact: true }), visit.month)
      await this.member.hands.write(line.getByLabel(this.member.text('form.date.year'), { exact: true }), visit.year)
      await this.member.hands.write(
        line.getByLabel(this.member.text('form.claimDetails.lines.amountPaid.label')),
        visit.amount,
      )
    }
  }
  /** Fills in the first line of expenses that the member describes. */
  async describeExpense(what: string): Promise<void> {
    const [visit] = VISITS
    const line = this.member.page.locator('[id="claimItems_items"] section').first()
    await this.member.hands.choose(line.getByRole('radio', { name: visit.person }))
    await this.enterDay(visit)
    await this.member.hands.write(line.getByLabel(this.member.text('form.claimItems.items.whatIsClaimFor.label')), what)
    await this.member.hands.write(
      line.getByLabel(this.member.text('form.claimItems.items.amountPaid.label')),
      visit.amount,
    )
    await this.goOn('other-coverage')
  }
  /** Fills the first date of the page. */
  async enterDay(visit: (typeof VISITS)[number] = VISITS[0]): Promise<void> {
    const { page, hands } = this.member
    for (const part of ['day', 'month', 'year'] as const)
      await hands.write(page.getByLabel(this.member.text(`form.date.${part}`), { exact: true }).first(), visit[part])
  }
  /** Answers that the member has no other coverage. Stays on the page if the page asks for the files too. */
  async noOtherCoverage(): Promise<void> {
    await this.answer('form.otherCoverage.doesMemberHaveOtherCov.label', 'no')
    if ((await this.member.page.locator('input[type=file]').count()) === 0) await this.goOn('attach-documents')
  }
  async attach(): Promise<void> {
    await this.member.page.locator('input[type=file]').first().setInputFiles([receiptPhoto, statementPdf])
    await expect(this.member.page.getByText(statementPdf.name)).toBeVisible()
    await this.goOn('claim-summary')
  }
  async comment(text = 'Merci!'): Promise<void> {
    await this.member.press(this.member.button('claims.summary.comment'))
    await this.shows('comments')
    await this.member.hands.write(this.member.field('form.comments.comments.label'), text)
    await this.goOn('claim-summary')
  }
  async accept(): Promise<void> {
    await this.choose(this.member.text('form.claimConfirmation.agreement.label'))
  }
  /** The button that sends the claim. For a claim on the spending account it names the amount. */
  sendButton(): Locator {
    const names = [this.member.text('claims.submit'), this.member.text('claims.submit.back', { amount: 'X' })]
    return this.member.page.getByRole('button', { name: new RegExp(`^(?:${names.join('|').replace('X', '.+')})$`) })
  }
  async submit(): Promise<void> {
    await this.member.press(this.sendButton())
  }
  /** Adds a comment to the summary, and sends the claim. */
  async send(): Promise<void> {
    await this.comment()
    await this.accept()
    await this.submit()
    await this.member.isAt('/submit-claim/success')
  }

  /** Goes from the dashboard to a step, giving the simplest answers. */
  async reach(step: 'provider-results' | 'claim-details' | 'details-entered' | 'claim-summary'): Promise<void> {
    const walk: readonly [string, () => Promise<void>][] = [
      ['claim-type', () => this.start()],
      ['before-start', () => this.chooseType()],
      ['provider-type', () => this.notAnAccident()],
      ['provider-results', () => this.choosePhysiotherapist()],
      ['service-list', () => this.chooseProvider()],
      ['claim-details', () => this.chooseServices()],
      ['details-entered', () => this.enterVisits()],
      ['other-coverage', () => this.noOtherCoverage()],
      ['claim-summary', () => this.attach()],
    ]
    for (const [reached, go] of walk) {
      await go()
      if (reached === step) return
    }
  }

  async answer(question: MessageId, answer: 'yes' | 'no'): Promise<void> {
    const group = this.member.page.getByRole('radiogroup', { name: this.member.text(question) })
    await this.member.hands.choose(group.getByRole('radio', { name: this.member.text(answer), exact: true }))
  }
  async choose(name: string | RegExp, role?: 'radio' | 'checkbox'): Promise<void> {
    const target: Locator = role
      ? this.member.page.getByRole(role, { name })
      : this.member.page.getByRole('radio', { name }).or(this.member.page.getByRole('checkbox', { name }))
    await this.member.hands.choose(target.first())
  }
  /** Chooses an option that goes to the next step (`continueOn` in `wizard.json`). */
  async pick(option: string | RegExp | Locator, path: string, step: string = path): Promise<void> {
    const isLocator = typeof option === 'object' && !(option instanceof RegExp)
    const target = isLocator ? option : this.member.page.getByRole('radio', { name: option })
    await this.member.hands.pick(target.first(), this.member.button('claims.continue'))
    await this.shows(step, path)
  }
  async goOn(path: string, step: string = path): Promise<void> {
    await this.member.press(this.member.button('claims.continue'))
    await this.shows(step, path)
  }
  async shows(step: string, path: string = step): Promise<void> {
    spend('wizard steps')
    await this.member.isAt(`/submit-claim/${path}`)
    await expect(this.member.heading(`page.claims.${step}` as MessageId)).toBeVisible()
    await expect(SENDING.has(step) ? this.sendButton() : this.member.button('claims.continue')).toBeVisible()
    await this.onStep()
  }
}
