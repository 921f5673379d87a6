import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { invalidateAfter } from '~/platform/query/query-client.ts'
import type { SandboxControl } from '../support/sandbox-control.ts'
import { contains } from './support/contains.ts'
import type { Member } from './support/member.ts'
import { renderOn } from './support/render-on.ts'
import type { renderPage } from './support/render-page.tsx'
import { savedFiles } from './support/saved-files.ts'

const PHONE_FR = { locale: 'fr', width: 360 } as const
/** Opens a page in November, when claims have used a part of the maximums of the year. */
const opens = (...shown: Parameters<typeof renderPage>) => renderOn('2026-11-20', ...shown)
const left = (member: Member) => page.getByRole('region', { name: member.text('limits.title') })
const meters = (member: Member) => left(member).getByRole('meter')

test('Your coverage shows the unused amount of each maximum, beginning with the most used maximum', async () => {
  const member = await opens('coverage.overview', { persona: 'default' })
  await expect
    .element(meters(member).first())
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^\$[\d,.]+ of \$[\d,.]+ left$/))
  const shares = meters(member)
    .all()
    .map(
      (meter) =>
        Number(meter.element().getAttribute('aria-valuenow')) / Number(meter.element().getAttribute('aria-valuemax')),
    )
  const used = shares.filter((share) => share < 1)
  expect(used.length).toBeGreaterThan(1)
  expect(used).toEqual(used.toSorted((a, b) => a - b))
  await contains(left(member), /\$[\d,.]+ left/, /Your plan pays 80%/, /as of \w+ \d+, \d{4}/)
  await member.press(left(member).getByText(/maximums not used yet$/))
  await contains(left(member), 'Dietitian')
  await member.expectNoAxeViolations()
})

test('the page shows the maximums of the chosen person, with a message for a person who has used none', async () => {
  const member = await opens('coverage.overview', { persona: 'default', ...PHONE_FR })
  const first = meters(member).first().element().getAttribute('aria-valuetext')
  const options = [...page.css('#coverage-person').element().querySelectorAll('option')].map(({ value }) => value)
  expect(options.length).toBeGreaterThan(1)
  for (const person of options.slice(1)) {
    await page.css('#coverage-person').selectOptions(person)
    await contains(left(member), /pas encore utilisés|il vous reste tout/)
  }
  const shown = meters(member).elements()
  expect(shown.map((meter) => meter.getAttribute('aria-valuetext'))).not.toContain(first)
})

test('all maximums of a member who has used none are listed, with what the plan pays', async () => {
  const member = await opens('coverage.overview', {
    persona: 'ontario',
    before: (sandbox) => sandbox.vary('ontario', { claims: [], historyLines: 0 }),
  })
  await expect.element(left(member).getByText(/all of it is left/)).toBeVisible()
  await expect.element(left(member).getByText('Physiotherapist', { exact: true })).toBeVisible()
  await contains(left(member), /Dentist\$2,000\.00Your plan pays 80%/)
  await expect.element(left(member).getByText(/not used yet/)).not.toBeInTheDocument()
  await member.expectNoAxeViolations()
})

const ENDED = { before: (sandbox: SandboxControl) => sandbox.vary('default', { policy: { status: 'TERMINATED' } }) }

test.for([
  ['default', {}, /Dental\$[\d,.]+ of \$[\d,.]+ left.*Vision\w+: \$[\d,.]+ left, /],
  ['hsa', PHONE_FR, /Soins dentaires[\d\s,]+\$ à utiliser sur .*santéIl reste [\d,]+\s\$/],
  ['default', ENDED, /DentalWhat.*VisionEye examinations/],
] as const)(
  'the list of benefits says what is left where that is known, except for a plan that has ended: %s %o',
  { tags: ['D-364', 'D-368'] },
  async ([persona, look, lines]) => {
    const member = await opens('coverage.overview', { persona, ...look })
    await contains(page.getByRole('region', { name: member.text('coverage.benefits.title') }), lines)
  },
)

const upcoming = (member: Member) => page.getByRole('region', { name: member.text('upcoming.title') })

test.for([
  { persona: 'default', look: {} },
  { persona: 'hsa', look: PHONE_FR },
] as const)(
  'Your coverage shows upcoming events, each of which can be saved to a calendar ($persona)',
  { tags: ['D-224'] },
  async ({ persona, look }) => {
    const member = await opens('coverage.overview', { persona, ...look })
    const saved = savedFiles()
    const days = upcoming(member).getByRole('listitem')
    await expect.poll(() => days.length).toBeGreaterThan(3)
    await contains(upcoming(member), 'Marie-Ève', /20\d\d/)
    if (persona === 'hsa') await contains(upcoming(member), /Dernier jour pour demander 37,50/)
    await member.press(days.filter({ hasText: 'Marie-Ève' }).first().getByRole('button'))
    await expect.poll(() => saved.length).toBe(1)
    expect(saved[0]!.name).toMatch(/^(reminder|rappel)-20\d\d-\d\d-\d\d\.ics$/)
    // calendar files break long lines with a line break and a space, which are removed before the comparison
    expect((await saved[0]!.text).replaceAll('\r\n ', '')).toMatch(/SUMMARY:.*Marie-Ève/)
    await member.expectNoAxeViolations()
  },
)

test(
  'the list of upcoming events omits data that cannot be loaded, and shows no error',
  { tags: ['D-224'] },
  async () => {
    const member = await opens('coverage.overview', {
      before: (sandbox) => sandbox.faults([{ operationId: 'getDentalLastServiceDetails', status: 500 }]),
    })
    await contains(upcoming(member), member.text('upcoming.renews'))
    await expect.element(upcoming(member).getByText(/Marie-Ève/)).not.toBeInTheDocument()
    await expect.element(meters(member).first()).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  },
)

