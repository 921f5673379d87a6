import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { renderPage } from './support/render-page.tsx'

test('with the colours of the device everything can still be told apart', { tags: ['A11Y-12'] }, async () => {
  const member = await renderPage('dashboard.home')
  await commands.emulateMedia({ forcedColors: 'active' })
  await member.expectNoAxeViolations()
})

test('on paper a list is there, and what surrounds it is not', { tags: ['D-150'] }, async () => {
  await renderPage('history.combined')
  await commands.emulateMedia({ media: 'print' })
  await expect.element(page.getByRole('table')).toBeVisible()
  await expect.element(page.getByRole('banner')).not.toBeInTheDocument()
  await expect.element(page.getByRole('contentinfo')).not.toBeInTheDocument()
})
