import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { SandboxControl } from '../support/sandbox-control.ts'
import { loginOf } from '../../sandbox/personas.ts'
import { Claim, stepPage } from './support/claim.ts'
import { physiotherapyAt, spendingAt } from './support/drafts.ts'
import { useKeyboardOnly } from './support/keyboard.ts'
import type { Member } from './support/member.ts'
import { renderOn } from './support/render-on.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'

const PHONE_FR = { locale: 'fr', width: 360 } as const
const BALANCE = /412[.,]50/
const dialog = page.getByRole('dialog')
const asksAlways = (sandbox: SandboxControl) => sandbox.vary('hsa', { policy: { easyHsa: false } })

describe('payment of the unpaid part of a visit by the spending account', () => {
  const opens = async (look: PageOptions = {}) =>
    new Claim(
      await renderPage('claims.hsa', {
        persona: 'hsa',
        draft: physiotherapyAt('other-coverage'),
        before: asksAlways,
        ...look,
      }),
    )

  test(
    'the question whether the spending account pays the unpaid part of a visit has no answer selected at first',
    { tags: ['ROUTE-130', 'D-154'] },
    async () => {
      const claim = await opens(PHONE_FR)
      await claim.shows('hsa')
      await expect.element(claim.member.getByText('claims.hsa.example')).toBeVisible()
      await expect.element(page.getByText(BALANCE)).toBeVisible()
      await expect.poll(() => page.getByRole('radio', { checked: true }).length).toBe(0)
      await claim.complains('form.hsaClaim.isHsa.error.required')
      await claim.member.expectNoAxeViolations()
    },
  )

  test(
    "the reasons for the other insurer's payment are requested with hsaType HSA if the spending account pays",
    { tags: ['CLAIM-51', 'D-114'] },
    async () => {
      const claim = await opens()
      await claim.answer('form.hsaClaim.isHsa.label', 'yes')
      await claim.goOn('other-coverage')
      expect(claim.member.sent('GET', /cob-reasons$/).map(({ url }) => url.searchParams.get('hsaType'))).toEqual([
        'HSA',
      ])
    },
  )

  test(
    'the answer to the question about the spending account is shown in the summary',
    { tags: ['D-155'] },
    async () => {
      const draft = physiotherapyAt('claim-summary', { hsa: { isHsa: true } })
      const { member } = new Claim(
        await renderPage('claims.claim-summary', { persona: 'hsa', draft, before: asksAlways, ...PHONE_FR }),
      )
      await expect.element(member.getByText('form.hsaClaim.isHsa.label')).toBeVisible()
    },
  )

  test(
    'the answer to the question about the spending account is sent as the member gave it',
    { tags: ['CLAIM-09'] },
    async () => {
      const draft = physiotherapyAt('confirmation', { hsa: { isHsa: true } })
      const claim = new Claim(await renderPage('claims.confirmation', { persona: 'hsa', draft, before: asksAlways }))
      await claim.choose(claim.member.text('form.claimConfirmation.agreement.label'), 'checkbox')
      await claim.member.press(claim.lastButton())
      await claim.member.isAt('/submit-claim/success')
      const [arrival] = await claim.member.sandbox.claims()
      expect(arrival?.claimExtraInfo).toMatchObject({ isHsa: true, isAutoHsa: false })
    },
  )
})

const VARIANTS = [
  { persona: 'hsa', step: 'hsa-eligible-claims', path: /\/claims\/hsa-eligible$/, look: { locale: 'en', width: 1280 } },
  { persona: 'hsa-alternate', step: 'hsa-eligible-claim', path: /\/hsa-eligible-claims$/, look: PHONE_FR },
] as const
const opensList = async ({ persona, step, look }: (typeof VARIANTS)[number], more: PageOptions = {}) =>
  new Claim(await renderPage(stepPage(step), { persona, draft: spendingAt(step), ...look, ...more }))
/** Selects the first two services and continues to the step for their amounts. */
async function chooses(claim: Claim): Promise<void> {
  for (const at of [0, 1]) await claim.member.choose(page.getByRole('checkbox').nth(at))
  await claim.goOn('hsa-payment')
}

/** Checks the summary and ticks the agreement. */
async function reads(claim: Claim, date = ''): Promise<void> {
  await claim.goOn('claim-summary')
  await expect.element(page.getByRole('main').getByText(date).first()).toBeVisible()
  await claim.choose(claim.member.text('form.claimConfirmation.agreement.label'), 'checkbox')
}

