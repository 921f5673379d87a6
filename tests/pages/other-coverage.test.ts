import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getOtherCoverage, updateOtherCoverage } from '~generated/member/queries/coordination.ts'
import type { OtherCoverageRequest } from '~generated/member/model/index.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { getDraft } from '~/wizard/draft-store.ts'
import { Claim } from './support/claim.ts'
import { drugsAt, physiotherapyAt } from './support/drafts.ts'
import type { Member } from './support/member.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'

const PHONE_FR = { locale: 'fr', width: 360 } as const
const NORTHSTAR = {
  isCovered: true,
  carrierName: 'Northstar Assurance',
  memberName: 'Daniel Cormier',
  policyId: 'NS-4471',
  idNumber: '88-1203',
  effectiveDate: '20190101',
  isIndividual: false,
  covers: ['health', 'dental'],
} satisfies Omit<OtherCoverageRequest, 'basedOn'>
const COVERED = 'form.otherCoverage.doesMemberHaveOtherCov.label'

const fileOf = async (participantId: string) =>
  (await getOtherCoverage())!.find((each) => each.participantId === participantId)!

/** Stores an answer about one person, as another device would. */
async function sayElsewhere(participantId: string, said: Omit<OtherCoverageRequest, 'basedOn'>) {
  await updateOtherCoverage(participantId, { basedOn: (await fileOf(participantId)).version, ...said })
}
const everyone = async (said: Omit<OtherCoverageRequest, 'basedOn'>) => {
  for (const { participantId } of (await getOtherCoverage())!) await sayElsewhere(participantId, said)
}

const openForm = (how: PageOptions = {}) => renderPage('account.other-coverage', { persona: 'default', ...how })
const openPeople = (how: PageOptions = {}) => renderPage('account.people', { persona: 'default', ...how })
const person = (name: string) => page.getByRole('region', { name })
const save = (member: Member) => member.press(member.button('other-coverage.save'))

