import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PASSWORD } from '../../sandbox/personas.ts'
import { dayAfter, inBusinessDays, today8 } from '~/domain/dates/date8.ts'
import { PortalError } from '~/platform/errors/portal-error.ts'
import { formatDate } from '~/platform/i18n/format.ts'
import { setPagePrefetcher } from '~/platform/pages/navigation.tsx'
import { type ClaimConfirmation, confirmationStore } from '~/areas/claims/wizard/confirmation-store.ts'
import type { SandboxControl } from '../support/sandbox-control.ts'
import { Claim, stepPage } from './support/claim.ts'
import { drugsAt, physiotherapyAt, spendingAt, VISITED } from './support/drafts.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'
import { sentRequests } from './support/requests.ts'

const PHONE_FR = { locale: 'fr', width: 360 } as const

/**
 * A claim in which all questions are answered and the agreement is ticked, so that only Submit remains to be pressed.
 */
async function readyToSubmit(options: PageOptions = {}): Promise<Claim> {
  const claim = new Claim(
    await renderPage('claims.confirmation', {
      draft: drugsAt('confirmation', { comments: { comments: 'Merci!' } }),
      ...options,
    }),
  )
  await accept(claim)
  return claim
}
const accept = (claim: Claim) => claim.choose(claim.member.text('form.claimConfirmation.agreement.label'), 'checkbox')
const submit = (claim: Claim) => claim.member.press(claim.lastButton())
const arrives = ({ member }: Claim) => member.isAt('/submit-claim/success')