for (const variant of VARIANTS) {
  describe(`payable services for ${variant.persona}`, () => {
    test(
      'the services that the account can pay are listed with what is left of each, and the balance',
      { tags: ['CLAIM-63', 'ROUTE-129', 'D-291'] },
      async () => {
        const claim = await opensList(variant)
        await expect.element(page.getByRole('checkbox', { name: /, .*20\d\d.*\d[.,]\d\d/ }).first()).toBeVisible()
        await expect.element(page.getByText(BALANCE)).toBeVisible()
        expect(claim.member.sent('GET', /hsa-eligible/).map(({ url }) => variant.path.test(url.pathname))).toEqual([
          true,
        ])
        await claim.complains('form.hsaEligibleClaims.services.error.required')
        await claim.member.expectNoAxeViolations()
      },
    )

    test('a service without a name has the name of its line of business', { tags: ['DATA-46'] }, async () => {
      const service = {
        id: '1',
        mssClaimId: 'C1-1',
        participant: 'Anne',
        dateOfService: '20260820',
        lob: '03',
        benefitCode: 'PHYS',
        hsaAvailableFlag: true,
        claimEligibleFlag: true,
        hsaUnclaimedEligibleAmount: '40.00',
      }
      await opensList(variant, {
        before: (sandbox) =>
          sandbox.faults([
            {
              operationId: variant.persona === 'hsa' ? 'searchHsaEligibleClaims' : 'listHsaEligibleClaims',
              status: 200,
              body: variant.persona === 'hsa' ? [service] : { hsaClaims: [{ hsaServices: [service] }] },
            },
            { operationId: 'getLabels', status: 200, body: { '03': 'Branche 03' } },
          ]),
      })
      await expect.element(page.getByRole('checkbox', { name: /^Branche 03.*Anne/ })).toBeVisible()
    })

    test(
      'the field for a later payment by another insurer starts at 0.00 and cannot exceed the amount of the service',
      { tags: ['CLAIM-68', 'DATA-47'] },
      async () => {
        const claim = await opensList(variant)
        await chooses(claim)
        const since = page.getByLabelText(claim.member.text('form.hsaPayment.lines.updatedCobAmount.label'))
        await expect.poll(() => since.length).toBe(2)
        for (const each of since.all())
          await expect.element(each).toHaveValue(variant.look.locale === 'fr' ? '0,00' : '0.00')
        await claim.member.write(since.first(), '9999')
        await claim.complains('form.hsaPayment.lines.updatedCobAmount.error.max_value')
        await claim.member.expectNoAxeViolations()
      },
    )

    test(
      'the claim shows the day on which its services were chosen, and sends what another insurer has paid since then',
      { tags: ['CLAIM-69', 'CLAIM-70'] },
      async () => {
        const claim = await opensList(variant)
        const { member } = claim
        await chooses(claim)
        const date =
          page
            .css('dt')
            .filter({ hasText: member.text('claims.hsa.date') })
            .element().nextElementSibling?.textContent ?? ''
        expect(date).toMatch(/\d{4}$/)
        await member.write(
          page.getByLabelText(member.text('form.hsaPayment.lines.updatedCobAmount.label')).first(),
          '1',
        )
        await reads(claim, date)
        const button = claim.lastButton().element().textContent
        await member.press(claim.lastButton())
        await member.isAt('/submit-claim/success')
        const [requested = ''] = /[\d.,]+\d/.exec(button) ?? []
        await expect.element(page.getByRole('heading', { name: requested })).toBeVisible()
        const [arrival] = await member.sandbox.claims()
        const { claimType, isHsa, hsaServices = [], benefitServices } = arrival!.claimExtraInfo
        expect({ claimType, isHsa, benefitServices }).toEqual({ claimType: 'XX-HSA', isHsa: true })
        expect(
          hsaServices.map(({ hsaRequestedFlag, amountPaidByOtherCarrier }) => [
            hsaRequestedFlag,
            amountPaidByOtherCarrier,
          ]),
        ).toEqual([
          [true, '1.00'],
          [true, '0.00'],
        ])
      },
    )
  })
}

describe('choice of services', () => {
  const total = page.getByRole('status').filter({ hasText: /\d[.,]\d\d/ })
  // what the persona has claimed in the period of the account, and what is left of each maximum, depends on the day
  const opens = (look: PageOptions) =>
    renderOn('2026-11-20', 'claims.hsa-eligible-claims', {
      persona: 'hsa',
      draft: spendingAt('hsa-eligible-claims'),
      ...look,
    })

  test(
    'no service is ticked at first, one button ticks all payable services, and the total follows the choice',
    { tags: ['CLAIM-69'] },
    async () => {
      const member = await opens(PHONE_FR)
      await expect.poll(() => page.getByRole('checkbox').length).toBe(8)
      await expect.poll(() => page.getByRole('checkbox', { checked: true }).length).toBe(0)
      await expect.element(total).toMatchTextContent(/^0,00/)
      useKeyboardOnly(member)
      const all = page.getByRole('button', { name: /265,37/ })
      await member.press(all)
      await expect.poll(() => page.getByRole('checkbox', { checked: true }).length).toBe(8)
      await expect.element(all).toHaveFocus()
      await expect.element(total).toMatchTextContent(/265,37/)
      await member.expectNoAxeViolations()
    },
  )

  test('choosing services for more than the balance is explained and allowed', async () => {
    const member = await opens({
      before: (sandbox) =>
        sandbox.faults([{ operationId: 'getHealthSpendingAccountBalance', body: { balance: '30.00' } }]),
    })
    await member.press(page.getByRole('button', { name: /\$30\.00/ }))
    await expect.element(member.getByText('claims.hsa.more.title')).toBeVisible()
    await expect.poll(() => page.getByRole('checkbox', { checked: true }).length).toBe(1)
  })
})

