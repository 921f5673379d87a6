import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BalanceBar } from '../../src/ui/balance-bar.tsx'
import { Banner } from '~/ui/notice.tsx'
import { Button } from '~/ui/button.tsx'
import { ExternalLink } from '~/ui/link.tsx'
import { announce } from '~/ui/live-region/announcements.ts'
import { LiveRegion } from '~/ui/live-region/live-region.tsx'
import { ProgressBar } from '~/ui/progress-bar.tsx'
import { Skeleton } from '~/components/page.tsx'

test('a busy button ignores another press, submits nothing and keeps the focus', async () => {
  const [press, submit] = [vi.fn(), vi.fn((event: { preventDefault: () => void }) => event.preventDefault())]
  await render(
    <form onSubmit={submit}>
      <Button type="submit" busy onClick={press}>
        Send
      </Button>
    </form>,
  )
  const button = page.getByRole('button', { name: 'Send' })
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([0, 0])
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
})

test(
  'a success banner has a heading and can be dismissed, and an error has the role alert',
  { tags: ['SHELL-51'] },
  async () => {
    const dismiss = vi.fn()
    await render(
      <>
        <Banner tone="ok" heading="C’est fait!" onDismiss={dismiss} dismissLabel="Fermer">
          Adresse modifiée.
        </Banner>
        <Banner tone="bad" heading="Not saved" />
      </>,
    )
    await expect.element(page.getByText('C’est fait!')).toBeVisible()
    await expect.element(page.getByText('Adresse modifiée.')).toBeVisible()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Not saved')
    await page.getByRole('button', { name: 'Fermer' }).click()
    expect(dismiss).toHaveBeenCalledOnce()
  },
)

test('the live region repeats a text that is announced twice, and interrupts the screen reader only on request', async () => {
  await render(<LiveRegion />)
  const region = (manner: string) => document.querySelector(`[aria-live=${manner}]`)
  announce('12 claims found')
  await expect.element(page.getByText('12 claims found')).toBeInTheDocument()
  const before = region('polite')?.firstElementChild
  announce('12 claims found')
  await vi.waitFor(() => expect(region('polite')?.firstElementChild).not.toBe(before))
  announce('You will be signed out', { assertive: true })
  await vi.waitFor(() =>
    expect([region('assertive')?.textContent, region('polite')?.textContent]).toEqual(['You will be signed out', '']),
  )
})

test('texts that one task announces are announced together', async () => {
  await render(<LiveRegion />)
  announce('Success! Your address is up to date.')
  announce('Personal information')
  await expect.element(page.getByText('Success! Your address is up to date. Personal information')).toBeInTheDocument()
})

test('a link to another site opens a new window and announces that', { tags: ['SHELL-37'] }, async () => {
  await render(
    <ExternalLink href="https://example.org" hint="opens in a new window">
      Find a form
    </ExternalLink>,
  )
  const link = page.getByRole('link', { name: 'Find a form (opens in a new window)' })
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('a balance is shown as a meter, and its amounts are also given as text', async () => {
  await render(
    <BalanceBar
      label="Health spending account"
      left={412.5}
      total={750}
      leftText="$412.50 left of $750.00"
      words={['Use $37.50 by December 31, 2026', 'Then $375.00 by December 31, 2027']}
    />,
  )
  const meter = page.getByRole('meter', { name: 'Health spending account' })
  await expect.element(meter).toHaveAttribute('aria-valuetext', '$412.50 left of $750.00')
  await expect
    .element(meter)
    .toHaveAccessibleDescription('Use $37.50 by December 31, 2026 Then $375.00 by December 31, 2027')
  expect(meter.element().querySelector('rect')?.getAttribute('width')).toBe('55%')
})

test('a progress bar has a label, and a value only if the progress is known', async () => {
  await render(
    <>
      <ProgressBar label="Sending" value={0.6} valueText="3 of 5 files" />
      <ProgressBar label="Preparing" />
    </>,
  )
  await expect
    .element(page.getByRole('progressbar', { name: 'Sending' }))
    .toHaveAttribute('aria-valuetext', '3 of 5 files')
  await expect.element(page.getByRole('progressbar', { name: 'Preparing' })).not.toHaveAttribute('value')
})

test('a skeleton, which stands for content that is loading, is announced by a single text', async () => {
  await render(<Skeleton label="Loading your claims" shape="table" count={4} />)
  expect(page.getByRole('status').element().textContent).toBe('Loading your claims')
})

test('the box of the first look does not move when the browser reads the logo after it has drawn the box', async () => {
  const look = (logo: boolean) => (
    <div className="first-look" style={{ minBlockSize: 0 }}>
      {logo && <svg viewBox="0 0 32 32" />}
    </div>
  )
  const { container, rerender } = await render(look(false))
  const height = () => container.firstElementChild!.getBoundingClientRect().height
  const before = height()
  await rerender(look(true))
  expect(height()).toBe(before)
  expect(before).toBeGreaterThan(14 * 16)
})
