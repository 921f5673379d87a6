import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dayBefore, today8 } from '~/domain/dates/date8.ts'
import { discardDraft, getDraft } from '~/wizard/draft-store.ts'
import { loginOf } from '../../sandbox/personas.ts'
import { Claim } from './support/claim.ts'
import { type ClaimSteps, draftOf, receiptPhoto } from './support/drafts.ts'
import { useKeyboardOnly } from './support/keyboard.ts'
import type { Member } from './support/member.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'
import { uploads } from '~/forms/uploads/upload-store.ts'

// The lazy-loaded modules of the page are loaded before the first test, because the development server compiles code on
// demand.
await Promise.all([
  import('~/areas/claims/pages/repeat.page.tsx'),
  import('~/areas/claims/pages/repeat-review.tsx'),
  import('~/areas/claims/start/repeat-claim.ts'),
])

const PHONE_FR = { locale: 'fr', width: 390 } as const
const ME = loginOf('default')
const YESTERDAY = dayBefore(today8())

const amount = (member: Member) => member.field('form.repeatClaim.amountPaid.label')
const tick = (member: Member) => page.getByRole('checkbox', { name: member.text('form.repeatClaim.agreement.label') })
const dayBoxes = (member: Member) =>
  (['day', 'month', 'year'] as const).map((part) =>
    page.getByLabelText(member.text(`form.date.${part}`), { exact: true }).first(),
  )
const edit = (member: Member, label: string) =>
  page.getByRole('button', { name: `${member.text('claims.summary.edit')} ${label}`, exact: true })
/** Unfolds the lines of the other answers. */
const unfold = (member: Member) => member.press(edit(member, member.text('claims.summary.answers')))
const line = (label: string) => page.css('dl > div').filter({ hasText: label })

/** Presses the first "Claim again" button on the dashboard. */
async function pressRepeat(options: PageOptions = {}): Promise<Member> {
  const member = await renderPage('dashboard.home', options)
  await member.press(page.getByRole('button', { name: new RegExp(`^${member.text('claim-again.begin')}`) }).first())
  return member
}
test('what decides about a repeat claim is requested before the banking details have been answered', async () => {
  const member = await renderPage('dashboard.home')
  await member.waits()
  await member.sandbox.forgetCalls()
  await member.sandbox.faults([{ operationId: 'getBankingDetails', status: 'hang', times: 1 }])
  await member.press(page.getByRole('button', { name: new RegExp(`^${member.text('claim-again.begin')}`) }).first())
  await expect.poll(() => member.sandbox.called()).toContain('listServiceTypes')
  expect(await member.sandbox.count('getBankingDetails')).toBe(1)
})

test.for([
  { hangs: 'listClaimTypes', asked: 'listCobReasons' },
  { hangs: 'listServiceTypes', asked: 'getCob' },
] as const)('a repeat claim requests $asked without waiting for $hangs', async ({ hangs, asked }) => {
  const member = await renderPage('dashboard.home')
  await member.waits()
  await member.sandbox.forgetCalls()
  await member.sandbox.faults([{ operationId: hangs, status: 'hang', times: 1 }])
  await member.press(page.getByRole('button', { name: new RegExp(`^${member.text('claim-again.begin')}`) }).first())
  await expect.poll(() => member.sandbox.called()).toContain(asked)
})

/** Opens the page of a repeat claim, and waits for the parts below its questions. */
async function openRepeat(options: PageOptions = {}): Promise<Member> {
  const member = await pressRepeat(options)
  await member.isAt('/submit-claim/again')
  await expect.element(member.getByText('claims.agreement.title')).toBeVisible()
  return member
}
/** Answers the questions of the page: yesterday's date, $95.00, a receipt, and the agreement. */
async function enter(member: Member): Promise<void> {
  await attach()
  await enterWithoutReceipt(member)
}
async function enterWithoutReceipt(member: Member, cost = '95'): Promise<void> {
  await member.press(member.button('claims.repeat.yesterday'))
  await member.write(amount(member), cost)
  await member.choose(tick(member))
}
const submit = (member: Member) => member.press(member.button('claims.submit'))
async function attach(): Promise<void> {
  await userEvent.upload(page.css('input[type=file]').first(), receiptPhoto())
  await expect.element(page.getByText('receipt.png')).toBeVisible()
}