describe('empty and refused lists', () => {
  const opens = (before: PageOptions['before'], look: PageOptions = {}) =>
    renderPage('claims.hsa-eligible-claims', {
      persona: 'hsa',
      draft: spendingAt('hsa-eligible-claims'),
      ...(before && { before }),
      ...look,
    })
  const refuses = (status: number, more: object) => (sandbox: SandboxControl) =>
    sandbox.faults([{ operationId: 'searchHsaEligibleClaims', status, ...more }])

  test(
    'an empty list of payable services shows a message on the page, without a dialog',
    { tags: ['CLAIM-65', 'ERR-14', 'ERR-29', 'D-88'] },
    async () => {
      const member = await opens(refuses(204, {}), PHONE_FR)
      await expect.element(page.getByRole('alert')).toMatchTextContent(member.text('error.name.no-claims-found'))
      await expect.element(dialog).not.toBeInTheDocument()
      await expect
        .element(member.button('claims.continue'), { message: 'there is nothing to continue with' })
        .not.toBeInTheDocument()
      await member.expectNoAxeViolations()
      await member.press(member.button('claims.hsa.another-type'))
      await new Claim(member).shows('claim-type')
    },
  )

  const isSaid = (more: object, title: (member: Member) => string, text: string) => async () => {
    const member = await opens(refuses(422, more))
    await expect.element(page.getByRole('dialog', { name: title(member) })).toBeVisible()
    await expect.element(dialog).toMatchTextContent(text)
  }

  test(
    'if the service refuses the list of payable services with a message, the dialog shows that message and its title',
    { tags: ['CLAIM-64', 'ERR-23', 'ERR-29'] },
    isSaid(
      { example: 'default' },
      () => 'No health spending account',
      'Your plan does not include a health spending account.',
    ),
  )
  test(
    'a list of payable services refused without a message opens a dialog with the message of the portal',
    { tags: ['CLAIM-64', 'ERR-29'] },
    async () => {
      const member = await opens(refuses(422, { body: {} }), PHONE_FR)
      await expect.element(member.dialog('error.title.server')).toBeVisible()
      await expect.element(dialog).toMatchTextContent(member.text('claims.hsa.unprocessable'))
      await expect.element(dialog).toMatchTextContent(/[A-Z0-9]{4}-422\s*Unprocessable Entity/)
    },
  )

  test(
    'if the list of payable services cannot be loaded, the page shows an error, and Retry shows the list',
    { tags: ['CLAIM-66', 'ERR-29'] },
    async () => {
      const member = await opens(refuses(500, { body: '' }))
      await expect.element(member.dialog('error.title.generic')).toBeVisible()
      await member.press(dialog.getByRole('button', { name: member.text('shell.close'), exact: true }).last())
      await expect.element(dialog).not.toBeInTheDocument()
      await member.sandbox.heal()
      await member.press(member.button('error.retry'))
      await expect.element(page.getByRole('checkbox').first()).toBeVisible()
    },
  )
})

test('a refused claim makes the page fetch the list of services again', { tags: ['CLAIM-63'] }, async () => {
  const claim = await opensList(VARIANTS[0])
  const { member } = claim
  const asked = () => member.sent('GET', /hsa-eligible$/).length
  await chooses(claim)
  await reads(claim)
  await member.sandbox.faults([{ operationId: 'submitMultiClaims', status: 422, times: 1 }])
  await member.press(claim.lastButton())
  await expect.element(dialog).toBeVisible()
  await member.press(member.button('shell.close').last())
  const before = asked()
  await member.goTo('/submit-claim/hsa-eligible-claims')
  await expect.poll(asked).toBe(before + 1)
})

test(
  'a payable service without an amount has the amount 0.00, and the payment of another insurer starts at 0.00',
  { tags: ['CLAIM-68', 'DATA-47'] },
  async () => {
    const member = await renderPage('claims.hsa-eligible-claims', {
      persona: 'hsa',
      draft: spendingAt('hsa-eligible-claims'),
      before: async (sandbox) => {
        const { apiToken } = await sandbox.sessionOf(loginOf('hsa'))
        const answer = await fetch(`${sandbox.services}/members/${loginOf('hsa')}/claims/hsa-eligible`, {
          headers: { authorization: apiToken },
        })
        const [first] = (await answer.json()) as [Record<string, unknown>]
        const { amountPaid: _, ...rest } = first
        await sandbox.faults([
          { operationId: 'searchHsaEligibleClaims', body: [{ ...rest, amountPaidByOtherCarrier: '12.00' }] },
        ])
      },
    })
    await expect.element(page.getByRole('checkbox', { name: /\$\d+\.\d\d/ })).toBeVisible()
    const claim = new Claim(member)
    await member.choose(page.getByRole('checkbox').first())
    await claim.goOn('hsa-payment')
    await expect.element(member.field('form.hsaPayment.lines.updatedCobAmount.label')).toHaveValue('0.00')
  },
)