describe('submission of a claim', () => {
  test(
    'a submission first checks that the member may submit claims, then sends one form with the answers and the numbered files',
    { tags: ['CLAIM-78', 'CLAIM-79'] },
    async () => {
      const claim = await readyToSubmit()
      await submit(claim)
      await arrives(claim)
      const asked = sentRequests().map(({ method, url }) => `${method} ${url.pathname.split('/').at(-1)}`)
      expect(asked.lastIndexOf('GET security-policy')).toBeGreaterThan(asked.indexOf('GET security-policy'))
      expect(asked.lastIndexOf('GET security-policy')).toBeLessThan(asked.indexOf('POST multi-claims'))
      const [sent, ...others] = claim.member.sent('POST', /multi-claims$/)
      expect(others).toEqual([])
      const form = sent!.body as FormData
      expect([...form.keys()]).toEqual(['claimExtraInfo', 'files'])
      expect((form.get('files') as File).name).toBe('file-01.png')
    },
  )

  test(
    'a submission has the person, date and amount of each visit, the details of an accident, and the comments',
    {
      tags: ['CLAIM-13', 'CLAIM-37', 'CLAIM-73', 'CLAIM-09'],
    },
    async () => {
      const accident = {
        isAccident: true,
        isAccidentThirdParty: false,
        isFirstClaimForAccident: true,
        isWorkersCompEligible: false,
      }
      const draft = physiotherapyAt('confirmation', {
        'treatment-for-accident': accident,
        comments: { comments: 'Merci beaucoup!' },
      })
      const claim = await readyToSubmit({ draft, ...PHONE_FR })
      await submit(claim)
      await arrives(claim)
      const [arrival, ...others] = await claim.member.sandbox.claims()
      expect(others).toEqual([])
      const { isAccident: _, ...sent } = accident
      expect(arrival?.claimExtraInfo).toMatchObject({
        ...sent,
        hasComments: true,
        comments: 'Merci beaucoup!',
        isAutoHsa: false,
      })
      expect(
        arrival?.claimExtraInfo.benefitServices?.map(({ participantId, dateOfService, amountPaid }) => [
          participantId,
          dateOfService,
          amountPaid,
        ]),
      ).toEqual([
        ['1', VISITED, '80.00'],
        ['3', VISITED, '95.50'],
      ])
      expect(arrival?.claimExtraInfo.benefitProvider).toMatchObject({ pauthId: '500005', cancelsRTA: false })
    },
  )

  test(
    'a submission omits empty values and values that only the pages of the portal use',
    { tags: ['CLAIM-80', 'D-102'] },
    async () => {
      const claim = await readyToSubmit({ draft: physiotherapyAt('confirmation') })
      await submit(claim)
      await arrives(claim)
      const [arrival] = await claim.member.sandbox.claims()
      expect(JSON.stringify(arrival?.claimExtraInfo)).not.toMatch(
        /null|"(?:id|claimId|serviceRow|key|needsPrescription|hasInfoOnFile|isAccident|files)":/,
      )
    },
  )

  test(
    'the confirmation shows the confirmation number, the claimed services and the total',
    { tags: ['CLAIM-81', 'D-155'] },
    async () => {
      const claim = await readyToSubmit({ draft: physiotherapyAt('confirmation') })
      await submit(claim)
      await arrives(claim)
      await expect.element(claim.member.getByText('claims.receipt.reference')).toBeVisible()
      await expect.element(claim.member.getByText('claims.receipt.claims', { count: 1 })).toBeVisible()
      await expect.element(page.getByText(/^C9\d{6}$/)).toBeVisible()
      await expect.element(page.getByText(/Théo Cormier-Roy.*\$95\.50/)).toBeVisible()
      await expect.element(page.getByText('$175.50', { exact: true })).toBeVisible()
      await expect.element(page.getByText('receipt.png')).toBeVisible()
      await expect.element(claim.member.getByText('claims.receipt.next.nothing')).toBeVisible()
      await expect.element(claim.member.getByText('claims.receipt.next.documents')).not.toBeInTheDocument()
      await claim.member.expectNoAxeViolations()
    },
  )

  test(
    'the confirmation of a claim with missing documents lists them instead of saying that there is nothing to do',
    { tags: ['CLAIM-81', 'D-155'] },
    async () => {
      const body = { message: 'Reçue.', documentsRequired: true }
      const claim = await readyToSubmit({
        ...PHONE_FR,
        before: (sandbox) => sandbox.faults([{ operationId: 'submitMultiClaims', status: 200, body }]),
      })
      await submit(claim)
      await arrives(claim)
      await expect.element(claim.member.getByText('claims.receipt.next.documents')).toBeVisible()
      await expect.element(claim.member.getByText('claims.receipt.next.nothing')).not.toBeInTheDocument()
      await claim.member.press(claim.member.button('claims.receipt.another'))
      await claim.member.isAt('/submit-claim/claim-type')
    },
  )

  test(
    'the confirmation shows only what the response of the service contains',
    { tags: ['D-188', 'D-103'] },
    async () => {
      const claim = await readyToSubmit({
        before: (sandbox) =>
          sandbox.faults([{ operationId: 'submitMultiClaims', status: 200, body: { message: 'Received.' } }]),
      })
      await submit(claim)
      await arrives(claim)
      await expect.element(page.getByText('Received.')).toBeVisible()
      for (const id of [
        'claims.receipt.next.documents',
        'claims.receipt.next.nothing',
        'claims.receipt.reference',
      ] as const)
        await expect.element(claim.member.getByText(id)).not.toBeInTheDocument()
    },
  )

  /** Opens the confirmation page with the given confirmation. */
  async function shows(receipt: Partial<ClaimConfirmation>, options: PageOptions = {}) {
    const member = await renderPage('access.not-found', { persona: 'default', ...options })
    const line = { key: '1', service: 'x', person: 'Théo Roy-Côté', dateOfService: VISITED, amountPaid: undefined }
    confirmationStore.set({
      result: { documentsRequired: false },
      locale: 'en',
      pays: 'plan',
      lines: [line],
      documents: [],
      processedBy: '20261129',
      ...receipt,
    })
    await member.goTo('/submit-claim/success')
    await member.isAt('/submit-claim/success')
    return member
  }

  test(
    'the day by which most claims are processed leaves out the holidays of the contact details',
    { tags: ['D-188'] },
    async () => {
      const closedOn = [dayAfter(today8())]
      while (closedOn.length < 10) closedOn.push(dayAfter(closedOn.at(-1)!))
      const [hours, address] = [[{ days: 'Monday', time: '9 a.m. to 5 p.m.' }], ['Member services']]
      const body = { title: 'Contact us', phoneNumber: '5065550100', hours, address, closedOn }
      const claim = await readyToSubmit({
        before: (sandbox) => sandbox.faults([{ operationId: 'getContactContent', status: 200, body }]),
      })
      await submit(claim)
      const date = formatDate(inBusinessDays(2, closedOn), 'en')
      await expect.element(claim.member.getByText('claims.receipt.by', { date })).toBeVisible()
      expect(inBusinessDays(2) < closedOn.at(-1)!, 'without holidays it would be earlier').toBe(true)
    },
  )

  test('Back from the confirmation says which claim was received, and leads to the confirmation again', async () => {
    const member = await shows({})
    await member.goTo('/submit-claim/claim-type')
    await expect.element(member.getByText('claims.sent.title', { service: 'x' })).toBeVisible()
    await member.expectNoAxeViolations()
    await member.press(member.link('claims.sent.see'))
    await member.isAt('/submit-claim/success')
    const other = await renderPage('claims.claim-type')
    await expect.element(other.heading('page.claims.claim-type')).toBeVisible()
    await expect.element(other.link('claims.sent.see')).not.toBeInTheDocument()
  })

  test(
    'the confirmation of a claim about a life event names no processing time and no deposit, and does not say "nothing to do"',
    { tags: ['D-188', 'D-103'] },
    async () => {
      const member = await shows({ pays: 'undecided' })
      await expect.element(member.getByText('claims.receipt.next.event')).toBeVisible()
      await expect.element(member.getByText('claims.receipt.next.follow')).toBeVisible()
      for (const words of [/processed by/, /deposit/i, /nothing to do/i])
        await expect.element(page.getByRole('main').getByText(words)).not.toBeInTheDocument()
    },
  )

  test('the confirmation promises the status of the claim on the home page only if the plan shows it', async () => {
    const before = (sandbox: SandboxControl) => sandbox.vary('default', { policy: { claimTracker: false } })
    const untracked = await shows({}, { before })
    await expect.element(untracked.getByText('claims.receipt.next.nothing')).toBeVisible()
    await expect.element(untracked.getByText('claims.receipt.next.follow')).not.toBeInTheDocument()
    const member = await shows({})
    await expect.element(member.getByText('claims.receipt.next.follow')).toBeVisible()
  })

  test(
    'the confirmation names the day by which most claims are processed, but not if a required receipt is missing',
    { tags: ['D-188', 'D-290'] },
    async () => {
      const processedBy = page.getByRole('main').getByText(/processed by/)
      await shows({})
      await expect.element(processedBy).toBeVisible()
      const member = await shows({ lacksReceipt: true })
      await expect.element(member.getByText('claims.receipt.next.no-receipt')).toBeVisible()
      await expect.element(processedBy).not.toBeInTheDocument()
      await expect.element(member.getByText('claims.receipt.next.nothing')).not.toBeInTheDocument()
    },
  )

  test(
    'the confirmation says that the spending account pays, in the language of the page',
    { tags: ['D-103'] },
    async () => {
      const member = await shows({ pays: 'account', result: { message: 'Your claim was submitted.' } }, PHONE_FR)
      await expect.element(member.getByText('claims.receipt.next.account')).toBeVisible()
      await expect.element(member.getByText('claims.receipt.sent')).toBeVisible()
      await expect.element(page.getByText('Your claim was submitted.')).not.toBeInTheDocument()
    },
  )

  test('a claim is not sent if its confirmation page cannot be loaded', async () => {
    const claim = await readyToSubmit()
    setPagePrefetcher(() => Promise.reject(new PortalError({ kind: 'chunk', operationId: 'ChunkLoadError' })))
    await submit(claim)
    await expect.element(page.getByRole('dialog')).toMatchTextContent(claim.member.text('error.kind.chunk'))
    expect(await claim.member.sandbox.claims()).toEqual([])
    expect(claim.member.sent('POST', /multi-claims$/)).toEqual([])
  })

  test('the next claim contains no answers of a submitted claim', { tags: ['CLAIM-07'] }, async () => {
    const claim = await readyToSubmit()
    await submit(claim)
    await arrives(claim)
    await claim.member.goTo('/submit-claim/claim-type')
    await claim.shows('claim-type')
    await expect.poll(() => page.getByRole('radio', { checked: true }).length).toBe(0)
  })

  test(
    'after a submission, the pages that the member has opened before show up-to-date data',
    { tags: ['API-093', 'D-180'] },
    async () => {
      const claim = new Claim(
        await renderPage('dashboard.home', { persona: 'hsa', draft: spendingAt('hsa-eligible-claims') }),
      )
      const { member } = claim
      const main = page.getByRole('main')
      const asked = page.getByRole('row').filter({ hasText: /Health spending account\b.*–/ })
      await expect.element(main).toMatchTextContent(/412\.50/)
      await member.goTo('/coverage/health-spending-account')
      await expect.element(main).toMatchTextContent(/412\.50/)
      await member.goTo('/history')
      await expect.element(page.getByRole('table')).toBeVisible()
      expect(asked.length).toBe(0)

      await member.goTo('/submit-claim/hsa-eligible-claims')
      for (const at of [0, 1]) await member.choose(page.getByRole('checkbox').nth(at))
      await claim.goOn('hsa-payment')
      await claim.goOn('claim-summary')
      await accept(claim)
      await submit(claim)
      await arrives(claim)
      await member.sandbox.advance(61)

      await member.goTo('/dashboard')
      await expect.element(main).toMatchTextContent(/\$\d+\.\d\d left/)
      await expect.element(main).not.toMatchTextContent(/412\.50/)
      await member.goTo('/coverage/health-spending-account')
      await expect.element(main.getByRole('meter')).toBeVisible()
      await expect.element(main).not.toMatchTextContent(/412\.50/)
      await member.goTo('/history')
      await expect.poll(() => asked.length).toBe(2)
    },
  )

  test('a double click submits one claim, and Escape does not hide the progress', { tags: ['D-103'] }, async () => {
    const claim = await readyToSubmit({
      before: (sandbox) => sandbox.faults([{ operationId: 'submitMultiClaims', delayMs: 1500 }]),
    })
    await claim.member.button('claims.submit').dblClick()
    const waiting = page.getByRole('dialog')
    await expect.element(waiting).toMatchTextContent(claim.member.text('claims.submitting'))
    await userEvent.keyboard('{Escape}{Escape}{Escape}')
    await expect.element(waiting).toBeVisible()
    await arrives(claim)
    expect(claim.member.sent('POST', /multi-claims$/)).toHaveLength(1)
    expect(await claim.member.sandbox.claims()).toHaveLength(1)
  })

  test(
    'Back while a claim is being sent does not leave the page, on which the result then appears',
    { tags: ['SHELL-57'] },
    async () => {
      const claim = new Claim(
        await renderPage('claims.comments', {
          draft: drugsAt('comments'),
          before: (sandbox) => sandbox.faults([{ operationId: 'submitMultiClaims', delayMs: 1500 }]),
        }),
      )
      await claim.goOn('confirmation')
      await accept(claim)
      const { pathname } = location
      const go = vi.spyOn(history, 'go')
      await submit(claim)
      const waiting = page.getByRole('dialog')
      await expect.element(waiting).toMatchTextContent(claim.member.text('claims.submitting'))
      for (const moved of [1, 2]) {
        history.back()
        await expect.poll(() => go.mock.calls).toEqual(Array.from({ length: moved }, () => [1]))
        await expect.poll(() => location.pathname).toBe(pathname)
      }
      await expect.element(waiting).toMatchTextContent(claim.member.text('claims.submitting'))
      await arrives(claim)
      expect(await claim.member.sandbox.claims()).toHaveLength(1)
    },
  )

  test('Back after a submission does not submit the claim again', async () => {
    const claim = new Claim(await renderPage('claims.comments', { draft: drugsAt('comments'), ...PHONE_FR }))
    await claim.goOn('confirmation')
    await accept(claim)
    await submit(claim)
    await arrives(claim)
    history.back()
    await claim.shows('claim-type')
    await expect.element(claim.member.button('claims.submit')).not.toBeInTheDocument()
    expect(await claim.member.sandbox.claims()).toHaveLength(1)
  })
})

