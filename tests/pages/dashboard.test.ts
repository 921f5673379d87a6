import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MessageId } from '~generated/i18n/messages.ts'
import type { RecentClaim } from '~generated/member/model/index.ts'
import { isUndecided } from '~/domain/claim-status.ts'
import { today8 } from '~/domain/dates/date8.ts'
import { setPagePrefetcher } from '~/platform/pages/navigation.tsx'
import { queryClient } from '~/platform/query/query-client.ts'
import { loginOf } from '../../sandbox/personas.ts'
import type { SandboxControl } from '../support/sandbox-control.ts'
import { contains } from './support/contains.ts'
import { physiotherapyAt } from './support/drafts.ts'
import type { Member } from './support/member.ts'
import { renderOn } from './support/render-on.ts'
import { renderPage } from './support/render-page.tsx'

const PHONE = { locale: 'fr', width: 360 } as const

const region = (member: Member, id: MessageId) => page.getByRole('region', { name: member.text(id) })
const alerts = () => page.getByRole('main').getByRole('alert')
/** Waits until all requests of the page have a response. */
const hasAsked = () => expect.poll(() => queryClient.isFetching()).toBe(0)

/**
 * Makes the browser say whether the member saves data. Returns how often the portal has asked, and the pages that it has
 * fetched ahead since then.
 */
function browserSavesData(isSaving: boolean) {
  const seen = { asked: 0, fetched: [] as unknown[] }
  const connection = {
    get saveData() {
      seen.asked += 1
      setPagePrefetcher(async (...asked) => void seen.fetched.push(asked))
      return isSaving
    },
  }
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
  return seen
}

test('once the dashboard has its data, the code of the first step of a claim is fetched, but none of its data', async () => {
  const seen = browserSavesData(false)
  await renderPage('dashboard.home')
  const isCodeOnly = true
  await expect.poll(() => seen.fetched).toEqual([['/en/submit-claim/claim-type', isCodeOnly]])
  expect(queryClient.isFetching()).toBe(0)
})

test('no code of a claim is fetched before the press if the member saves data', async () => {
  const seen = browserSavesData(true)
  await renderPage('dashboard.home')
  await expect.poll(() => seen.asked).toBe(1)
  expect(seen.fetched).toEqual([])
})

test(
  'the balance of a spending account is shown as an amount and as a meter for the year',
  { tags: ['D-57'] },
  async () => {
    const member = await renderOn('2026-11-20', 'dashboard.home', { persona: 'hsa', ...PHONE })
    const account = region(member, 'dashboard.balance.hsa')
    await contains(account, /412,50/, '2027')
    await expect
      .element(account.getByRole('meter'))
      .toHaveAttribute('aria-valuetext', expect.stringMatching(/412,50.*412,50/))
    await member.expectNoAxeViolations()
  },
)

test(
  'the amount of a spending account stays visible without an error if the data of its meter cannot be loaded',
  { tags: ['D-57'] },
  async () => {
    const member = await renderPage('dashboard.home', {
      persona: 'hsa',
      before: (sandbox) => sandbox.faults([{ operationId: 'getHealthSpendingAccount', status: 500 }]),
    })
    const account = region(member, 'dashboard.balance.hsa')
    await contains(account, '$412.50')
    await hasAsked()
    expect(await member.sandbox.count('getHealthSpendingAccount')).toBeGreaterThan(0)
    await expect.element(account.getByRole('meter')).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  },
)

/** The rectangles of the lines of an element's text. */
function textRects(element: Element): readonly DOMRect[] {
  const range = document.createRange()
  range.selectNodeContents(element)
  return [...range.getClientRects()]
}

test('on the narrowest phone, no amount is printed over the name of a claim', async () => {
  const member = await renderPage('dashboard.home', { locale: 'fr', width: 320 })
  const claims = region(member, 'dashboard.recent.title').getByRole('listitem')
  await expect.poll(() => claims.length).toBeGreaterThan(2)
  for (const claim of claims.elements()) {
    const [name, amount] = ['h3', 'p'].map((tag) => textRects(claim.querySelector(tag)!))
    for (const { left, top, bottom } of amount!)
      for (const line of name!)
        expect(line.right <= left || line.bottom <= top + 1 || line.top >= bottom - 1).toBe(true)
  }
})