describe('claim for another visit', { tags: ['D-212'] }, () => {
  test('the page of a repeat claim shows the known answers and asks for date, amount and receipt, which are empty at first', async () => {
    const member = await openRepeat()
    await expect.element(page.getByText(/^Physiotherapy – .*For Marie-Ève Roy-Côté$/)).toBeVisible()
    await expect.element(page.getByText(/Last time: \$\d+\.\d\d\.$/)).toBeVisible()
    for (const box of [...dayBoxes(member), amount(member)]) await expect.element(box).toHaveValue('')
    await expect.element(page.getByText(member.text('form.attachDocuments.files.optional'))).toBeVisible()
    await expect.element(page.getByText(/Not after an accident\. No other plan pays\. .*\s5678\.$/)).toBeVisible()
    await unfold(member)
    await expect.element(line(member.text('claims.summary.isAccident'))).toMatchTextContent(member.text('no'))
    await expect.element(line(member.text('page.claims.other-coverage'))).toMatchTextContent(member.text('no'))
    await expect.element(line(member.text('claims.verify.paid'))).toMatchTextContent('5678')
    await expect.element(member.getByText('claims.agreement.keep')).toBeVisible()
    await member.press(member.button('claims.repeat.today'))
    for (const [at, digits] of [today8().slice(6), today8().slice(4, 6), today8().slice(0, 4)].entries())
      await expect.element(dayBoxes(member)[at]!).toHaveValue(digits)
    await expect.element(member.button('claims.repeat.today')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(member.button('claims.repeat.yesterday')).toHaveAttribute('aria-pressed', 'false')
  })

  test('the amount of the last claim can be filled in with one press, and changed', async () => {
    const member = await openRepeat(PHONE_FR)
    const same = page.getByRole('button', { name: /^Même montant\s: / })
    const [last = ''] = /\d+,\d\d/.exec(same.element().textContent) ?? []
    expect(page.getByText(/La dernière fois/).element().textContent).toContain(last)
    await member.press(same)
    await expect.element(amount(member)).toHaveValue(last)
    await expect.element(same).toHaveAttribute('aria-pressed', 'true')
    await member.write(amount(member), '1')
    await expect.element(same).toHaveAttribute('aria-pressed', 'false')
    await member.expectNoAxeViolations()
  })

  test('the page of a repeat claim shows no estimate to a member whose plan is shown without amounts', async () => {
    const member = await openRepeat({
      before: (sandbox) => sandbox.vary('default', { policy: { suppressCoverage: true } }),
    })
    await member.press(member.button('claims.repeat.yesterday'))
    await member.write(amount(member), '95')
    await attach()
    await member.choose(tick(member))
    await expect.element(page.getByRole('region', { name: member.text('estimate.total') })).not.toBeInTheDocument()
    await submit(member)
    await expect
      .element(page.getByRole('heading', { name: member.text('claims.receipt.asked', { amount: '$95.00' }) }))
      .toBeVisible()
  })

  test('the page of a repeat claim says before and after sending what the plan should pay, and into which account', async () => {
    const member = await openRepeat()
    await member.press(member.button('claims.repeat.yesterday'))
    await member.write(amount(member), '95')
    await attach()
    const promise = /About \$\d+\.\d\d.*into the account ending in\s5678/
    const estimate = page.getByRole('region', { name: member.text('estimate.total') })
    await expect.element(estimate).toMatchTextContent(promise)
    const [, expected] = /(About \$[\d.]+\d)/.exec(estimate.element().textContent) ?? []
    await member.choose(tick(member))
    await submit(member)
    await member.isAt('/submit-claim/success')
    await expect.element(page.getByRole('heading', { name: expected! })).toBeVisible()
    await expect.element(page.getByText(/into the account ending in\s5678/)).toBeVisible()
  })

  test(
    'a claim sent from one page is the same as the one that the wizard sends for the same answers',
    { tags: ['CLAIM-78', 'CLAIM-79'] },
    async () => {
      const member = await openRepeat()
      const { answers } = getDraft(ME)
      await enter(member)
      await submit(member)
      await member.isAt('/submit-claim/success')
      const [onePage, ...others] = await member.sandbox.claims()
      expect(others).toEqual([])
      const asked = member.sent('GET', /security-policy$/).length
      expect(asked).toBeGreaterThan(1)

      const key = (answers as ClaimSteps)['service-list']!.services[0]!
      const draft = draftOf({
        'claim-type': { claimType: 'XX-PRAC' },
        'before-start': {},
        'treatment-for-accident': { isAccident: false },
        'provider-type': (answers as ClaimSteps)['provider-type']!,
        'service-list': { services: [key] },
        'service-selection': { lines: [{ serviceId: key, count: 1 }] },
        'claim-details': {
          lines: [
            {
              key: `${key}#1`,
              needsPrescription: false,
              participantId: '1',
              dateOfService: YESTERDAY,
              amountPaid: '95.00',
            },
          ],
        },
        'other-coverage': { hasInfoOnFile: false, doesMemberHaveOtherCov: false },
        'attach-documents': { files: [uploads.add(receiptPhoto())] },
        'documents-to-attach': { documents: ['receipt'] },
        'verify-information': { confirmed: true },
        'claim-summary': {},
        comments: {},
      })
      const wizard = new Claim(await renderPage('claims.confirmation', { draft }))
      await wizard.choose(wizard.member.text('form.claimConfirmation.agreement.label'), 'checkbox')
      await submit(wizard.member)
      await wizard.member.isAt('/submit-claim/success')
      const [bySteps] = await wizard.member.sandbox.claims()
      expect(onePage?.claimExtraInfo).toEqual(bySteps?.claimExtraInfo)
      expect(onePage?.files).toEqual(bySteps?.files)
    },
  )

  test(
    'a repeat claim without the receipt that the plan requires is sent only after a question, which leads to the files, and the confirmation leads to the page that takes the receipt',
    { tags: ['D-290'] },
    async () => {
      // this service asks for a document from $200
      const member = await openRepeat({ persona: 'documents' })
      await enterWithoutReceipt(member, '250')
      await submit(member)
      const dialog = page.getByRole('dialog', { name: member.text('claims.no-receipt.title') })
      await expect.element(dialog).toBeVisible()
      await member.expectNoAxeViolations()
      expect(await member.sandbox.claims()).toEqual([])
      await member.press(dialog.getByRole('button', { name: member.text('claims.no-receipt.add') }))
      await expect.element(page.css('input[type=file]').first()).toHaveFocus()
      await submit(member)
      await member.press(dialog.getByRole('button', { name: member.text('claims.no-receipt.send') }))
      await member.isAt('/submit-claim/success')
      expect((await member.sandbox.claims()).map(({ files }) => files)).toEqual([[]])
      await expect.element(member.getByText('claims.receipt.next.nothing')).not.toBeInTheDocument()
      await member.press(member.link('claims.receipt.add'))
      await expect.element(member.heading('page.history.add-documents')).toBeVisible()
    },
  )

  for (const [who, persona] of [
    ['another insurer on file', 'cob'],
    ['a spending account', 'hsa'],
  ] as const)
    test(`the repeat claim of a member with ${who} opens in the wizard, at the step after the claim type`, async () => {
      const member = await pressRepeat({ persona })
      await new Claim(member).shows('before-start')
      await expect.poll(() => page.getByRole('radio', { checked: true }).length).toBe(1)
      await member.goTo('/submit-claim/again')
      await new Claim(member).shows('before-start')
    })

  test('the URL of the repeat claim page opens the first step of a claim if no claim was selected to repeat', async () => {
    const member = await renderPage('claims.claim-type', { path: '/submit-claim/again', persona: 'default' })
    await new Claim(member).shows('claim-type')
  })

  test('the member can change an answer of a repeat claim in its step, and returns to the page with all entered values', async () => {
    const member = await openRepeat()
    const claim = new Claim(member)
    await member.press(member.button('claims.repeat.yesterday'))
    await unfold(member)
    await member.press(edit(member, member.text('claims.summary.isAccident')))
    await claim.shows('treatment-for-accident')
    await claim.answer('form.treatmentForAccident.isAccident.label', 'yes')
    for (const id of ['isAccidentThirdParty', 'isFirstClaimForAccident', 'isWorkersCompEligible'] as const)
      await claim.answer(`form.treatmentForAccident.${id}.label`, 'no')
    await member.press(member.button('claims.continue'))
    await member.isAt('/submit-claim/again')
    await unfold(member)
    await expect.element(line(member.text('claims.summary.isAccident'))).toMatchTextContent(member.text('yes'))
    await expect.element(dayBoxes(member)[0]!).toHaveValue(YESTERDAY.slice(6))
    await enter(member)
    await submit(member)
    await member.isAt('/submit-claim/success')
    const [arrival] = await member.sandbox.claims()
    expect(arrival?.claimExtraInfo).toMatchObject({ isAccidentThirdParty: false, isWorkersCompEligible: false })
  })

  test('a member must enter date and amount before changing an answer that depends on them, and both are kept', async () => {
    const member = await openRepeat()
    const coverage = edit(member, member.text('page.claims.other-coverage'))
    await unfold(member)
    await member.press(coverage)
    await expect.element(member.getByText('claims.summary.first.title')).toBeVisible()
    await expect.element(dayBoxes(member)[0]!).toHaveFocus()
    await member.isAt('/submit-claim/again')
    await member.press(member.button('claims.repeat.yesterday'))
    await member.press(coverage)
    await expect.element(amount(member)).toHaveFocus()
    await member.write(amount(member), '95')
    await member.press(coverage)
    await new Claim(member).shows('other-coverage')
    history.back()
    await member.isAt('/submit-claim/again')
    await expect.element(amount(member)).toHaveValue('95.00')
    await expect.element(dayBoxes(member)[0]!).toHaveValue(YESTERDAY.slice(6))
    await unfold(member)
    await member.press(edit(member, member.text('claims.verify.paid')))
    await new Claim(member).shows('verify-information')
    await expect.element(page.getByRole('checkbox')).not.toBeChecked()
  })

  test('a comment that the member adds to a repeat claim is on the page before it is sent', async () => {
    const member = await openRepeat()
    await unfold(member)
    const comments = line(member.text('claims.summary.comments'))
    await expect.element(comments).toMatchTextContent(member.text('claims.summary.none'))
    await member.press(member.button('claims.repeat.yesterday'))
    await member.write(amount(member), '95')
    await member.press(edit(member, member.text('claims.summary.comments')))
    await new Claim(member).shows('comments')
    await member.write(page.getByRole('textbox'), 'The second visit of the day')
    await member.press(member.button('claims.continue'))
    await member.isAt('/submit-claim/again')
    await unfold(member)
    await expect.element(comments).toMatchTextContent('The second visit of the day')
  })

  test('a repeat claim that is discarded while its steps are being completed is not sent', async () => {
    const member = await openRepeat()
    await attach()
    await member.write(amount(member), '95')
    await member.choose(tick(member))
    const asked = member.sent('GET', /service-types$/).length
    await member.sandbox.faults([{ operationId: 'listServiceTypes', delayMs: 1000 }])
    await member.press(member.button('claims.repeat.yesterday'))
    await submit(member)
    await expect.element(page.getByRole('dialog', { name: member.text('shell.loading') })).toBeVisible()
    expect(member.sent('GET', /service-types$/).length).toBeGreaterThan(asked)
    discardDraft()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(getDraft(ME).completedSteps).toEqual([])
    expect(await member.sandbox.claims()).toEqual([])
  })

  test('nothing of a repeat claim is sent before the member agrees', { tags: ['CLAIM-76'] }, async () => {
    const member = await openRepeat()
    await member.press(member.button('claims.repeat.yesterday'))
    await member.write(amount(member), '95')
    const button = member.button('claims.submit')
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    ;(button.element() as HTMLElement).click()
    await expect.element(member.getByText('form.repeatClaim.agreement.error.required')).toBeVisible()
    await expect.element(tick(member)).toHaveFocus()
    expect(await member.sandbox.claims()).toEqual([])
    expect(getDraft(ME).answers['before-start']).toEqual({ isRepeat: true })
  })

  test(
    'a failed submission keeps everything that was entered, and the next attempt makes one claim',
    { tags: ['CLAIM-82'] },
    async () => {
      const member = await openRepeat({
        before: (sandbox) => sandbox.faults([{ operationId: 'submitMultiClaims', status: 500, times: 1 }]),
      })
      await enter(member)
      await submit(member)
      const dialog = page.getByRole('dialog')
      await member.press(dialog.getByRole('button', { name: member.text('shell.close') }).last())
      await expect.element(dialog).not.toBeInTheDocument()
      await expect.element(amount(member)).toHaveValue('95.00')
      await expect.element(dayBoxes(member)[0]!).toHaveValue(YESTERDAY.slice(6))
      await expect.element(tick(member)).toBeChecked()
      await submit(member)
      await member.isAt('/submit-claim/success')
      expect(await member.sandbox.claims()).toHaveLength(1)
    },
  )

  test('the member can look up a repeat claim whose response was lost, and the claim was received only once', async () => {
    const member = await openRepeat({
      before: (sandbox) => sandbox.faults([{ operationId: 'submitMultiClaims', status: 'network', after: true }]),
    })
    await enter(member)
    await submit(member)
    await expect.element(member.getByText('claims.doubt.title')).toBeVisible()
    await member.sandbox.heal()
    await member.press(member.button('claims.doubt.check'))
    await member.isAt('/submit-claim/success')
    expect(await member.sandbox.claims()).toHaveLength(1)
  })

  test(
    'if a service is not offered on the entered date, the page says so at the date, until the date changes',
    { tags: ['D-205'] },
    async () => {
      const member = await openRepeat()
      await member.sandbox.faults([{ operationId: 'listServiceTypes', status: 204 }])
      await enter(member)
      await submit(member)
      await expect.element(member.getByText('claims.stop.title')).toBeVisible()
      await expect.element(dayBoxes(member)[0]!).toHaveFocus()
      expect(await member.sandbox.claims()).toEqual([])
      await member.press(member.button('claims.repeat.today'))
      await expect.element(member.getByText('claims.stop.title')).not.toBeInTheDocument()
    },
  )

  test(
    'an unfinished repeat claim that was saved at the service continues on the same page after a reload',
    { tags: ['D-189'] },
    async () => {
      const member = await openRepeat()
      await expect.poll(() => member.sandbox.statusesOf('saveClaimDraft')).toContain(200)
      const again = await renderPage('claims.claim-type', { persona: 'default', sandbox: member.sandbox })
      await again.press(again.button('claims.kept.continue'))
      await again.isAt('/submit-claim/again')
      await expect.element(page.getByText(/^Physiotherapy – .*For /)).toBeVisible()
      await again.goTo('/submit-claim/confirmation')
      await again.isAt('/submit-claim/again')
    },
  )

  test('the page of a repeat claim fits a phone in French, and axe finds no violation at first, with errors and with an estimate', async () => {
    const member = await openRepeat(PHONE_FR)
    await member.expectNoAxeViolations()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    ;(member.button('claims.submit').element() as HTMLElement).click()
    await expect.element(member.getByText('form.repeatClaim.dateOfService.error.required')).toBeVisible()
    await member.expectNoAxeViolations()
    await enterWithoutReceipt(member)
    await expect.element(page.getByRole('region', { name: member.text('estimate.total') })).toBeVisible()
    await member.expectNoAxeViolations()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  test(
    'a member sends a repeat claim with the keyboard alone in at most 60 presses',
    { tags: ['A11Y-01'] },
    async () => {
      const member = await openRepeat()
      let presses = 0
      const count = () => {
        presses += 1
      }
      addEventListener('keydown', count, true)
      useKeyboardOnly(member)
      await enter(member)
      await submit(member)
      removeEventListener('keydown', count, true)
      await member.isAt('/submit-claim/success')
      expect(presses).toBeGreaterThan(10)
      expect(presses).toBeLessThanOrEqual(60)
    },
  )
})