describe('coverage of a person with another insurer', { tags: ['D-310'] }, () => {
  test('a member says on the page about people which insurer covers one of them, and the page shows it afterwards', async () => {
    const member = await openPeople(PHONE_FR)
    const first = person('Marie-Ève Roy-Côté')
    await expect.element(first.getByText(member.text('other-coverage.unknown'))).toBeVisible()
    await member.press(first.getByRole('link'))
    const claim = new Claim(member)
    await claim.answer('form.personOtherCoverage.isCovered.label', 'yes')
    for (const [field, value] of [
      ['carrierName', 'Assurance Boréale'],
      ['memberName', 'Daniel Cormier'],
      ['policyId', 'NS-4471'],
      ['idNumber', '88-1203'],
    ] as const)
      await member.write(member.field(`form.personOtherCoverage.${field}.label`), value)
    // what was typed stays while the member looks at another page
    const { pathname } = location
    await member.goTo('/dashboard')
    await member.goTo(pathname.replace('/fr', ''))
    await expect.element(member.field('form.personOtherCoverage.policyId.label')).toHaveValue('NS-4471')
    await claim.writeDay(page, '1', '2', '2024')
    await claim.choose(member.text('form.personOtherCoverage.isIndividual.option.false'))
    await claim.choose(member.text('form.personOtherCoverage.covers.option.health'), 'checkbox')
    await claim.answer('form.personOtherCoverage.hasEnded.label', 'no')
    await save(member)
    await expect.element(member.heading('page.account.people')).toBeVisible()
    await expect.element(person('Marie-Ève Roy-Côté').getByText(/^Assurance Boréale, depuis le/)).toBeVisible()
    expect(await fileOf('1')).toMatchObject({ isCovered: true, effectiveDate: '20240201', covers: ['health'] })
    await member.expectNoAxeViolations()
  })

  test('coverage that has ended is shown as ended, and the form opens with its last day', async () => {
    const member = await openPeople()
    await sayElsewhere('1', { ...NORTHSTAR, endedOn: '20260131' })
    const later = await openPeople({ sandbox: member.sandbox })
    await expect
      .element(person('Marie-Ève Roy-Côté').getByText('Northstar Assurance, ended on January 31, 2026'))
      .toBeVisible()
    await later.press(person('Marie-Ève Roy-Côté').getByRole('link'))
    await expect.element(page.getByLabelText('Year', { exact: true }).nth(1)).toHaveValue('2026')
    await later.expectNoAxeViolations()
  })

  test('a last day before the first day is refused at the field, and nothing is sent', async () => {
    const member = await openForm()
    await sayElsewhere('1', { ...NORTHSTAR, endedOn: '20260131' })
    const later = await openForm({ sandbox: member.sandbox })
    await new Claim(later).writeDay(
      page.getByRole('group', { name: later.text('form.personOtherCoverage.endedOn.label') }),
      '1',
      '2',
      '2018',
    )
    await save(later)
    await expect.element(later.getByText('form.personOtherCoverage.endedOn.error.fromNotAfterTo').first()).toBeVisible()
    expect(later.sent('PUT', /other-coverage/)).toHaveLength(0)
  })

  test('the page says that claims ask if the service keeps nothing, and names a person who is not on the plan as unknown', async () => {
    const without = await openForm({ environment: { keepsOtherCoverage: false } })
    await expect.element(without.getByText('other-coverage.not-kept.title')).toBeVisible()
    const missing = await openForm({
      before: (sandbox) => sandbox.faults([{ operationId: 'getOtherCoverage', status: 404 }]),
    })
    await expect.element(missing.getByText('other-coverage.not-kept.title')).toBeVisible()
    const stranger = await openForm({ path: '/manage-your-account/people-on-your-plan/99/other-coverage' })
    await expect.element(stranger.getByText('other-coverage.not-found.title')).toBeVisible()
  })

  test('the form is not opened for a person who shares no details with the member', { tags: ['D-158'] }, async () => {
    const member = await openForm({
      persona: 'dependant',
      path: '/manage-your-account/people-on-your-plan/1/other-coverage',
    })
    await expect.element(member.getByText('other-coverage.not-found.title')).toBeVisible()
    await expect.element(page.getByText('Marie-Ève Roy-Côté')).not.toBeInTheDocument()
  })

  test('the page about people has no form for somebody whose coverage has ended', async () => {
    await openPeople({ before: (sandbox) => sandbox.vary('default', { participants: { 3: { active: false } } }) })
    await expect.element(person('Marie-Ève Roy-Côté').getByRole('link')).toBeVisible()
    await expect.element(person('Théo Cormier-Roy').getByRole('link')).not.toBeInTheDocument()
  })

  test('the page about people leaves other insurers out if the service keeps nothing or fails', async () => {
    const without = await openPeople({ environment: { keepsOtherCoverage: false } })
    await expect.element(person('Marie-Ève Roy-Côté')).toBeVisible()
    await expect.element(without.getByText('other-coverage.label').first()).not.toBeInTheDocument()
    const failed = await openPeople({
      before: (sandbox) => sandbox.faults([{ operationId: 'getOtherCoverage', status: 500 }]),
    })
    await expect.element(person('Marie-Ève Roy-Côté')).toBeVisible()
    await expect.element(failed.getByText('other-coverage.label').first()).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})

test(
  'if another device has changed the file, the answers stay, the file is shown, and the next save replaces it',
  { tags: ['D-311'] },
  async () => {
    const member = await openForm()
    await new Claim(member).answer('form.personOtherCoverage.isCovered.label', 'no')
    await sayElsewhere('1', NORTHSTAR)
    await save(member)
    await expect.element(page.getByRole('alert').getByText(/Northstar Assurance, since January\s1, 2019/)).toBeVisible()
    expect(await fileOf('1')).toMatchObject({ isCovered: true })
    await save(member)
    await expect.element(member.heading('page.account.people')).toBeVisible()
    expect(await fileOf('1')).toMatchObject({ isCovered: false })
  },
)

test('what answers the next question is requested while the member still answers this one, and a failure is not shown', async () => {
  const member = await renderPage('claims.claim-details', {
    draft: physiotherapyAt('claim-details'),
    before: (sandbox) => sandbox.faults([{ operationId: 'listCobReasons', status: 500 }]),
  })
  await expect.poll(() => member.sandbox.statusesOf('listCobReasons')).toEqual([500])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await member.isAt('/submit-claim/claim-details')
})

test('an answer whose response was lost is on file after the next save, and not shown as a change by somebody else', async () => {
  const member = await openForm()
  await new Claim(member).answer('form.personOtherCoverage.isCovered.label', 'no')
  await member.sandbox.faults([{ operationId: 'updateOtherCoverage', status: 'network', after: true }])
  await save(member)
  await expect.element(page.getByText(member.text('other-coverage.unsure'))).toBeVisible()
  await member.sandbox.heal()
  await save(member)
  await expect.element(member.heading('page.account.people')).toBeVisible()
  expect(await fileOf('1')).toMatchObject({ isCovered: false })
})

describe('question about other coverage in a claim', { tags: ['D-310', 'CLAIM-45'] }, () => {
  const details = (options: PageOptions = {}) =>
    renderPage('claims.claim-details', { draft: physiotherapyAt('other-coverage'), ...options })
  const answer = (member: Member, value: 'yes' | 'no') =>
    page
      .getByRole('radiogroup', { name: member.text(COVERED) })
      .getByRole('radio', { name: member.text(value), exact: true })

  test('what the member said of everyone answers the question and is shown with it, and the claim goes on without its page', async () => {
    const before = await details()
    await everyone({ isCovered: false })
    const member = await details({ sandbox: before.sandbox })
    await expect.element(answer(member, 'no')).toBeChecked()
    await expect.element(page.getByText(/^You told us: Marie-Ève Roy-Côté: None; /)).toBeVisible()
    await new Claim(member).goOn('claim-summary')
    expect(getDraft(memberId()).answers['other-coverage']).toMatchObject({ doesMemberHaveOtherCov: false })
  })

  test('the question stays open if only some people are covered elsewhere, or if nobody has said anything', async () => {
    const before = await details()
    for (const value of ['yes', 'no'] as const) await expect.element(answer(before, value)).not.toBeChecked()
    await everyone({ isCovered: false })
    await sayElsewhere('3', NORTHSTAR)
    const member = await details({ sandbox: before.sandbox })
    await expect.element(page.getByText(/Théo Cormier-Roy: Northstar Assurance, since/)).toBeVisible()
    for (const value of ['yes', 'no'] as const) await expect.element(answer(member, value)).not.toBeChecked()
  })

  test('the question names only what was said of the people chosen for the claim', async () => {
    const before = await details()
    await everyone({ isCovered: false })
    const member = await details({ sandbox: before.sandbox })
    const told = page.getByText(/^You told us: /)
    await expect.element(told).not.toMatchTextContent('Daniel')
    await member.choose(page.getByRole('radio', { name: /^Daniel Cormier/ }).first())
    await expect.element(told).toMatchTextContent(/Daniel Cormier: None; Théo Cormier-Roy: None\./)
    await expect.element(told).not.toMatchTextContent('Marie-Ève')
  })

  test('a claim for drugs asks nothing about other coverage if the member said that its people have none', async () => {
    const draft = drugsAt('other-coverage')
    const before = await renderPage('claims.claim-details', { draft })
    await everyone({ isCovered: false })
    const member = await renderPage('claims.claim-details', { draft, sandbox: before.sandbox })
    await member.press(member.button('claims.continue'))
    await expect.element(member.heading('page.claims.other-coverage')).not.toBeInTheDocument()
    await expect.poll(() => location.pathname).not.toMatch(/claim-details$|other-coverage$/)
  })

  test('the page after the details does not ask again whether there is other coverage, until it is changed from the summary', async () => {
    const member = await details({ persona: 'cob', locale: 'fr', width: 360 })
    const claim = new Claim(member)
    await member.choose(answer(member, 'yes'))
    await claim.goOn('other-coverage')
    const isRight = page.getByRole('radiogroup', { name: member.text('form.otherCoverage.infoOnFileValid.label') })
    await expect.element(isRight).toBeVisible()
    await expect.element(answer(member, 'yes')).not.toBeInTheDocument()
    await member.expectNoAxeViolations()
    await claim.answer('form.otherCoverage.infoOnFileValid.label', 'yes')
    await claim.answer('form.otherCoverage.wasSubmittedToOtherFirst.label', 'no')
    await claim.goOn('claim-summary')
    expect(getDraft(memberId()).answers['other-coverage']).toMatchObject({ doesMemberHaveOtherCov: true })
    await member.goTo('/submit-claim/other-coverage')
    await expect.element(answer(member, 'yes')).toBeChecked()
  })

  test('with coverage on file, its page opens with Yes, and asks whether the information is still right', async () => {
    const member = await renderPage('claims.other-coverage', {
      persona: 'cob',
      draft: physiotherapyAt('other-coverage'),
    })
    await expect.element(answer(member, 'yes')).toBeChecked()
    await expect
      .element(page.getByRole('radiogroup', { name: member.text('form.otherCoverage.infoOnFileValid.label') }))
      .toBeVisible()
  })
})
