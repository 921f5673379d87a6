import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { lazyParts } from '~/platform/lazy-parts.tsx'

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>

test('a part that cannot be loaded shows nothing and says so, and is loaded when it is shown again', async () => {
  let isGone = true
  const failures: string[] = []
  const Part = lazyParts(() => (isGone ? Promise.reject(new Error('gone')) : Promise.resolve({ Greeting })))(
    (module) => module.Greeting,
    (_, { name }) => failures.push(name),
  )
  const first = await render(<Part name="Ann" />)
  await expect.poll(() => failures).toEqual(['Ann'])
  expect(first.container.textContent).toBe('')
  await first.unmount()
  isGone = false
  const second = await render(<Part name="Ann" />)
  await expect.element(page.getByText('Hello Ann')).toBeVisible()
  // code that is there is shown at once
  await second.unmount()
  const third = await render(<Part name="Zoé" />)
  expect(third.container.textContent).toBe('Hello Zoé')
  expect(failures).toEqual(['Ann'])
})
