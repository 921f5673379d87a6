import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Breadcrumbs } from '~/ui/breadcrumbs.tsx'
import { Dropdown } from '~/ui/dropdown.tsx'
import { Accordion } from '~/ui/accordion.tsx'
import { SkipLink } from '~/ui/skip-link.tsx'
import { violationsOf } from './support/axe.ts'

const account = (logOut = () => {}) => (
  <main>
    <Dropdown
      label="My account"
      variant="navigation"
      items={[
        { id: 'manage', label: 'Manage your account', link: <a href="#manage" /> },
        { id: 'contact', label: 'Contact us', disabled: true, current: true },
        { id: 'out', label: 'Log out', onSelect: logOut },
      ]}
    />
    <button type="button">After</button>
  </main>
)
const trigger = () => page.getByRole('button', { name: 'My account' })

test(
  'a dropdown can be opened, used and closed with the keyboard, and returns the focus',
  { tags: ['A11Y-08'] },
  async () => {
    await render(account())
    ;(trigger().element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('link', { name: 'Manage your account' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(page.getByRole('button', { name: 'Log out' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('link', { name: 'Manage your account' })).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowUp}')
    await expect.element(page.getByRole('link', { name: 'Contact us' })).toHaveFocus()
    expect(await violationsOf(document.body)).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false')
    await expect.element(trigger()).toHaveFocus()
  },
)

test('Tab past the last entry of a dropdown, or a press outside it, closes the dropdown', async () => {
  await render(account())
  await trigger().click()
  await userEvent.keyboard('{ArrowUp}{Tab}')
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false')
  await trigger().click()
  await page.getByRole('button', { name: 'After' }).click()
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false')
})

test('an entry of a dropdown runs its action once and closes the dropdown', async () => {
  const logOut = vi.fn()
  await render(account(logOut))
  await trigger().click()
  await page.getByRole('button', { name: 'Log out' }).click()
  expect(logOut).toHaveBeenCalledOnce()
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false')
})

test('the three variants of a dropdown have different colours', { tags: ['SHELL-66', 'CONST-17'] }, async () => {
  const looks = new Set<string>()
  for (const variant of ['primary', 'secondary', 'navigation'] as const) {
    const { unmount } = await render(
      <Dropdown label="My account" variant={variant} items={[{ id: 'out', label: 'Log out', onSelect: () => {} }]} />,
    )
    await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false')
    const { backgroundColor, borderColor, color } = getComputedStyle(trigger().element())
    looks.add([backgroundColor, borderColor, color].join(' '))
    await unmount()
  }
  expect(looks.size).toBe(3)
})

test(
  'the dropdown entry for the current page is announced as disabled and has no link',
  { tags: ['SHELL-35', 'A11Y-11'] },
  async () => {
    await render(account())
    await trigger().click()
    const entry = page.getByRole('link', { name: 'Contact us' })
    await expect.element(entry).toHaveAttribute('aria-disabled', 'true')
    await expect.element(entry).toHaveAttribute('aria-current', 'page')
    await expect.element(entry).not.toHaveAttribute('href')
  },
)

test('opening a panel of an accordion closes the panel that was open', async () => {
  await render(
    <Accordion
      panels={[
        { id: 'claims', title: 'Claims', children: 'Submit a claim' },
        { id: 'help', title: 'Need help', children: 'Contact us' },
      ]}
    />,
  )
  await page.getByText('Claims').click()
  await expect.element(page.getByText('Submit a claim')).toBeVisible()
  await page.getByText('Need help').click()
  await expect.element(page.getByText('Contact us')).toBeVisible()
  await expect.element(page.getByText('Submit a claim')).not.toBeVisible()
})

const trail = (
  <Breadcrumbs
    label="You are here"
    backLabel={(crumb) => `Back to ${crumb}`}
    items={[
      { label: 'Coverage', link: <a href="#coverage" /> },
      { label: 'Hospital', link: <a href="#hospital" /> },
      { label: 'Details', link: null },
    ]}
  />
)

test('breadcrumbs list the path to the current page', { tags: ['SHELL-47'] }, async () => {
  await render(trail)
  const items = page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem')
  expect(items.elements().map((item) => item.textContent)).toEqual(['Coverage', 'Hospital', 'Details'])
  await expect.element(page.getByText('Details')).toHaveAttribute('aria-current', 'page')
  expect(page.getByRole('link', { name: 'Back to Hospital' }).elements()).toEqual([])
})

test(
  'breadcrumbs on a phone are one link back with the name of the previous page',
  { tags: ['SHELL-48', 'A11Y-09'] },
  async () => {
    await page.viewport(360, 700)
    await render(trail)
    await expect.element(page.getByRole('link')).toHaveAttribute('href', '#hospital')
    await expect.element(page.getByRole('link')).toHaveAccessibleName('Back to Hospital')
  },
)

test('the skip link becomes visible with the first Tab', { tags: ['SHELL-14', 'A11Y-01'] }, async () => {
  await render(
    <>
      <SkipLink href="#main">Skip to main content</SkipLink>
      <main id="main">Content</main>
    </>,
  )
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('link', { name: 'Skip to main content' })).toHaveFocus()
  await expect.element(page.getByRole('link', { name: 'Skip to main content' })).toBeInViewport()
})
