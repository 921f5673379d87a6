import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from './support/render-page.tsx'
import { emulateMedia } from './support/media.ts'

test('the dashboard is accessible with forced colours', { tags: ['A11Y-12'] }, async () => {
  const member = await renderPage('dashboard.home')
  await emulateMedia({ forcedColors: 'active' })
  await member.expectNoAxeViolations()
})

test('a printed page shows its list, but no header, menu or footer', { tags: ['D-150'] }, async () => {
  await renderPage('history.combined')
  await emulateMedia({ media: 'print' })
  await expect.element(page.getByRole('table').last()).toBeVisible()
  await expect.element(page.getByRole('banner')).not.toBeInTheDocument()
  await expect.element(page.getByRole('contentinfo')).not.toBeInTheDocument()
})
