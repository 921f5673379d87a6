import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { SandboxControl } from '../support/sandbox-control.ts'
import { Claim } from './support/claim.ts'
import { physiotherapyAt } from './support/drafts.ts'
import type { Member } from './support/member.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { renderPage } from './support/render-page.tsx'
import { openedWindows } from './support/windows.ts'

const PHONE_FR = { locale: 'fr', width: 360 } as const
const dialog = page.getByRole('dialog')
const pressSubmit = (member: Member) => member.press(member.button('dashboard.links.submit'))

describe('claim without banking details', () => {
  test(
    'each press on the button Submit a claim opens a dialog about missing banking details, which Later closes',
    { tags: ['GUARD-18', 'GUARD-19', 'GUARD-24', 'D-58'] },
    async () => {
      const member = await renderPage('dashboard.home', { persona: 'no-banking' })
      // the test waits for the dashboard's own request for the banking details, so that it counts only later requests
      await expect.element(member.getByText('dashboard.turn.deposit')).toBeVisible()
      for (const _ of ['first', 'second']) {
        const asked = member.sent('GET', /banking-details$/).length
        await pressSubmit(member)
        await expect.element(member.dialog('deposit-missing.title')).toBeVisible()
        expect(member.sent('GET', /banking-details$/)).toHaveLength(asked + 1)
        await member.isAt('/dashboard')
        await member.press(member.button('deposit-missing.later'))
        await expect.element(dialog).not.toBeInTheDocument()
        await member.isAt('/dashboard')
      }
    },
  )

  test(
    'the dialog about missing banking details says that a claim needs direct deposit and offers to set it up',
    { tags: ['GUARD-21', 'GUARD-22', 'GUARD-23'] },
    async () => {
      const member = await renderPage('dashboard.home', { persona: 'no-banking', ...PHONE_FR })
      await pressSubmit(member)
      await expect.element(member.dialog('deposit-missing.title')).toBeVisible()
      await expect.element(dialog.getByText(member.text('deposit-missing.text'))).toBeVisible()
      await expect.element(member.button('deposit-missing.later')).toBeVisible()
      await member.expectNoAxeViolations()
      await member.press(member.button('deposit-missing.set-up'))
      await member.isAt('/manage-your-account/direct-deposit')
      await expect.element(dialog).not.toBeInTheDocument()
    },
  )

  test(
    'the URL of the first step opens the dialog about missing banking details on the dashboard',
    { tags: ['D-58', 'GUARD-21'] },
    async () => {
      const member = await renderPage('claims.claim-type', { persona: 'no-banking' })
      await member.isAt('/dashboard')
      await expect.element(member.dialog('deposit-missing.title')).toBeVisible()
      await expect.element(dialog.getByText(member.text('deposit-missing.text'))).toBeVisible()
    },
  )

  test(
    'a member who cannot set up direct deposit online downloads the form, which opens in a new window',
    { tags: ['GUARD-25', 'GUARD-26', 'GUARD-27', 'CONTENT-08'] },
    async () => {
      const opened = openedWindows()
      const member = await renderPage('dashboard.home', { persona: 'no-online-banking', ...PHONE_FR })
      await pressSubmit(member)
      await expect.element(member.button('deposit-missing.ok')).toBeVisible()
      await member.press(page.getByRole('button', { name: member.text('deposit-missing.download') }))
      await expect.element(dialog).not.toBeInTheDocument()
      expect(opened).toEqual([expect.stringMatching(/^https:\/\//)])
      expect(
        member
          .sent('GET', /\/forms\/\w+$/)
          .map(({ url }) => [url.pathname.split('/').at(-1), url.searchParams.get('locale')]),
      ).toEqual([['DD', 'fr']])
    },
  )
})

describe('suspended member', () => {
  test(
    'a suspended member sees an explanation instead of a button to submit a claim, and the banner with the member card',
    { tags: ['SHELL-27', 'SHELL-53', 'GUARD-13', 'SESSION-54'] },
    async () => {
      const member = await renderPage('dashboard.home', { persona: 'suspended' })
      await expect.element(member.getByText('dashboard.suspended.title')).toBeVisible()
      await expect.element(member.getByText('dashboard.info.title')).toBeVisible()
      await expect.element(member.link('dashboard.info.card')).toBeVisible()
      await expect.element(member.button('dashboard.links.submit')).not.toBeInTheDocument()
      await member.press(page.getByRole('button', { name: member.text('nav.claims'), exact: true }))
      await expect.element(member.link('nav.history')).toBeVisible()
      await expect.element(member.button('nav.submit-claim')).not.toBeInTheDocument()
      await member.goTo('/history')
      await member.isAt('/history')
    },
  )

  for (const path of ['/submit-claim', '/submit-claim/claim-type', '/submit-claim/confirmation'])
    test(
      `a suspended member is redirected from ${path} to the dashboard`,
      { tags: ['GUARD-12', 'GUARD-13'] },
      async () => {
        const member = await renderPage('claims.claim-type', { persona: 'suspended', path })
        await member.isAt('/dashboard')
      },
    )
})

test(
  'if the plan has no online claims, every claim URL redirects to the dashboard',
  { tags: ['GUARD-11'] },
  async () => {
    const member = await renderPage('claims.claim-type', {
      before: (sandbox) => sandbox.vary('default', { policy: { submitClaim: false } }),
    })
    await member.isAt('/dashboard')
    await member.goTo('/submit-claim/confirmation')
    await member.isAt('/dashboard')
  },
)

describe('claim types', () => {
  test(
    'a plan without claim types shows a message on the page, and no Continue button',
    { tags: ['CLAIM-02'] },
    async () => {
      const member = await renderPage('claims.claim-type', {
        before: (sandbox) => sandbox.faults([{ operationId: 'listClaimTypes', status: 204 }]),
        ...PHONE_FR,
      })
      await expect.element(member.getByText('claims.claim-type.none')).toBeVisible()
      await expect.element(dialog).not.toBeInTheDocument()
      await expect.element(member.button('claims.continue')).not.toBeInTheDocument()
      await member.expectNoAxeViolations()
      await expect.element(member.heading('claims.photo.title')).not.toBeInTheDocument()
    },
  )

  test(
    'the claim types are those of the plan, and a type that cannot be chosen shows the reason',
    { tags: ['CLAIM-01', 'CLAIM-05', 'D-100'] },
    async () => {
      const member = await renderPage('claims.claim-type', { persona: 'quebec' })
      await expect.element(page.getByRole('radio', { name: /Health practitioner/ })).toBeEnabled()
      await expect.element(page.getByRole('radio', { name: /Drugs/ })).toBeDisabled()
      await expect.element(page.getByText(member.text('claims.type.not-in-province'))).toBeVisible()
      const cards = page.getByRole('radiogroup').css('label')
      await expect.poll(() => cards.elements().every((card) => card.querySelector('svg'))).toBe(true)
      expect(cards.length).toBeGreaterThan(4)
    },
  )

  test('the claim types are requested once for each language', { tags: ['CLAIM-03'] }, async () => {
    const member = await renderPage('claims.claim-type')
    const asked = () => member.sent('GET', /claim-types$/).length
    expect(asked()).toBe(1)
    await member.press(page.getByRole('link', { name: 'Français' }))
    await expect.element(page.getByRole('radio', { name: /Praticien/ })).toBeVisible()
    expect(asked()).toBe(2)
    await member.press(page.getByRole('link', { name: 'English' }))
    await expect.element(page.getByRole('radio', { name: /Health practitioner/ })).toBeVisible()
    expect(asked()).toBe(2)
  })
})

describe('repeat claim', () => {
  const again = (member: Member) =>
    page.getByRole('button', { name: new RegExp(`^${member.text('claim-again.begin')}`) }).first()
  for (const look of [{ locale: 'en' } as const, PHONE_FR])
    test(
      `a repeat claim that needs more than one page opens in the wizard, with an empty date and amount (${look.locale})`,
      { tags: ['D-97'] },
      async () => {
        const claim = new Claim(await renderPage('claims.claim-type', { persona: 'cob', ...look }))
        const { member } = claim
        await member.expectNoAxeViolations()
        await member.press(page.getByRole('main').getByText(member.text('claim-again.title'), { exact: true }))
        await member.press(again(member))
        await claim.shows('before-start')
        await claim.answer('form.treatmentForAccident.isAccident.label', 'no')
        await claim.goOn('claim-details')
        const line = page.css('[id="visitDetails_lines"] section')
        expect(line.elements()).toHaveLength(1)
        await expect.element(line.getByRole('radio', { checked: true })).toBeInTheDocument()
        for (const field of line.getByRole('textbox').all()) await expect.element(field).toHaveValue('')
      },
    )

  test(
    'a repeat claim is not offered if its service is unavailable, or after the member has begun a claim',
    { tags: ['D-97', 'ERR-31'] },
    async () => {
      const before = (sandbox: SandboxControl) =>
        sandbox.faults([{ operationId: 'listRecentClaimServices', status: 500, times: 5 }])
      const claim = new Claim(await renderPage('claims.claim-type', { persona: 'default', before }))
      await claim.shows('claim-type')
      await expect.element(again(claim.member)).not.toBeInTheDocument()
      await expect.element(dialog).not.toBeInTheDocument()
      const begun = new Claim(
        await renderPage('claims.claim-type', { persona: 'default', draft: physiotherapyAt('provider-type') }),
      )
      await begun.shows('claim-type')
      await expect.element(again(begun.member)).not.toBeInTheDocument()
    },
  )
})

describe('failures of the service', () => {
  test(
    'if the banking details cannot be loaded, the page stays open and shows the error message about direct deposit',
    { tags: ['GUARD-20', 'ERR-04', 'D-59'] },
    async () => {
      const member = await renderPage('dashboard.home', PHONE_FR)
      // The dashboard requests the banking details too. The test sets the fault only after that request, because Submit
      // would share a request in progress instead of sending its own.
      await expect
        .poll(() =>
          queryClient.getQueriesData({ queryKey: ['getBankingDetails'] }).some(([, answer]) => answer !== undefined),
        )
        .toBe(true)
      await member.sandbox.faults([{ operationId: 'getBankingDetails', status: 500, body: {} }])
      await pressSubmit(member)
      await expect.element(dialog.getByText(member.text('error.name.getDirectDeposit'))).toBeVisible()
      await member.isAt('/dashboard')
      await member.press(dialog.getByRole('button', { name: member.text('shell.close') }).last())
      await member.sandbox.heal()
      await pressSubmit(member)
      await new Claim(member).shows('claim-type')
    },
  )

  test(
    'the page reports that the policy cannot be loaded and offers no claim until Retry succeeds',
    { tags: ['D-16', 'ERR-27'] },
    async () => {
      const member = await renderPage('dashboard.home', {
        before: (sandbox) => sandbox.faults([{ operationId: 'getSecurityPolicy', status: 500 }]),
      })
      await expect.element(member.getByText('shell.policy-missing.title')).toBeVisible()
      await expect.element(dialog).not.toBeInTheDocument()
      await expect.element(member.button('dashboard.links.submit')).not.toBeInTheDocument()
      const asked = await member.sandbox.count('getSecurityPolicy')
      await member.goTo('/history')
      await member.isAt('/claim-history')
      // the page requests the policy itself when it opens, and that request must fail before the fault is removed
      await expect.element(member.heading('page.history.claims')).toBeVisible()
      await expect.poll(() => member.sandbox.count('getSecurityPolicy')).toBeGreaterThan(asked)
      await expect.element(member.button('error.retry')).not.toHaveAttribute('aria-busy')
      await member.sandbox.heal()
      await member.press(member.button('error.retry'))
      await expect.element(member.getByText('shell.policy-missing.title')).not.toBeInTheDocument()
      await member.goTo('/history')
      await member.isAt('/history')
    },
  )
})