test('the pointer on the button that starts a claim fetches the claim types, and the press no more of them', async () => {
  const member = await renderPage('dashboard.home')
  await hasAsked()
  expect(await member.sandbox.count('listClaimTypes')).toBe(0)
  // the pointer may be where an earlier test pressed the same button, and a pointer that does not move enters nothing
  await page.getByRole('heading', { level: 1 }).hover()
  await member.button('dashboard.links.submit').hover()
  await expect.poll(() => member.sandbox.count('listClaimTypes')).toBe(1)
  await member.press(member.button('dashboard.links.submit'))
  await member.isAt('/submit-claim/claim-type')
  expect(await member.sandbox.count('listClaimTypes')).toBe(1)
})

test('an empty spending account shows $0.00', { tags: ['ACCTS-02'] }, async () => {
  const member = await renderPage('dashboard.home', {
    persona: 'hsa',
    before: (sandbox) => sandbox.faults([{ operationId: 'getHealthSpendingAccountBalance', status: 204 }]),
  })
  await contains(region(member, 'dashboard.balance.hsa'), '$0.00')
  await expect.element(alerts()).not.toBeInTheDocument()
})

test(
  'a wellness account is not shown if it has no balance or if the benefits cannot be loaded',
  { tags: ['ACCTS-10', 'API-072'] },
  async () => {
    const shows = async (operationId: 'getPersonalWellnessBalance' | 'listBenefits', status: number) => {
      const member = await renderPage('dashboard.home', {
        persona: 'pwa',
        before: (sandbox) => sandbox.faults([{ operationId, status }]),
      })
      await expect.element(member.link('dashboard.links.card')).toBeVisible()
      await hasAsked()
      await expect.element(region(member, 'dashboard.balance.pwa')).not.toBeInTheDocument()
      await expect.element(alerts()).not.toBeInTheDocument()
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    }
    await shows('getPersonalWellnessBalance', 204)
    await shows('listBenefits', 500)
  },
)

test(
  'a claim in progress shows the usual processing time, and a late claim shows its delay and a contact link',
  { tags: ['D-188', 'D-222'] },
  async () => {
    const receivedOn = (receivedDate: string) =>
      renderOn('2026-12-29', 'dashboard.home', {
        before: (sandbox) => recently(sandbox, ([claim]) => [{ ...claim!, statusCode: 'IN_PROGRESS', receivedDate }]),
      })
    // a Thursday; December 25 is a holiday
    const member = await receivedOn('20261224')
    await expect.element(member.getByText('claim-promise', { days: 2 })).toBeVisible()
    await receivedOn('20261223')
    await expect.element(member.getByText('claim-promise', { days: 2 })).not.toBeInTheDocument()
    await expect.element(member.getByText('claim-promise.late', { late: 1, date: 'Dec 23, 2026' })).toBeVisible()
    await member.press(page.getByRole('link', { name: member.text('claim-promise.ask') }))
    await member.isAt('/contact-us')
    await expect.element(page.getByRole('textbox')).toHaveValue(expect.stringContaining('C1000000-10-1'))
  },
)

test(
  'the button to use a spending account is shown only if the plan allows claims from the account',
  { tags: ['D-181', 'GUARD-44'] },
  async () => {
    const member = await renderPage('dashboard.home', {
      persona: 'hsa',
      before: (sandbox) => sandbox.vary('hsa', { policy: { easyHsa: true } }),
    })
    await member.press(
      region(member, 'dashboard.balance.hsa').getByRole('button', { name: member.text('dashboard.links.use-hsa') }),
    )
    await member.isAt('/submit-claim/before-start/hsa')
    await renderPage('dashboard.home', {
      persona: 'hsa',
      before: (sandbox) => sandbox.vary('hsa', { policy: { easyHsa: false } }),
    })
    await contains(region(member, 'dashboard.balance.hsa'), '$412.50')
    await expect.element(member.button('dashboard.links.use-hsa')).not.toBeInTheDocument()
  },
)

