import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from './support/render-page.tsx'
import { emulateMedia } from './support/media.ts'

/** The visible elements that the selector matches. */
const drawn = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility())

/** Applies the print styles to the open page. Returns the element that contains the page. */
async function printed(): Promise<HTMLElement> {
  await emulateMedia({ media: 'print' })
  await expect.element(page.getByRole('banner')).not.toBeInTheDocument()
  return document.querySelector<HTMLElement>('[data-page]')!
}

test('a printed claim names the member, shows how its amount was calculated, and has no buttons', async () => {
  const member = await renderPage('dashboard.home')
  await member.press(page.getByRole('listitem').filter({ hasText: 'Daniel' }).getByRole('link').first())
  await expect.element(member.getByText('history.story.now')).toBeVisible()
  const paper = await printed()
  // above its title, a printed page shows the insurer's logo, the name of the portal and the member's name
  expect(paper.innerText).toMatch(/Member portal\s+Marie-Ève Roy-Côté, policy 90210\. Printed on [^\n]+\.\s/)
  expect(drawn('[data-logo]')).toHaveLength(1)
  await expect
    .element(page.getByText(member.text('history.details.submittedAmount'), { exact: true }).last())
    .toBeVisible()
  await expect.element(member.getByText('history.story.now')).not.toBeVisible()
  expect(drawn('button')).toEqual([])
  for (const link of drawn('main a')) expect(getComputedStyle(link).textDecorationLine).toBe('none')
})

test('the printed help centre has every answer, and names the member by the login after a reload', async () => {
  const member = await renderPage('support.help-centre', { locale: 'fr' })
  await expect.poll(() => document.querySelectorAll('main details').length).toBeGreaterThan(2)
  const paper = await printed()
  expect(paper.innerText).toMatch(/Espace membre\s+\S+@example\.com\. Imprimé le [^\n]+\.\s/)
  const answers = [...document.querySelectorAll('main details > :not(summary)')]
  expect(answers.filter((answer) => !answer.checkVisibility())).toEqual([])
  await emulateMedia({ media: 'screen' })
  await expect.element(page.getByText(member.text('shell.portal')).last()).not.toBeVisible()
})

test.for([
  ['history.payments', 'default'],
  ['spending.health', 'hsa'],
  ['premiums.statement', 'premiums'],
  ['coverage.predetermination', 'default'],
  ['coverage.life', 'default'],
] as const)('a printed %s names the member and the policy, also after a reload', async ([id, persona]) => {
  await renderPage(id, { persona })
  const paper = await printed()
  await expect.poll(() => paper.innerText).toMatch(/Marie-Ève Roy-Côté, policy \d+\. Printed on [^\n]+\.\s/)
})

test('a printed history has the totals by person, but not the amounts for taxes, which nobody opened', async () => {
  const member = await renderPage('history.combined')
  await expect.element(member.getByText('history.year.by-person').last()).toBeVisible()
  await printed()
  const titles = drawn('main summary').map(({ innerText }) => innerText.trim())
  expect(titles).toEqual([member.text('history.year.by-person')])
})

test('only a pointer that is no finger is offered a Print button', { tags: ['D-342'] }, async () => {
  const member = await renderPage('card.member-card')
  await expect.element(member.button('card.print')).toBeVisible()
  const ask = matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ask(query === '(pointer: coarse)' ? 'all' : query))
  const phone = await renderPage('card.member-card')
  await expect.element(phone.link('card.share')).toBeVisible()
  await expect.element(phone.button('card.print')).not.toBeInTheDocument()
})