test(
  'the list of upcoming events requests no data about a person without privacy consent',
  { tags: ['D-158'] },
  async () => {
    const member = await opens('coverage.overview', { persona: 'dependant' })
    await contains(upcoming(member), member.text('upcoming.renews'))
    const asked = member.sent('GET', /last-service-details$/).map(({ url }) => url.pathname.split('/').at(-4))
    expect(asked).toHaveLength(2)
    expect(asked).toEqual(expect.arrayContaining(['2', '3']))
  },
)

test('a deductible is shown with the part that the member has paid', async () => {
  const member = await opens('coverage.overview', { persona: 'ontario' })
  await contains(left(member), member.text('limits.deductible'), /\$25\.00|met/)
})

test(
  'no remaining coverage is shown if the plan has no amounts or the service returns none',
  { tags: ['D-12'] },
  async () => {
    const suppressed = await opens('coverage.overview', { persona: 'suppressed' })
    await expect.element(suppressed.heading('coverage.benefits.title')).toBeVisible()
    await expect.element(left(suppressed)).not.toBeInTheDocument()
    const silent = await opens('coverage.overview', {
      persona: 'hsa',
      before: (sandbox) =>
        sandbox.faults([
          { operationId: 'listBenefits', example: 'hsa' },
          { operationId: 'getHealthSpendingAccount', status: 500 },
        ]),
    })
    await expect.element(silent.heading('coverage.benefits.title')).toBeVisible()
    await expect.element(left(silent)).not.toBeInTheDocument()
  },
)

test('the dashboard shows the three most used maximums and a link to all maximums', async () => {
  const member = await opens('dashboard.home', { persona: 'default', ...PHONE_FR })
  await expect.poll(() => meters(member).all()).toHaveLength(3)
  await member.press(left(member).getByRole('link', { name: member.text('limits.all') }))
  await member.isAt('/coverage')
})

test(
  'a spending account shows which amount will be forfeited first, with its period and date',
  { tags: ['DATA-45'] },
  async () => {
    const member = await opens('coverage.overview', { persona: 'hsa' })
    const account = left(member).getByRole('meter', { name: 'Health spending account' })
    await expect.element(account).toHaveAttribute('aria-valuetext', '$412.50 of $412.50 left')
    expect(Number(account.element().querySelector('rect')?.getAttribute('width')?.replace('%', ''))).toBe(100)
    await contains(
      left(member),
      /Claim \$37\.50 by \w+ \d+, \d{4}.*Then \$375\.00 by \w+ \d+, \d{4}/,
      /For \w+ \d+, \d{4} to \w+ \d+, \d{4}, as of \w+ \d+, \d{4}/,
    )
    await member.expectNoAxeViolations()
    const told = [account.element().getAttribute('aria-valuetext'), account.element().closest('div')?.textContent]
    await member.press(left(member).getByRole('link', { name: 'Health spending account' }))
    await member.isAt('/coverage/health-spending-account')
    const same = page.getByRole('main').getByRole('meter').element()
    expect([same.getAttribute('aria-valuetext'), same.closest('div')?.textContent]).toEqual(told)
  },
)

test(
  'a wellness account and the retirement programme are listed with the remaining coverage',
  { tags: ['ACCTS-15'] },
  async () => {
    const wellness = await opens('coverage.overview', { persona: 'pwa', ...PHONE_FR })
    await expect
      .element(left(wellness).getByRole('meter', { name: /mieux-être/ }))
      .toHaveAttribute('aria-valuetext', expect.stringMatching(/à utiliser sur/))
    const retired = await opens('coverage.overview', { persona: 'retired' })
    await contains(
      left(retired),
      retired.text('coverage.retirement.title'),
      /\$1,850\.00 left this year/,
      /as of \w+ \d+, \d{4}/,
    )
  },
)

test('the other remaining coverage is shown even if the spending account cannot be loaded', async () => {
  const member = await opens('coverage.overview', {
    persona: 'hsa',
    before: (sandbox) => sandbox.faults([{ operationId: 'getHealthSpendingAccount', status: 500 }]),
  })
  await expect.poll(() => member.sandbox.count('getHealthSpendingAccount')).toBeGreaterThan(0)
  await expect.element(meters(member).first()).toBeVisible()
  await expect.element(left(member).getByRole('meter', { name: 'Health spending account' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a maximum that is used up shows the date on which it renews', async () => {
  for (const [look, words] of [
    [{}, /Physiotherapist nothing left until January 1, \d{4}.*Massage therapist \$12\.00 left/],
    [PHONE_FR, /Physiothérapeute plus rien avant le 1er janvier \d{4}.*Massothérapeute Il reste 12,00\s\$/],
  ] as const) {
    const member = await opens('coverage.overview', { persona: 'used-up', ...look })
    await contains(left(member), words)
    await expect.element(meters(member).first()).toHaveAttribute('aria-valuenow', '0')
  }
})

test('the remaining coverage is requested again after a claim is submitted', { tags: ['D-180'] }, async () => {
  const member = await opens('dashboard.home', { persona: 'default' })
  await expect.element(meters(member).first()).toBeVisible()
  const before = member.sent('GET', /\/benefits$/).length
  await invalidateAfter('submitMultiClaims')
  await expect.poll(() => member.sent('GET', /\/benefits$/).length).toBe(before + 1)
})
