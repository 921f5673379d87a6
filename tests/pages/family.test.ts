import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { contains } from './support/contains.ts'
import type { Member } from './support/member.ts'
import { renderPage } from './support/render-page.tsx'

const PHONE = { locale: 'fr', width: 360 } as const
const people = (member: Member) => page.getByRole('group', { name: member.text('family.label') })
const person = (member: Member, name: string) => people(member).getByRole('button', { name, exact: true })
const claims = (member: Member) =>
  page.getByRole('region', { name: member.text('dashboard.recent.title') }).getByRole('listitem')

test(
  'the person chosen on the dashboard, in the coverage or in the history is also chosen on the other two pages',
  { tags: ['D-227'] },
  async () => {
    const member = await renderPage('dashboard.home')
    await expect.element(person(member, member.text('family.everybody'))).toHaveAttribute('aria-pressed', 'true')
    await member.press(person(member, 'Théo'))
    await expect.poll(() => claims(member).length).toBeGreaterThan(1)
    for (const claim of claims(member).all()) await contains(claim, 'Théo')
    await contains(page.getByRole('main'), member.text('dashboard.lead', { count: 1 }))
    const again = page.getByRole('region', { name: member.text('claim-again.title') }).getByRole('listitem')
    for (const service of again.all()) await contains(service, 'Théo')
    await member.expectNoAxeViolations()
    await member.goTo('/coverage')
    await expect.element(page.css('#coverage-person')).toHaveValue('3')
    await page.css('#coverage-person').selectOptions('2')
    await member.goTo('/history')
    await expect.element(person(member, 'Daniel')).toHaveAttribute('aria-pressed', 'true')
    await expect
      .poll(() =>
        member
          .sent('GET', /\/claims$/)
          .at(-1)
          ?.url.searchParams.get('participantId'),
      )
      .toBe('2')
    await member.press(person(member, member.text('family.everybody')))
    await expect.poll(() => page.getByRole('row').filter({ hasText: 'Théo' }).length).toBeGreaterThan(0)
    await member.goTo('/dashboard')
    await expect.element(person(member, member.text('family.everybody'))).toHaveAttribute('aria-pressed', 'true')
  },
)

const CLAIM = {
  receivedDate: '20261117',
  serviceDate: '20261116',
  status: 'Pending',
  statusCode: 'PENDING',
  claimType: 'Physiotherapist',
  member: 'Marie-Ève Roy-Côté',
}

test(
  'on a phone, the dashboard shows the person selector as one field, and says if that person has no claims',
  { tags: ['D-227'] },
  async () => {
    const member = await renderPage('history.combined', {
      ...PHONE,
      before: (sandbox) => sandbox.faults([{ operationId: 'listRecentClaims', body: [CLAIM] }]),
    })
    const field = page.getByRole('combobox', { name: member.text('family.label') })
    await member.goTo('/dashboard')
    await expect.element(claims(member).first()).toBeVisible()
    await expect.element(field).toHaveValue('all')
    await member.goTo('/history')
    await field.selectOptions('2')
    await member.goTo('/dashboard')
    await expect.element(field).toHaveValue('2')
    await expect.element(member.getByText('dashboard.recent.none-of', { person: 'Daniel' })).toBeVisible()
    await member.expectNoAxeViolations()
  },
)

test(
  'a person without privacy consent cannot be chosen, and a plan with one person shows no person selector',
  { tags: ['D-227', 'D-158'] },
  async () => {
    const member = await renderPage('dashboard.home', { persona: 'dependant' })
    await expect.element(person(member, 'Daniel')).toBeVisible()
    await expect.element(person(member, 'Marie-Ève')).not.toBeInTheDocument()
    const alone = await renderPage('dashboard.home', { persona: 'ontario' })
    await expect.element(claims(alone).first()).toBeVisible()
    await expect.element(people(alone)).not.toBeInTheDocument()
  },
)