test(
  'the card of the wellness account starts a claim for it, unless the member may not submit claims',
  { tags: ['D-181', 'D-17'] },
  async () => {
    const opens = (policy: object) =>
      renderPage('dashboard.home', { persona: 'pwa', before: (sandbox) => sandbox.vary('pwa', { policy }) })
    const member = await opens({})
    await member.press(
      region(member, 'dashboard.balance.pwa').getByRole('button', { name: member.text('spending.claim') }),
    )
    await member.isAt('/submit-claim/before-start/pwa')
    await opens({ submitClaim: false })
    await contains(region(member, 'dashboard.balance.pwa'), '$250.00')
    await expect.element(member.button('spending.claim')).not.toBeInTheDocument()
  },
)

test('each part of the dashboard that fails to load can be loaded again separately', { tags: ['D-57'] }, async () => {
  const member = await renderPage('dashboard.home', {
    persona: 'pwa',
    locale: 'fr',
    before: (sandbox) => sandbox.faults([{ operationId: 'getPersonalWellnessBalance', status: 500 }]),
  })
  await expect.element(page.getByRole('dialog').getByRole('heading')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => alerts().length).toBe(1)
  await expect.element(region(member, 'dashboard.recent.title').getByRole('listitem').first()).toBeVisible()
  await expect.element(member.link('dashboard.links.card')).toBeVisible()
  await member.sandbox.heal()
  await member.press(member.button('error.retry'))
  await contains(region(member, 'dashboard.balance.pwa'), /250,00/)
  await expect.element(alerts()).not.toBeInTheDocument()
})

const working = (member: Member) =>
  page.getByRole('main').getByText(member.text('pending-services.title', { count: 2 }))

test(
  'the dashboard shows the banner, the recent claims and links, and no separate list of claims in progress',
  { tags: ['CONTENT-13', 'ROUTE-046', 'HIST-46'] },
  async () => {
    const member = await renderPage('dashboard.home')
    await expect.element(member.link('dashboard.info.card')).toBeVisible()
    await expect
      .element(region(member, 'dashboard.recent.title').getByText(member.text('status.in-progress')).first())
      .toBeVisible()
    await expect.element(member.link('dashboard.links.card')).toBeVisible()
    await hasAsked()
    await expect.element(working(member)).not.toBeInTheDocument()
  },
)

test(
  'the dashboard shows the claims in progress if there are no recent claims',
  { tags: ['HIST-46', 'D-18', 'D-97'] },
  async () => {
    const member = await renderPage('dashboard.home', {
      ...PHONE,
      before: (sandbox) => sandbox.vary('default', { policy: { claimTracker: false } }),
    })
    await expect.element(working(member)).toBeVisible()
    await expect.element(region(member, 'dashboard.recent.title')).not.toBeInTheDocument()
    await member.expectNoAxeViolations()
  },
)

/** Makes the service return the persona's recent claims after `change` was applied to them. */
async function recently(
  sandbox: SandboxControl,
  change: (claims: readonly RecentClaim[]) => readonly RecentClaim[],
  ...others: Parameters<SandboxControl['faults']>[0]
): Promise<void> {
  const { email, apiToken } = await sandbox.sessionOf(loginOf('default'))
  const answer = await fetch(`${sandbox.services}/members/${encodeURIComponent(email)}/recent-claims`, {
    headers: { authorization: apiToken },
  })
  await sandbox.faults([
    { operationId: 'listRecentClaims', body: change((await answer.json()) as RecentClaim[]) },
    ...others,
  ])
}

test('a claim in progress that the list of recent claims leaves out is called older', { tags: ['D-97'] }, async () => {
  const member = await renderPage('dashboard.home', {
    before: (sandbox) =>
      recently(sandbox, (claims) => claims.filter(({ statusCode }) => isUndecided(statusCode)).slice(0, 1)),
  })
  await expect.element(page.getByRole('main').getByText(member.text('dashboard.older', { count: 1 }))).toBeVisible()
})

