import { userEvent } from 'vitest/browser'

/** Copies the text from a separate text area and pastes it with the keyboard, as a member does. */
export async function paste(target: HTMLElement, text: string): Promise<void> {
  const source = document.createElement('textarea')
  document.body.append(source)
  source.value = text
  source.focus()
  source.select()
  await userEvent.copy()
  source.remove()
  target.focus()
  await userEvent.paste()
}