describe('refused claim', () => {
  const BODY = { messageEn: 'The date is before the plan began.', messageFr: 'La date précède le début du régime.' }

  for (const [status, look, said] of [
    [422, { locale: 'en', width: 1280 }, BODY.messageEn],
    [500, PHONE_FR, BODY.messageFr],
  ] as const)
    test(
      `a claim refused with ${status} shows a message with a reference and closes the loading modal (${look.locale})`,
      {
        tags: ['ERR-01', 'ERR-18', 'ERR-36'],
      },
      async () => {
        const claim = await readyToSubmit({
          ...look,
          before: (sandbox) => sandbox.faults([{ operationId: 'submitMultiClaims', status, body: BODY, times: 1 }]),
        })
        await submit(claim)
        const dialog = page.getByRole('dialog')
        await expect.element(dialog).toMatchTextContent(said)
        await expect
          .element(dialog.getByText(claim.member.text('error.reference', { reference: '' }).trim()))
          .toBeVisible()
        await expect.element(page.getByText(claim.member.text('claims.submitting'))).not.toBeInTheDocument()
        await claim.member.expectNoAxeViolations()
      },
    )

  for (const status of [422, 500] as const)
    test(
      `a claim refused with ${status} is kept when the dialog is closed, and can be submitted again`,
      { tags: ['CLAIM-82', 'ERR-35'] },
      async () => {
        const claim = await readyToSubmit({
          before: (sandbox) => sandbox.faults([{ operationId: 'submitMultiClaims', status, times: 1 }]),
        })
        await submit(claim)
        const dialog = page.getByRole('dialog')
        await claim.member.press(dialog.getByRole('button', { name: claim.member.text('shell.close') }).last())
        await expect.element(dialog).not.toBeInTheDocument()
        expect(await claim.member.sandbox.claims()).toHaveLength(0)
        await expect.element(page.getByRole('checkbox')).toBeChecked()
        await submit(claim)
        await arrives(claim)
        expect(await claim.member.sandbox.claims()).toHaveLength(1)
      },
    )
})