test(
  'a recent claim shows its person, service, date and decision, and leads to its page',
  { tags: ['HIST-30'] },
  async () => {
    const member = await renderPage('dashboard.home', {
      before: (sandbox) =>
        recently(sandbox, (claims) => {
          const paid = claims.find(({ paymentId }) => paymentId)!
          const { statusUpdate: _, serviceDescription: __, ...rest } = paid
          return [
            {
              ...paid,
              claimId: 'C1-1',
              claimType: 'Extended health',
              receivedDate: '20260902',
              serviceDate: '20260901',
              statusUpdate: '20260905',
            },
            {
              ...rest,
              claimId: 'C1-2',
              claimType: 'Extended health',
              serviceDate: '20260902',
              receivedDate: '20260903',
            },
          ]
        }),
    })
    const received = (at: 0 | 1) => member.text('dashboard.recent.received', { date: `Sep ${at + 2}, 2026` })
    const claims = region(member, 'dashboard.recent.title').getByRole('listitem')
    const what = (at: 0 | 1) =>
      member.text('dashboard.recent.what', { type: 'Extended health', date: `Sep ${at + 1}, 2026` })
    await contains(claims.nth(0), what(0), 'Sep 5, 2026', received(0), member.text('status.processed'))
    await contains(claims.nth(1), what(1), received(1), member.text('status.processed'))
    for (const each of [0, 1]) {
      await contains(claims.nth(each), /Marie|Daniel|Théo/)
      await expect
        .element(claims.nth(each).getByRole('link'))
        .toHaveAttribute('href', expect.stringMatching(/\/history\/details\/C1-[12]\/\d+$/))
    }
  },
)

test(
  'a declined claim shows its reason on the dashboard, or the day of the decision if no reason is given',
  { tags: ['D-222'] },
  async () => {
    const decline = (declinedReason?: string) =>
      renderPage('dashboard.home', {
        ...PHONE,
        before: (sandbox) =>
          recently(sandbox, ([claim]) => [
            { ...claim!, statusCode: 'DECLINED', statusUpdate: '20260905', ...(declinedReason && { declinedReason }) },
          ]),
      })
    const member = await decline('Ce service n’est pas couvert.')
    const claim = region(member, 'dashboard.recent.title').getByRole('listitem')
    await contains(claim, member.text('status.declined'), 'Ce service n’est pas couvert.')
    await decline()
    await contains(claim, member.text('status.declined.meaning', { date: '5 sept. 2026' }))
  },
)

test('the dashboard first mentions a payment that was made in the last week', { tags: ['D-228'] }, async () => {
  const paidOn = (statusUpdate: string) =>
    renderPage('dashboard.home', {
      before: (sandbox) =>
        recently(sandbox, ([claim]) => [
          { ...claim!, statusCode: 'PAID', paidAmount: '72.00', statusUpdate },
          { ...claim!, line: 2, statusCode: 'IN_PROGRESS' },
        ]),
    })
  const member = await paidOn(today8())
  await contains(page.getByRole('main'), /We paid \$72\.00 on .*\d{4}\. 2 claims are in progress/)
  const amounts = region(member, 'dashboard.recent.title').getByRole('term')
  await expect.element(amounts.first()).toMatchTextContent(member.text('dashboard.money.paid'))
  await paidOn('20260601')
  await expect.element(amounts.first()).toMatchTextContent(member.text('dashboard.money.open'))
  // the list of recent claims contains only one of the claims in progress, because the others are older
  await contains(page.getByRole('main'), member.text('dashboard.lead', { count: 2 }))
  await expect.element(page.getByRole('main').getByText(/We paid/)).not.toBeInTheDocument()
})

test(
  'a suspended member sees a notice and a contact, and no button to submit a claim',
  { tags: ['D-17', 'D-57'] },
  async () => {
    const member = await renderPage('dashboard.home', { persona: 'suspended', ...PHONE })
    await expect.element(member.getByText('dashboard.suspended.title')).toBeVisible()
    await expect.element(page.getByRole('link', { name: /800-555-0100/ })).toHaveAttribute('href', 'tel:+18005550100')
    await expect.element(member.button('dashboard.links.submit')).not.toBeInTheDocument()
    await member.expectNoAxeViolations()
    await member.press(page.getByRole('main').getByRole('link', { name: member.text('dashboard.suspended.contact') }))
    await member.isAt('/contact-us')
  },
)

