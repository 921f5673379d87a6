import { StrictMode, useState } from 'react'
import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { announce } from '~/ui/live-region/announcements.ts'
import { LoadingModal } from '~/ui/loading-modal.tsx'
import { violationsOf } from './support/axe.ts'

function LogOut({ lightDismiss }: { lightDismiss?: boolean }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Log out</Button>
      <Button>Elsewhere</Button>
      <Dialog
        open={open}
        onClose={close}
        closeLabel="Close"
        lightDismiss={lightDismiss}
        title="Are you sure you want to log out?"
        footer={<Button onClick={close}>Cancel</Button>}
      >
        Your claim is not sent yet.
      </Dialog>
    </main>
  )
}

const dialog = () => page.getByRole('dialog', { name: 'Are you sure you want to log out?' })

test('a dialog has a title, is modal, and opens with the focus on its title', { tags: ['A11Y-07'] }, async () => {
  await render(<LogOut />)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect.element(dialog()).toHaveAttribute('aria-modal', 'true')
  await expect.element(page.getByRole('heading', { name: 'Are you sure you want to log out?' })).toHaveFocus()
  expect(await violationsOf(document.body)).toEqual([])
})

test.each([
  { lightDismiss: false, description: 'Your claim is not sent yet.' },
  { lightDismiss: true, description: '' },
])('the text of a dialog that asks is read with its title: $description', async ({ lightDismiss, description }) => {
  await render(<LogOut lightDismiss={lightDismiss} />)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect.element(dialog()).toHaveAccessibleDescription(description)
})

test('a dialog announces what is announced while it is open, because the page behind it is inert', async () => {
  announce('12 claims found')
  await render(<LogOut />)
  await page.getByRole('button', { name: 'Log out' }).click()
  const region = dialog().element().querySelector('[aria-live=polite]')
  expect(region?.textContent).toBe('')
  announce('Less than one minute is left')
  await expect.poll(() => region?.textContent).toBe('Less than one minute is left')
})

test('Tab and Shift+Tab keep the focus in the dialog', { tags: ['A11Y-07'] }, async () => {
  await render(<LogOut />)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect.element(dialog()).toBeVisible()
  const names: (string | null)[] = []
  for (const keys of ['{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}']) {
    await userEvent.keyboard(keys)
    names.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null)
  }
  expect(names).toEqual(['Close', 'Cancel', 'Close', 'Cancel', 'Close'])
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the cross', () => page.getByRole('button', { name: 'Close' }).click()],
  ['a button of its own', () => page.getByRole('button', { name: 'Cancel' }).click()],
])('%s closes the dialog and returns the focus', { tags: ['A11Y-07'] }, async (_, close) => {
  await render(<LogOut />)
  const opener = page.getByRole('button', { name: 'Log out' })
  await opener.click()
  await expect.element(dialog()).toBeVisible()
  await close()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('a click outside a dialog closes it if it only informs, and leaves it open if it asks a question', async () => {
  const { rerender } = await render(<LogOut />)
  await page.getByRole('button', { name: 'Log out' }).click()
  await commands.pressAt({ x: 5, y: 5 })
  await expect.element(dialog()).toBeVisible()
  await rerender(<LogOut lightDismiss />)
  await commands.pressAt({ x: 5, y: 5 })
  await expect.element(dialog()).not.toBeInTheDocument()
})

function Saving() {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Save</Button>
      <LoadingModal
        open={open}
        label="Saving"
        text="Saving your address"
        action={
          <Button variant="quiet" onClick={() => setOpen(false)}>
            End
          </Button>
        }
      />
    </main>
  )
}

test(
  'the loading modal is closed neither by Escape, however often it is pressed, nor by a click on the backdrop',
  { tags: ['SHELL-56', 'SHELL-57', 'A11Y-04'] },
  async () => {
    await render(<Saving />)
    await page.getByRole('button', { name: 'Save' }).click()
    const modal = page.getByRole('dialog', { name: 'Saving' })
    for (let press = 0; press < 4; press += 1) await userEvent.keyboard('{Escape}')
    await commands.pressAt({ x: 5, y: 5 })
    await commands.pressAt({ x: 5, y: 5 })
    await userEvent.keyboard('{Escape}')
    await expect.element(modal).toBeVisible()
    expect(await violationsOf(document.body)).toEqual([])
  },
)

test('the loading modal opens again if a browser closes it', async () => {
  await render(<Saving />)
  await page.getByRole('button', { name: 'Save' }).click()
  const modal = page.getByRole('dialog', { name: 'Saving' })
  ;(modal.element() as HTMLDialogElement).close()
  await expect.element(modal).toBeVisible()
})

test(
  'the loading modal shows its text, keeps its accessible name and returns the focus at the end',
  { tags: ['SHELL-58', 'SHELL-59'] },
  async () => {
    await render(<Saving />)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Saving' })).toHaveAttribute('aria-busy', 'true')
    await expect.element(page.getByRole('status')).toHaveTextContent('Saving your address')
    await page.getByRole('button', { name: 'End' }).click()
    await expect.element(page.getByRole('button', { name: 'Save' })).toHaveFocus()
  },
)

test("a dialog stays open in React's strict mode, which mounts everything twice", async () => {
  await render(
    <StrictMode>
      <LogOut />
    </StrictMode>,
  )
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect.element(page.getByRole('heading', { name: 'Are you sure you want to log out?' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Log out' })).toHaveFocus()
})

test('two buttons of a dialog are separated by a gap, both side by side and stacked', async () => {
  await render(
    <Dialog
      open
      title="Stay signed in?"
      footer={
        <>
          <Button>Stay</Button>
          <Button variant="quiet">Leave</Button>
        </>
      }
    >
      <p>Your session ends soon.</p>
    </Dialog>,
  )
  const [first, second] = ['Stay', 'Leave'].map((name) =>
    page.getByRole('button', { name, exact: true }).element().getBoundingClientRect(),
  )
  expect(Math.max(second!.left - first!.right, second!.top - first!.bottom)).toBeGreaterThanOrEqual(8)
})
