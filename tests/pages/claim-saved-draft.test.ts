import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { isDraftSyncEnabled, provideEnvironment, env } from '~/platform/config/environment.ts'
import { intlOf } from '~/platform/i18n/catalogues.ts'
import { textOf } from '~/platform/i18n/text.tsx'
import { askToLogOut } from '~/app/layout/logout-dialog.tsx'
import { endSession } from '~/platform/session/end-session.ts'
import { getDraftSync } from '~/areas/claims/saved-draft/draft-sync-store.ts'
import { getDraft } from '~/wizard/draft-store.ts'
import { loginOf } from '../../sandbox/personas.ts'
import type { SandboxControl } from '../support/sandbox-control.ts'
import { Claim } from './support/claim.ts'
import { today8 } from '~/domain/dates/date8.ts'
import { physiotherapyAt, receiptPhoto, VISITED } from './support/drafts.ts'
import { useKeyboardOnly } from './support/keyboard.ts'
import type { Member } from './support/member.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'

const PHONE_FR = { locale: 'fr', width: 360 } as const
const ME = loginOf('default')
const dialog = page.getByRole('dialog')
const offer = (member: Member) =>
  page.getByRole('heading', { name: member.text('claims.kept.title', { type: '' }).trim() })

/** The notice that another draft is saved, which names both claims. */
const alreadySaved = (member: Member) =>
  page.getByRole('status').filter({ hasText: member.locale === 'fr' ? 'Déjà conservée' : 'Already saved' })

/** The draft that the service has saved for the member, fetched as another device would fetch it. */
async function keptBy(sandbox: SandboxControl): Promise<
  | {
      version: string
      fileCount: number
      submissionKey?: string
      sentOn?: string
      steps: { step: string; answers: object; isOpen?: boolean }[]
    }
  | undefined
> {
  const { apiToken } = await sandbox.sessionOf(ME)
  const answer = await fetch(`${sandbox.services}/members/${ME}/claim-draft`, { headers: { authorization: apiToken } })
  return answer.status === 204 ? undefined : ((await answer.json()) as never)
}
/** Saves a draft at the service, as another device would. */
async function keepsElsewhere(
  sandbox: SandboxControl,
  steps: readonly { step: string; answers: object }[],
  more: object = {},
): Promise<void> {
  const { apiToken } = await sandbox.sessionOf(ME)
  const answer = await fetch(`${sandbox.services}/members/${ME}/claim-draft`, {
    method: 'PUT',
    headers: { authorization: apiToken, 'content-type': 'application/json' },
    body: JSON.stringify({ claimType: 'XX-PRAC', fileCount: 0, steps, ...more }),
  })
  expect(answer.status).toBe(200)
}
const todayIn = ({ locale }: Member): string => textOf(intlOf(locale)).date(today8())
/** Submits the claim of `physiotherapyAt` with this idempotency key, as another tab or device would. */
async function sendsElsewhere(sandbox: SandboxControl, key: string): Promise<void> {
  const { apiToken } = await sandbox.sessionOf(ME)
  const visit = { specialtyCode: 'PHYS', dateOfService: VISITED }
  const benefitServices = [
    { ...visit, serviceId: 101, participantId: '1', amountPaid: '80.00' },
    { ...visit, serviceId: 102, participantId: '3', amountPaid: '95.50' },
  ]
  const body = new FormData()
  body.append('claimExtraInfo', JSON.stringify({ claimType: 'PHYS', participantId: '1', lob: '03', benefitServices }))
  const answer = await fetch(`${sandbox.services}/members/${ME}/multi-claims`, {
    method: 'POST',
    headers: { authorization: apiToken, 'idempotency-key': key },
    body,
  })
  expect(answer.status).toBe(200)
}
const stepsOf = ({ completedSteps, answers }: ReturnType<typeof physiotherapyAt>) =>
  completedSteps.map((step) => ({ step, answers: step === 'attach-documents' ? { files: [] } : (answers[step] ?? {}) }))