test(
  'a member whose coverage has ended reads so on the dashboard and on the coverage page, and nothing is left to use',
  { tags: ['D-364'] },
  async () => {
    const ended = (sandbox: SandboxControl) => sandbox.vary('default', { policy: { status: 'TERMINATED' } })
    const member = await renderPage('dashboard.home', { ...PHONE, before: ended })
    await expect.element(member.getByText('dashboard.ended.title')).toBeVisible()
    await expect.element(page.getByRole('link', { name: /800-555-0100/ })).toHaveAttribute('href', 'tel:+18005550100')
    await expect.element(region(member, 'dashboard.recent.title')).toBeVisible()
    await expect.element(region(member, 'limits.title')).not.toBeInTheDocument()
    await member.expectNoAxeViolations()
    await member.goTo('/coverage')
    await expect.element(member.getByText('coverage.lead.ended')).toBeVisible()
    await expect.element(member.heading('coverage.benefits.title')).toBeVisible()
    await expect.element(region(member, 'limits.title')).not.toBeInTheDocument()
  },
)

test('a recent claim can be repeated from the dashboard', { tags: ['D-97'] }, async () => {
  const member = await renderPage('dashboard.home', PHONE)
  const again = region(member, 'claim-again.title').getByRole('button')
  await expect.poll(() => again.length).toBe(1) // on a phone the dashboard shows only the newest claim
  await member.press(again.first())
  await member.isAt('/submit-claim/again')
})

test(
  'a member who has begun a claim is offered to continue it, not to repeat an earlier claim',
  { tags: ['D-97', 'D-119'] },
  async () => {
    const member = await renderPage('dashboard.home', { draft: physiotherapyAt('provider-type') })
    await member.press(region(member, 'claim-again.title').getByRole('button').first())
    await member.isAt('/submit-claim/claim-type')
    await expect.element(page.getByRole('radio', { checked: true })).toBeVisible()
  },
)

const turn = (member: Member) => region(member, 'dashboard.turn.title').getByRole('listitem')

test(
  'the first action item shows the premiums due and the returned debit, with a link to pay',
  { tags: ['D-188'] },
  async () => {
    const member = await renderOn('2026-11-20', 'dashboard.home', { persona: 'premiums' })
    await contains(turn(member).first(), '$186.45', /Your bank returned a debit on October\s4, 2026/)
    await expect.element(page.getByText(/nothing to do right now/)).not.toBeInTheDocument()
    await member.press(
      turn(member)
        .first()
        .getByRole('link', { name: member.text('dashboard.turn.pay') }),
    )
    await member.isAt('/manage-your-account/one-time-payment')
  },
)

test('premiums due that cannot be paid online are shown without a link to pay', { tags: ['D-188'] }, async () => {
  const member = await renderPage('dashboard.home', {
    persona: 'premiums',
    before: (sandbox) => sandbox.vary('premiums', { policy: { premiumPayment: false } }),
    ...PHONE,
  })
  await expect
    .element(turn(member).getByRole('link', { name: member.text('dashboard.turn.pay') }))
    .not.toBeInTheDocument()
  await member.press(turn(member).getByRole('link', { name: member.text('dashboard.turn.see-owed') }))
  await member.isAt('/manage-your-account/premium-statements')
})

test(
  'a member without a bank account sees an action item with a link to the direct deposit form',
  { tags: ['D-188'] },
  async () => {
    const member = await renderPage('dashboard.home', { persona: 'no-banking', ...PHONE })
    await contains(turn(member), member.text('dashboard.turn.deposit'))
    await member.expectNoAxeViolations()
    await member.press(member.link('dashboard.turn.set-up'))
    await member.isAt('/manage-your-account/direct-deposit/edit')
  },
)