describe('broken connection', () => {
  /** Submits a claim and drops the response, before or after the service has received the claim. */
  async function inDoubt(after: boolean, look = {}): Promise<Claim> {
    const claim = await readyToSubmit({
      ...look,
      before: (sandbox) => sandbox.faults([{ operationId: 'submitMultiClaims', status: 'network', after }]),
    })
    await submit(claim)
    await expect.element(page.getByText(claim.member.text('claims.doubt.title'))).toBeVisible()
    await claim.member.sandbox.heal()
    return claim
  }

  test('a member can look up a claim whose connection was lost after sending, and the claim was received only once', async () => {
    const claim = await inDoubt(true)
    await claim.member.expectNoAxeViolations()
    await claim.member.press(claim.member.button('claims.doubt.check'))
    await arrives(claim)
    expect(await claim.member.sandbox.claims()).toHaveLength(1)
  })

  test('a claim whose connection was lost before sending is not found when looked up, and is then sent once', async () => {
    const claim = await inDoubt(false, PHONE_FR)
    await claim.member.press(claim.member.button('claims.doubt.check'))
    await expect.element(page.getByText(claim.member.text('claims.not-received.title'))).toBeVisible()
    await submit(claim)
    await arrives(claim)
    expect(await claim.member.sandbox.claims()).toHaveLength(1)
  })

  test('sending a claim again makes no second claim if the connection was lost after sending', async () => {
    const claim = await inDoubt(true)
    await submit(claim)
    await arrives(claim)
    expect(await claim.member.sandbox.claims()).toHaveLength(1)
  })

  test('the page still reports the first attempt to send a claim as uncertain if the second attempt is refused', async () => {
    const claim = await inDoubt(false)
    await claim.member.sandbox.faults([{ operationId: 'submitMultiClaims', status: 422, times: 1 }])
    await submit(claim)
    await claim.member.press(
      page
        .getByRole('dialog')
        .getByRole('button', { name: claim.member.text('shell.close') })
        .last(),
    )
    await expect.element(claim.member.getByText('claims.doubt.title')).toBeVisible()
  })

  for (const [what, after] of [
    ['the first claim arrived, so the correction is not sent and the member is told', true],
    ['the first claim did not arrive, so the corrected claim is sent', false],
  ] as const)
    test(`after a lost connection, the portal looks up the first claim before it sends a correction: ${what}`, async () => {
      const claim = await inDoubt(after)
      await claim.member.press(claim.member.button('claims.back'))
      await claim.shows('claim-summary')
      await claim.member.press(
        page.getByRole('button', {
          name: `${claim.member.text('claims.summary.edit')} ${claim.member.text('page.claims.comments')}`,
        }),
      )
      await claim.member.write(claim.member.field('form.comments.comments.label'), 'Corrected')
      await claim.goOn('claim-summary')
      await submit(claim)
      await arrives(claim)
      const arrivals = await claim.member.sandbox.claims()
      expect(arrivals.map(({ claimExtraInfo }) => claimExtraInfo.comments)).toEqual([after ? 'Merci!' : 'Corrected'])
      await expect
        .poll(() => page.getByText(claim.member.text('claims.arrived-before-change')).length)
        .toBe(after ? 1 : 0)
    })
})

