import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useKeyboardOnly } from './support/keyboard.ts'
import type { Member } from './support/member.ts'
import { renderPage, type PageOptions } from './support/render-page.tsx'
import { fillTravelLetter } from './support/travel-letter.ts'
import { dayBefore, today8 } from '~/domain/dates/date8.ts'

const open = (how: PageOptions = {}) => renderPage('coverage.travel-letter', { persona: 'default', ...how })
const send = (member: Member) => member.press(member.button('travel-letter.download'))
const country = (member: Member) => member.field('form.travelLetter.country.label')
const letterLink = (member: Member) => member.link('travel-letter.open')
const WITHOUT = { environment: { offersTravelLetters: false } }
const yearLater = () => `${Number(today8().slice(0, 4)) + 1}${today8().slice(4, 6)}01`

describe('travel letter', { tags: ['D-330'] }, () => {
  test('a member who travels finds the letter from the documents, fills in the trip and saves it (in French on a phone)', async () => {
    const member = await renderPage('account.documents', { locale: 'fr', width: 360 })
    useKeyboardOnly(member)
    await member.press(letterLink(member))
    await member.isAt('/coverage/travel/letter')
    await fillTravelLetter(member)
    await send(member)
    await expect.element(member.getByText('travel-letter.saved')).toBeVisible()
    const [sent] = member.sent('POST', /travel-letters$/)
    expect(sent!.url.search).toBe('')
    expect(sent!.body).toMatchObject({ participantIds: ['1'], country: 'FR', departureDate: today8(), language: 'fr' })
    await member.expectNoAxeViolations()
  })

  test('the letter can be in the other language, and the answers stay for a second one', async () => {
    const member = await open()
    await fillTravelLetter(member)
    await member.choose(page.getByRole('radio', { name: member.text('form.travelLetter.language.option.fr') }))
    await send(member)
    await expect.element(member.getByText('travel-letter.saved')).toBeVisible()
    await expect.element(country(member)).toHaveValue('FR')
    await member.choose(page.getByRole('radio', { name: member.text('form.travelLetter.language.option.en') }))
    await send(member)
    await expect.poll(() => member.sent('POST', /travel-letters$/)).toHaveLength(2)
    expect(member.sent('POST', /travel-letters$/).map(({ body }) => (body as { language: string }).language)).toEqual([
      'fr',
      'en',
    ])
  })

  test('the typed trip stays in the form while the member looks at another page, until the letter is saved', async () => {
    const member = await open()
    await fillTravelLetter(member)
    const leaveAndReturn = async () => {
      await member.goTo('/dashboard')
      await member.goTo('/coverage/travel/letter')
    }
    await leaveAndReturn()
    await expect.element(country(member)).toHaveValue('FR')
    await send(member)
    await expect.element(member.getByText('travel-letter.saved')).toBeVisible()
    await leaveAndReturn()
    await expect.element(country(member)).toHaveValue('')
  })

  test('after a change of the language, the countries have their names in the new one, and the chosen one stays', async () => {
    const member = await open()
    await fillTravelLetter(member)
    await member.press(page.getByRole('link', { name: 'Français' }))
    member.locale = 'fr'
    await member.isAt('/coverage/travel/letter')
    await expect.element(country(member)).toHaveValue('FR')
    await expect.element(page.getByRole('option', { name: 'Allemagne' })).toBeInTheDocument()
    await expect.element(page.getByRole('option', { name: 'Germany' })).not.toBeInTheDocument()
  })

  test('a trip that is too long is refused with the reason in the language of the page, and the answers stay', async () => {
    const member = await open({ locale: 'fr' })
    await fillTravelLetter(member, { last: yearLater() })
    await send(member)
    await expect.element(page.getByRole('alert').getByText(/^Votre régime couvre les voyages de 60/)).toBeVisible()
    await expect.element(country(member)).toHaveValue('FR')
    await expect.element(page.getByRole('checkbox').first()).toBeChecked()
  })

  test('somebody whose coverage ends while the form is open is refused by name', async () => {
    const member = await open()
    await fillTravelLetter(member)
    await member.sandbox.vary('default', { participants: { 1: { active: false } } })
    await send(member)
    await expect.element(page.getByRole('alert').getByText(/coverage of Marie-Ève Roy-Côté has ended/)).toBeVisible()
  })

  test('an empty form and a last day before the first are reported at the fields, and nothing is sent', async () => {
    const member = await open()
    await send(member)
    for (const field of ['participantIds', 'country', 'departureDate', 'returnDate'] as const)
      await expect.element(member.getByText(`form.travelLetter.${field}.error.required`).first()).toBeVisible()
    await fillTravelLetter(member, { last: dayBefore(today8()) })
    await send(member)
    await expect.element(member.getByText('form.travelLetter.returnDate.error.fromNotAfterTo').first()).toBeVisible()
    expect(member.sent('POST', /travel-letters$/)).toEqual([])
  })

  test('a letter that is empty or no PDF is not saved, the page says so at the form, and the next attempt saves it', async () => {
    const member = await open({
      before: (sandbox) => sandbox.faults([{ operationId: 'getTravelLetterPdf', status: 'empty', times: 1 }]),
    })
    await fillTravelLetter(member)
    await send(member)
    await expect.element(page.getByRole('alert').getByText(member.text('error.kind.contract'))).toBeVisible()
    await expect.element(member.getByText('travel-letter.saved')).not.toBeInTheDocument()
    await send(member)
    await expect.element(member.getByText('travel-letter.saved')).toBeVisible()
  })

  test('pressing twice asks for one letter', async () => {
    const member = await open({
      before: (sandbox) => sandbox.faults([{ operationId: 'getTravelLetterPdf', delayMs: 300, times: 1 }]),
    })
    await fillTravelLetter(member)
    await userEvent.dblClick(member.button('travel-letter.download'))
    await expect.element(member.getByText('travel-letter.saved')).toBeVisible()
    expect(member.sent('POST', /travel-letters$/)).toHaveLength(1)
  })

  test('a service that has no letters after all (404) is said at the form, with where to ask', async () => {
    const member = await open({
      before: (sandbox) => sandbox.faults([{ operationId: 'getTravelLetterPdf', status: 404 }]),
    })
    await fillTravelLetter(member)
    await send(member)
    await expect.element(page.getByRole('alert').getByText(member.text('travel-letter.not-offered.text'))).toBeVisible()
  })

  test('the page says if the plan has no travel coverage, or if the configuration has no letters', async () => {
    const plan = await open({ persona: 'empty' })
    await expect.element(plan.heading('travel-letter.no-travel.title')).toBeVisible()
    const without = await open(WITHOUT)
    await expect.element(without.heading('travel-letter.not-offered.title')).toBeVisible()
    await expect.element(without.button('travel-letter.download')).not.toBeInTheDocument()
    await without.expectNoAxeViolations()
  })

  test('a member alone on the plan need not choose who travels', async () => {
    await open({ persona: 'ontario' })
    await expect.element(page.getByRole('checkbox')).toBeChecked()
  })

  test.for(['account.documents', 'coverage.travel'] as const)(
    '%s leads to the letter only if the configuration has letters and the plan covers travel',
    async (id) => {
      const member = await renderPage(id, { persona: 'default' })
      await expect.element(letterLink(member)).toBeVisible()
      const without = await renderPage(id, { persona: 'default', ...WITHOUT })
      await expect.element(page.getByRole('heading', { level: 1, name: without.text(`page.${id}`) })).toBeVisible()
      await expect.element(letterLink(without)).not.toBeInTheDocument()
      const plan = await renderPage(id, { persona: 'empty' })
      await expect.element(page.getByRole('heading', { level: 1, name: plan.text(`page.${id}`) })).toBeVisible()
      await expect.element(letterLink(plan)).not.toBeInTheDocument()
    },
  )
})