test(
  'if direct deposit cannot be set up online, the action item leads to the page that explains it',
  { tags: ['D-188'] },
  async () => {
    const member = await renderPage('dashboard.home', {
      persona: 'no-banking',
      before: (sandbox) => sandbox.vary('no-banking', { policy: { updateBanking: false } }),
    })
    await member.press(turn(member).getByRole('link', { name: member.text('dashboard.turn.see-deposit') }))
    await member.isAt('/manage-your-account/direct-deposit')
  },
)

const first = (member: Member) => region(member, 'dashboard.first.title').getByRole('listitem')
/** Makes the persona's claim history empty, so that there are no recent claims either. */
const nothingClaimed = (persona: string) => (sandbox: SandboxControl) => sandbox.vary(persona, { historyLines: 0 })

test(
  'a member without claims sees first steps and how to begin, and each step disappears when it is done',
  { tags: ['D-191'] },
  async () => {
    const member = await renderPage('dashboard.home', {
      persona: 'no-banking',
      before: nothingClaimed('no-banking'),
      ...PHONE,
    })
    await expect.poll(() => first(member).length).toBe(3)
    await contains(first(member).first(), member.text('dashboard.turn.deposit'))
    await contains(region(member, 'dashboard.recent.title'), member.text('dashboard.recent.empty'))
    await expect.element(page.getByText(/rien à faire/)).not.toBeInTheDocument()
    await member.expectNoAxeViolations()
    await member.press(first(member).getByRole('link', { name: member.text('dashboard.links.coverage') }))
    await member.isAt('/coverage')
    await member.goTo('/dashboard')
    await expect.poll(() => first(member).length).toBe(2)
    await member.goTo('/manage-your-account/member-card')
    await expect.element(member.heading('page.card.member-card').first()).toBeVisible()
    await member.goTo('/dashboard')
    await contains(turn(member), member.text('dashboard.turn.deposit'))
    await expect.element(region(member, 'dashboard.recent.title')).toBeVisible()
  },
)

test(
  'the first steps of a new member depend on the plan, and the banner keeps its link',
  { tags: ['D-191', 'SHELL-53'] },
  async () => {
    const member = await renderPage('dashboard.home', { persona: 'empty' })
    // the plan has no benefits, and a bank account is on file, so only one first step is left
    await expect.poll(() => first(member).length).toBe(1)
    await expect.element(first(member).getByRole('link', { name: member.text('dashboard.info.card') })).toBeVisible()
    await expect.poll(() => member.link('dashboard.info.card').length).toBe(2)
    await renderPage('dashboard.home')
    await expect.element(region(member, 'dashboard.recent.title').getByRole('listitem').first()).toBeVisible()
    await hasAsked()
    await expect.element(region(member, 'dashboard.first.title')).not.toBeInTheDocument()
  },
)

test(
  'a spending account amount that will soon be forfeited is shown with its date, and the member can use it',
  { tags: ['D-188', 'D-181'] },
  async () => {
    const member = await renderOn('2026-11-20', 'dashboard.home', {
      persona: 'hsa',
      before: (sandbox) => sandbox.vary('hsa', { policy: { easyHsa: true } }),
    })
    await contains(turn(member), '$37.50', 'December 31, 2026')
    await member.press(turn(member).getByRole('button', { name: member.text('dashboard.turn.use') }))
    await member.isAt('/submit-claim/before-start/hsa')
  },
)

test(
  "the action item of a spending account leads to the account's page if the member cannot claim from it online",
  { tags: ['D-188'] },
  async () => {
    const member = await renderPage('dashboard.home', {
      persona: 'hsa',
      before: (sandbox) => sandbox.vary('hsa', { policy: { easyHsa: false } }),
    })
    await member.press(turn(member).getByRole('link', { name: member.text('dashboard.turn.see-account') }))
    await member.isAt('/coverage/health-spending-account')
  },
)