const toProvider = () => stepsOf(physiotherapyAt('provider-type'))

/** Answers the first page of a dental claim, which leads to the dentists of the member's town. */
async function answersStart(claim: Claim): Promise<void> {
  await claim.answer('form.treatmentForAccident.isAccident.label', 'no')
  await claim.choose(/^(Dentist|Dentiste)$/)
  await claim.goOn('provider-results')
}

const opens = (options: PageOptions = {}) => renderPage('claims.claim-type', { persona: 'default', ...options })

describe('saved draft', { tags: ['D-189'] }, () => {
  test('a draft is saved after each step without its files, and is resumed after a reload', async () => {
    const draft = physiotherapyAt('attach-documents')
    const claim = new Claim(await renderPage('claims.attach-documents', { persona: 'default', draft }))
    const { member } = claim
    await expect.poll(() => keptBy(member.sandbox)).toMatchObject({ fileCount: 0 })
    await page.css('input[type=file]').first().upload(receiptPhoto())
    await claim.goOn('claim-summary')
    await expect.poll(async () => (await keptBy(member.sandbox))?.fileCount).toBe(1)
    expect(JSON.stringify(await keptBy(member.sandbox))).not.toContain('receipt.png')

    const again = await opens({ sandbox: member.sandbox, ...PHONE_FR })
    await expect.element(offer(again)).toBeVisible()
    await expect.element(again.getByText('claims.kept.files')).toBeVisible()
    await again.expectNoAxeViolations()
    await again.press(again.button('claims.kept.continue'))
    await new Claim(again).shows('attach-documents')
    await expect.element(again.getByText('claims.kept.missing', { count: 1 })).toBeVisible()
    expect(getDraft(ME).answers).toMatchObject({ 'claim-details': draft.answers['claim-details'] })
    await again.expectNoAxeViolations()
  })

  test('answers that the member typed without pressing Continue are saved after a pause, and are there after a reload', async () => {
    const claim = new Claim(
      await renderPage('claims.claim-details', { persona: 'default', draft: physiotherapyAt('claim-details') }),
    )
    const { member } = claim
    const amount = () => page.css('[id$="_lines_0_amountPaid"]')
    await claim.writeDay(page, '18', '11', '2025')
    await member.write(amount(), '95')
    const open = async () => (await keptBy(member.sandbox))?.steps.filter(({ isOpen }) => isOpen)
    await expect
      .poll(open)
      .toMatchObject([
        { step: 'claim-details', answers: { lines: [{ dateOfService: '20251118', amountPaid: '95.00' }, {}] } },
      ])

    const again = await opens({ sandbox: member.sandbox })
    await again.press(again.button('claims.kept.continue'))
    await new Claim(again).shows('claim-details')
    await expect.element(amount()).toHaveValue('95.00')
    await expect.element(page.getByLabelText(again.text('form.date.day'), { exact: true }).first()).toHaveValue('18')
    expect(getDraft(ME).completedSteps).not.toContain('claim-details')
  })

  test(
    'a draft of another device is deleted without a question, and can be put back until another one is saved',
    { tags: ['D-344'] },
    async () => {
      const member = await opens({ before: (sandbox) => keepsElsewhere(sandbox, toProvider()) })
      await expect.element(offer(member)).toBeVisible()
      useKeyboardOnly(member)
      await member.press(member.button('claims.kept.delete'))
      await expect.element(offer(member)).not.toBeInTheDocument()
      expect(await keptBy(member.sandbox)).toBeUndefined()
      await expect.element(member.button('claims.kept.undo')).toHaveFocus()
      await member.press(member.button('claims.kept.undo'))
      await expect.element(offer(member)).toBeVisible()
      expect(await keptBy(member.sandbox)).toMatchObject({ claimType: 'XX-PRAC', steps: toProvider() })

      await member.press(member.button('claims.kept.delete'))
      await expect.element(offer(member)).not.toBeInTheDocument()
      await keepsElsewhere(member.sandbox, toProvider().slice(0, 1))
      await member.press(member.button('claims.kept.undo'))
      await expect.element(page.getByRole('status').getByText(member.text('claims.kept.undo.other'))).toBeVisible()
      expect(await keptBy(member.sandbox)).toMatchObject({ steps: toProvider().slice(0, 1) })
    },
  )

  test(
    'a draft of the current tab is offered like a saved draft, and can be resumed or deleted, and put back',
    { tags: ['D-119', 'D-344'] },
    async () => {
      const member = await opens({ draft: physiotherapyAt('provider-type') })
      await expect.element(offer(member)).toBeVisible()
      await member.press(member.button('claims.kept.continue'))
      const claim = new Claim(member)
      await claim.shows('provider-type')
      for (const step of ['before-start', 'claim-type']) {
        await member.press(member.button('claims.back'))
        await claim.shows(step)
      }
      const { completedSteps } = getDraft(ME)
      await member.press(member.button('claims.kept.delete'))
      await expect.poll(() => getDraft(ME).completedSteps).toEqual([])
      await expect.poll(() => keptBy(member.sandbox)).toBeUndefined()
      await expect.poll(() => page.getByRole('radio', { checked: true }).length).toBe(0)
      await expect.element(member.button('claims.kept.undo')).toHaveFocus()
      await member.expectNoAxeViolations()
      await member.press(member.button('claims.kept.undo'))
      await expect.element(offer(member)).toBeVisible()
      expect(getDraft(ME).completedSteps).toEqual(completedSteps)
      await expect.poll(() => keptBy(member.sandbox)).toBeDefined()
    },
  )

  test(
    'a claim that is resumed after Send was pressed shows its answers again before it is sent',
    { tags: ['D-346'] },
    async () => {
      const draft = physiotherapyAt('claim-summary')
      const member = await opens({
        draft: { ...draft, completedSteps: [...draft.completedSteps, 'claim-summary', 'comments'] },
      })
      await member.press(member.button('claims.kept.continue'))
      await member.isAt('/submit-claim/claim-summary')
      await expect.element(page.getByText('80.00').first()).toBeVisible()
      expect(member.sent('POST', /multi-claims/)).toEqual([])
    },
  )

  test('logging out keeps the saved draft, and the dialog says so', { tags: ['SESSION-31'] }, async () => {
    const member = await renderPage('claims.provider-type', {
      persona: 'default',
      draft: physiotherapyAt('provider-type'),
      ...PHONE_FR,
    })
    await expect.poll(() => keptBy(member.sandbox)).toBeDefined()
    askToLogOut()
    await expect.element(dialog).toMatchTextContent(member.text('logout.draft-kept'))
    await expect.element(dialog.getByText(member.text('logout.draft'))).not.toBeInTheDocument()
    await member.press(dialog.getByRole('button', { name: member.text('no') }))
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('the saved draft is deleted after the claim has been submitted', { tags: ['CLAIM-07'] }, async () => {
    const claim = new Claim(
      await renderPage('claims.confirmation', { persona: 'default', draft: physiotherapyAt('confirmation') }),
    )
    const { member } = claim
    await expect.poll(() => keptBy(member.sandbox)).toMatchObject({ fileCount: 1 })
    await claim.choose(member.text('form.claimConfirmation.agreement.label'), 'checkbox')
    await member.press(claim.lastButton())
    await member.isAt('/submit-claim/success')
    await expect.poll(() => keptBy(member.sandbox)).toBeUndefined()
  })

  test('the member can leave a draft and finish the claim later', { tags: ['D-119'] }, async () => {
    const member = await renderPage('claims.provider-type', {
      persona: 'default',
      draft: physiotherapyAt('provider-type'),
      ...PHONE_FR,
    })
    await expect.poll(() => keptBy(member.sandbox)).toBeDefined()
    await member.press(member.button('claims.cancel'))
    await member.press(dialog.getByRole('button', { name: member.text('claims.leave.keep') }))
    await member.isAt('/dashboard')
    await expect.element(member.getByText('claim-unfinished.title')).toBeVisible()
    expect(await keptBy(member.sandbox)).toBeDefined()
  })

  test('the saved draft is kept when the session ends', { tags: ['D-119'] }, async () => {
    const member = await renderPage('claims.provider-type', {
      persona: 'default',
      draft: physiotherapyAt('provider-type'),
    })
    await expect.poll(() => keptBy(member.sandbox)).toBeDefined()
    endSession('LOGGEDOUT')
    await member.isAt('/login')
    await expect.poll(() => member.sandbox.count('revokeToken')).toBe(1)
    expect(await member.sandbox.count('deleteClaimDraft')).toBe(0)
    expect(await keptBy(member.sandbox)).toBeDefined()
  })

  test('a draft that the member deletes when leaving is not offered again', { tags: ['CLAIM-08'] }, async () => {
    const member = await renderPage('claims.provider-type', {
      persona: 'default',
      draft: physiotherapyAt('provider-type'),
    })
    await expect.poll(() => keptBy(member.sandbox)).toBeDefined()
    await member.press(member.button('claims.cancel'))
    await member.press(dialog.getByRole('button', { name: member.text('claims.leave.leave') }))
    await member.isAt('/dashboard')
    await expect.poll(() => keptBy(member.sandbox)).toBeUndefined()
  })

  test('if the questions of a claim have changed since its draft was saved, the draft can only be deleted', async () => {
    const member = await opens({
      before: (sandbox) => keepsElsewhere(sandbox, [{ step: 'claim-type', answers: { claimType: 7 } }]),
    })
    await member.press(member.button('claims.kept.continue'))
    await expect.element(page.getByText(member.text('claims.kept.stale'))).toBeVisible()
    await expect.element(member.button('claims.kept.continue')).not.toBeInTheDocument()
    await expect.element(member.button('claims.kept.delete')).toBeVisible()
  })

  test('a draft is resumed at the first answer that is no longer valid', async () => {
    const steps = stepsOf(physiotherapyAt('claim-details')).map((each) =>
      each.step === 'provider-type' ? { ...each, answers: { providerType: 12 } } : each,
    )
    const member = await opens({ before: (sandbox) => keepsElsewhere(sandbox, steps) })
    await member.press(member.button('claims.kept.continue'))
    await new Claim(member).shows('provider-type')
  })
})

describe('submitted claim whose response was lost', { tags: ['D-189'] }, () => {
  const isOffered = (member: Member) => expect.element(member.button('claims.kept.continue')).toBeVisible()
  const isNotOffered = async (member: Member) => {
    await new Claim(member).shows('claim-type')
    await expect.poll(() => member.sandbox.count('getClaimDraft')).toBeGreaterThan(0)
    await expect.element(member.button('claims.kept.continue')).not.toBeInTheDocument()
  }
  const accept = (claim: Claim) => claim.choose(claim.member.text('form.claimConfirmation.agreement.label'), 'checkbox')
  const atTheEnd = async (options: PageOptions = {}) => {
    const draft = physiotherapyAt('confirmation', { comments: { comments: 'Merci!' } })
    const claim = new Claim(await renderPage('claims.confirmation', { persona: 'default', draft, ...options }))
    await expect.poll(() => keptBy(claim.member.sandbox)).toMatchObject({ submissionKey: expect.any(String) as string })
    await accept(claim)
    return claim
  }
  const submits = ({ member }: Claim) => member.press(member.button('claims.submit'))
  /** Submits a claim, drops the response before or after the service processed it, and closes the tab. */
  async function loses(after: boolean): Promise<Claim> {
    const claim = await atTheEnd({
      before: (sandbox) => sandbox.faults([{ operationId: 'submitMultiClaims', status: 'network', after }]),
    })
    await submits(claim)
    await expect.element(claim.member.getByText('claims.doubt.title')).toBeVisible()
    await claim.member.sandbox.heal()
    await claim.member.sandbox.forgetCalls()
    return claim
  }

  test('the draft of a claim that the service received despite a lost response is deleted, and is not offered again', async () => {
    const { member } = await loses(true)
    await isNotOffered(await opens({ sandbox: member.sandbox }))
    expect(await member.sandbox.claims()).toHaveLength(1)
  })

  test('a claim that the service did not receive is looked up and then sent with its original key and comments', async () => {
    const { member } = await loses(false)
    const kept = await keptBy(member.sandbox)
    expect(kept).toMatchObject({ sentOn: today8() })
    const again = await opens({ sandbox: member.sandbox, ...PHONE_FR })
    await expect.element(again.getByText('claims.kept.sent', { date: todayIn(again) })).toBeVisible()
    await again.press(again.button('claims.kept.continue'))
    const claim = new Claim(again)
    await claim.shows('attach-documents')
    await page.css('input[type=file]').first().upload(receiptPhoto())
    await claim.goOn('claim-summary')
    await expect.element(again.getByText('claims.doubt.title')).toBeVisible()
    await accept(claim)
    await submits(claim)
    await again.isAt('/submit-claim/success')
    const arrivals = await member.sandbox.claims()
    expect(arrivals.map(({ idempotencyKey, claimExtraInfo }) => [idempotencyKey, claimExtraInfo.comments])).toEqual([
      [kept?.submissionKey, 'Merci!'],
    ])
  })

  test('the portal says that a claim has arrived instead of offering its draft, even if the draft is still saved', async () => {
    const member = await opens({
      before: async (sandbox) => {
        await sendsElsewhere(sandbox, 'key-1')
        await keepsElsewhere(sandbox, toProvider(), { submissionKey: 'key-1', sentOn: today8() })
      },
    })
    await expect.element(member.getByText('claims.kept.arrived')).toBeVisible()
    await expect.element(member.button('claims.kept.continue')).not.toBeInTheDocument()
    await expect.poll(() => keptBy(member.sandbox)).toBeUndefined()
    await member.expectNoAxeViolations()
  })

  for (const sendsKeys of [true, false])
    test(`a claim that another tab has sent from the same draft is not sent again (${sendsKeys ? 'with' : 'without'} idempotency keys)`, async () => {
      const claim = await atTheEnd()
      const { member } = claim
      provideEnvironment({ ...env(), sendsIdempotencyKeys: sendsKeys })
      await sendsElsewhere(member.sandbox, (await keptBy(member.sandbox))!.submissionKey!)
      await submits(claim)
      await member.isAt('/submit-claim/success')
      await expect.element(member.getByText('claims.arrived-before-change')).toBeVisible()
      // what this tab has is not what was received
      expect(page.getByRole('main').element().textContent).not.toMatch(/\$/)
      expect(await member.sandbox.claims()).toHaveLength(1)
    })

  test('without idempotency keys, a claim is not sent until the member decides about the draft of another device', async () => {
    const claim = await atTheEnd()
    const { member } = claim
    provideEnvironment({ ...env(), sendsIdempotencyKeys: false })
    const { version } = (await keptBy(member.sandbox))!
    await keepsElsewhere(member.sandbox, toProvider(), { basedOn: version })
    await submits(claim)
    await expect.element(alreadySaved(member)).toBeVisible()
    expect(await member.sandbox.claims()).toEqual([])
    await member.press(member.button('claims.kept.other.replace'))
    await member.press(member.button('claims.kept.keep'))
    await expect.element(alreadySaved(member)).not.toBeInTheDocument()
    await submits(claim)
    await member.isAt('/submit-claim/success')
  })

  test('the draft of a claim is offered again if the session ended while the claim was being submitted', async () => {
    const claim = await atTheEnd({
      before: (sandbox) => sandbox.faults([{ operationId: 'submitMultiClaims', status: 'hang' }]),
    })
    await submits(claim)
    await expect.poll(() => keptBy(claim.member.sandbox)).toMatchObject({ sentOn: today8() })
    const again = await opens({ sandbox: claim.member.sandbox })
    await isOffered(again)
    await expect.element(again.getByText('claims.kept.sent', { date: todayIn(again) })).toBeVisible()
  })
})

describe('draft of another tab', { tags: ['D-189'] }, () => {
  const begins = async (member: Member) => {
    const claim = new Claim(member)
    await expect.element(offer(member)).toBeVisible()
    await claim.choose(/^(Dental|Soins dentaires)/)
    await claim.goOn('before-start-dental')
    await expect.element(alreadySaved(member)).toBeVisible()
    return claim
  }

  test('a draft saved by another tab is not overwritten until the member decides which draft to keep', async () => {
    const member = await opens({ before: (sandbox) => keepsElsewhere(sandbox, toProvider()), ...PHONE_FR })
    const claim = await begins(member)
    expect((await keptBy(member.sandbox))?.steps).toHaveLength(3)
    await expect.element(alreadySaved(member).getByText('(Soins dentaires)')).toBeVisible()
    await member.expectNoAxeViolations()
    await member.press(member.button('claims.kept.other.replace'))
    await member.expectNoAxeViolations()
    await member.press(member.button('claims.kept.other.stay'))
    expect((await keptBy(member.sandbox))?.steps).toHaveLength(3)
    await member.press(member.button('claims.kept.other.replace'))
    await member.press(member.button('claims.kept.keep'))
    await expect.element(alreadySaved(member)).not.toBeInTheDocument()
    await answersStart(claim)
    await expect
      .poll(async () => (await keptBy(member.sandbox))?.steps.map(({ step }) => step))
      .toEqual(['claim-type', 'before-start-dental', 'treatment-for-accident', 'provider-type', 'provider-search'])
  })

  test('a conflict with the draft of another tab names both claims on one page, and is not shown on the next page', async () => {
    const member = await opens({ before: (sandbox) => keepsElsewhere(sandbox, toProvider()) })
    const claim = await begins(member)
    await expect.element(alreadySaved(member).getByText('Health practitioner')).toBeVisible()
    await expect.element(alreadySaved(member).getByText('(Dental)')).toBeVisible()
    await expect.poll(() => getDraftSync().conflictStep).toBe('before-start-dental')
    await answersStart(claim)
    await expect.element(member.button('claims.continue')).toBeVisible()
    await expect.element(alreadySaved(member)).not.toBeInTheDocument()
    expect((await keptBy(member.sandbox))?.steps).toHaveLength(3)
  })

  test(
    'the notice of another saved claim leads to that claim after a question, and the claim of this tab is left',
    { tags: ['D-292'] },
    async () => {
      const member = await opens({ before: (sandbox) => keepsElsewhere(sandbox, toProvider()) })
      await begins(member)
      await member.press(member.button('claims.kept.other.resume'))
      await expect.element(dialog.getByText(member.text('claims.leave.text'))).toBeVisible()
      await member.press(dialog.getByRole('button', { name: member.text('claims.kept.other.resume') }))
      await new Claim(member).shows('provider-type')
      expect((await keptBy(member.sandbox))?.steps).toHaveLength(3)
      await expect.element(alreadySaved(member)).not.toBeInTheDocument()
    },
  )

  test('a saved draft is not replaced as long as that draft cannot be loaded', async () => {
    const member = await opens({ before: (sandbox) => keepsElsewhere(sandbox, toProvider()) })
    await begins(member)
    await member.sandbox.faults([{ operationId: 'getClaimDraft', status: 500 }])
    await member.press(member.button('claims.kept.other.replace'))
    await member.press(member.button('claims.kept.keep'))
    await expect.poll(() => member.sandbox.statusesOf('getClaimDraft')).toContain(500)
    await expect.element(alreadySaved(member)).toBeVisible()
  })
})

describe('failures while saving a draft', { tags: ['D-189'] }, () => {
  const goesOn = async (faults: Parameters<SandboxControl['faults']>[0], status: number | undefined) => {
    const member = await opens({ before: (sandbox) => sandbox.faults(faults) })
    const claim = new Claim(member)
    await claim.pick(/^Dental/, 'before-start-dental')
    if (status !== undefined) await expect.poll(() => member.sandbox.statusesOf('saveClaimDraft')).toContain(status)
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    return { member, claim }
  }

  test('a member can continue a claim if the draft cannot be saved, and the draft is saved with the next step', async () => {
    for (const status of [403, 404, 500, 503]) await goesOn([{ operationId: 'saveClaimDraft', status }], status)
    const { member, claim } = await goesOn([{ operationId: 'saveClaimDraft', status: 500, times: 1 }], 500)
    await answersStart(claim)
    await expect.poll(async () => (await keptBy(member.sandbox))?.steps.length).toBe(5)
  })

  test('slow saving of a draft does not block the next step', async () => {
    const { member } = await goesOn([{ operationId: 'saveClaimDraft', delayMs: 1500 }], undefined)
    await expect.poll(() => keptBy(member.sandbox)).toBeDefined()
  })

  test('a claim whose draft cannot be deleted is submitted nevertheless', async () => {
    const claim = new Claim(
      await renderPage('claims.confirmation', {
        persona: 'default',
        draft: physiotherapyAt('confirmation'),
        before: (sandbox) => sandbox.faults([{ operationId: 'deleteClaimDraft', status: 500 }]),
      }),
    )
    const { member } = claim
    await expect.poll(() => keptBy(member.sandbox)).toBeDefined()
    await claim.choose(member.text('form.claimConfirmation.agreement.label'), 'checkbox')
    await member.press(claim.lastButton())
    await member.isAt('/submit-claim/success')
    await expect.poll(() => member.sandbox.statusesOf('deleteClaimDraft')).toEqual([500])
    await expect.element(dialog).not.toBeInTheDocument()
  })
})

test(
  'the browser asks before a reload that would lose a claim, but not if the service saves it',
  { tags: ['D-119'] },
  async () => {
    const asksBeforeUnload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const answered = (environment: PageOptions['environment']) =>
      renderPage('claims.provider-type', {
        persona: 'default',
        draft: physiotherapyAt('provider-type'),
        ...(environment && { environment }),
      })
    const { sandbox } = await answered(undefined)
    await expect.poll(() => keptBy(sandbox)).toBeDefined()
    await expect.poll(asksBeforeUnload).toBe(false)
    await answered({ keepsClaimDrafts: false })
    await expect.poll(asksBeforeUnload).toBe(true)
  },
)

test(
  'if the service saves no drafts, the first step says that a reload loses the claim, and no draft is requested',
  { tags: ['D-19', 'D-189'] },
  async () => {
    const member = await renderPage('access.not-found', { persona: 'default' })
    const { keepsClaimDrafts: _, ...without } = env()
    provideEnvironment(without)
    await member.goTo('/dashboard')
    expect(isDraftSyncEnabled()).toBe(false)
    await member.press(member.button('dashboard.links.submit'))
    const claim = new Claim(member)
    await claim.shows('claim-type')
    await expect.element(member.getByText('claims.kept.not')).toBeVisible()
    await claim.pick(/^Dental/, 'before-start-dental')
    await expect.element(member.getByText('claims.before-start.keep')).toBeVisible()
    await expect.element(page.getByText(member.text('claims.before-start.saved'))).not.toBeInTheDocument()
    askToLogOut()
    await expect.element(dialog).toMatchTextContent(member.text('logout.draft'))
    expect(member.sent('GET', /claim-draft$/)).toEqual([])
    expect(member.sent('PUT', /claim-draft$/)).toEqual([])
  },
)