test('a session that expires during a claim asks for the password on the page and keeps the answers', async () => {
  const claim = new Claim(
    await renderPage(stepPage('before-start'), {
      draft: physiotherapyAt('before-start'),
      before: (sandbox) => sandbox.faults([{ operationId: 'searchHealthProfessionals', status: 401, times: 1 }]),
    }),
  )
  const { member } = claim
  await claim.answer('form.treatmentForAccident.isAccident.label', 'no')
  await member.press(page.getByRole('radio', { name: /^Physiotherapist$/ }))
  await expect.element(member.dialog('reauthentication.title')).toBeVisible()
  await member.write(
    page.getByRole('dialog').getByLabelText(member.text('password-dialog.password'), { exact: true }),
    PASSWORD,
  )
  await member.press(
    page.getByRole('dialog').getByRole('button', { name: member.text('password-dialog.continue'), exact: true }),
  )
  await claim.shows('provider-results')
  await member.press(member.button('claims.back'))
  await claim.shows('before-start')
  await expect.element(page.getByRole('radio', { name: member.text('no'), exact: true })).toBeChecked()
})

test(
  'a claim is not sent if a last check finds that the plan has no online claims any more; a dialog on the dashboard says so',
  { tags: ['D-163'] },
  async () => {
    const claim = await readyToSubmit()
    await claim.member.sandbox.vary('default', { policy: { submitClaim: false } })
    await submit(claim)
    await expect.element(page.getByRole('dialog')).toMatchTextContent(claim.member.text('claims.claim-type.none'))
    await claim.member.isAt('/dashboard')
    expect(claim.member.sent('POST', /multi-claims$/)).toEqual([])
  },
)

test(
  'a claim is not sent if a last check finds that the plan was suspended; the dashboard says so, and does not offer to go on',
  { tags: ['D-163'] },
  async () => {
    const claim = await readyToSubmit()
    await claim.member.sandbox.vary('default', { policy: { status: 'SUSPENDED' } })
    await submit(claim)
    await claim.member.isAt('/dashboard')
    await expect.element(claim.member.getByText('dashboard.suspended.text')).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(claim.member.link('claim-unfinished.continue')).not.toBeInTheDocument()
    expect(claim.member.sent('POST', /multi-claims$/)).toEqual([])
  },
)