test(
  '"nothing to do" is shown with the time at which all data was loaded, but not if a request has failed or a claim was declined',
  { tags: ['D-188'] },
  async () => {
    const nothing = page.getByText(/You have nothing to do right now \(checked at \d.+\)\.$/)
    const opens = (statusCode: string, ...faults: Parameters<SandboxControl['faults']>[0]) =>
      renderPage('dashboard.home', {
        persona: 'paid-up',
        before: (sandbox) => recently(sandbox, ([claim]) => [{ ...claim!, statusCode }], ...faults),
      })
    await opens('PROCESSED')
    await expect.element(nothing).toBeVisible()
    const member = await opens('DECLINED')
    await expect.element(member.getByText('dashboard.lead.declined', { count: 1 })).toBeVisible()
    await expect.element(nothing).not.toBeInTheDocument()
    await opens('PROCESSED', { operationId: 'getPremiums', status: 500 })
    await hasAsked()
    await expect.element(nothing).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  },
)

describe('no message that there is nothing to do', { tags: ['D-188'] }, () => {
  const nothing = page.getByText(/You have nothing to do right now/)

  test('a claim that the member has begun is the first action item, so the dashboard does not show "nothing to do"', async () => {
    const member = await renderPage('dashboard.home', { persona: 'default', before: keepsClaim })
    await expect.element(page.getByText(/^You started a claim and have not sent it\./)).toBeVisible()
    await expect.element(nothing).not.toBeInTheDocument()
    await member.expectNoAxeViolations()
    await member.press(member.button('dashboard.turn.resume'))
    await member.isAt('/submit-claim/claim-type')
  })

  test('"nothing to do" is not shown to a suspended member or if the policy cannot be loaded', async () => {
    await renderPage('dashboard.home', { persona: 'suspended' })
    await hasAsked()
    await expect.element(nothing).not.toBeInTheDocument()
    await renderPage('dashboard.home', { persona: 'policy-down' })
    await hasAsked()
    await expect.element(nothing).not.toBeInTheDocument()
  })
})

/** Saves an incomplete claim at the service. */
async function keepsClaim(sandbox: SandboxControl): Promise<void> {
  const { apiToken } = await sandbox.sessionOf(loginOf('default'))
  const answer = await fetch(`${sandbox.services}/members/${loginOf('default')}/claim-draft`, {
    method: 'PUT',
    headers: { authorization: apiToken, 'content-type': 'application/json' },
    body: JSON.stringify({
      claimType: 'XX-PRAC',
      fileCount: 0,
      steps: [
        { step: 'claim-type', answers: { claimType: 'XX-PRAC' } },
        { step: 'before-start', answers: {} },
      ],
    }),
  })
  expect(answer.status).toBe(200)
}

test(
  'from January to April, the dashboard shows the costs of the past year that the plan did not pay',
  { tags: ['D-225'] },
  async () => {
    const member = await renderOn('2027-02-10', 'dashboard.home', PHONE)
    const taxes = page.getByRole('region', { name: member.text('taxes.title', { year: '2026' }) })
    await contains(taxes, member.text('taxes.yours', { year: '2026' }), /\d,\d\d/)
    await member.expectNoAxeViolations()
    const later = await renderOn('2027-05-10', 'dashboard.home', PHONE)
    await expect.element(region(later, 'dashboard.recent.title')).toBeVisible()
    await hasAsked()
    await expect.element(taxes).not.toBeInTheDocument()
    expect(later.sent('GET', /\/claims$/)).toEqual([])
  },
)

test('a recent claim about an event, such as a disability, shows no amount and no processing time', async () => {
  const day = today8()
  const claim = {
    receivedDate: day,
    serviceDate: day,
    status: 'Received',
    statusCode: 'RECEIVED',
    claimType: 'Disability and critical illness',
    member: 'MARIE-EVE ROY-COTE',
    statusUpdate: day,
    claimId: 'C9000001',
    line: 1,
    submittedAmount: '0.00',
    serviceDescription: 'Short-term disability',
  }
  const member = await renderPage('dashboard.home', {
    before: (sandbox) => sandbox.faults([{ operationId: 'listRecentClaims', status: 200, body: [claim] }]),
  })
  const shown = page.getByRole('listitem').filter({ hasText: 'Short-term disability' })
  await expect.element(shown).toBeVisible()
  await expect.element(shown).not.toMatchTextContent(/\$/)
  await expect.element(member.getByText('claim-promise', { days: 2 })).not.toBeInTheDocument()
})
