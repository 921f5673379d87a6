import { expect, it } from 'vitest'
import * as standIn from './router-instrumentation.ts'

type Instrumentation = Readonly<Record<keyof typeof standIn, (router: object) => unknown>>
const original = (await import(
  new URL('../../../node_modules/react-router/dist/production/lib/router/instrumentation.js', import.meta.url).href
)) as Instrumentation

it('says as the original does that nobody measures a change of page', () => {
  const [ours, theirs] = [standIn, original].map((each) => each.consumeInstrumentationClientResultMetaReceiver({}))
  expect([ours, theirs]).toEqual([undefined, undefined])
})

it('has what the original has, and says its name when the option that needs it is set', () => {
  const { consumeInstrumentationClientResultMetaReceiver: _, ...never } = standIn
  for (const [name, part] of Object.entries(never)) {
    expect(original[name as keyof Instrumentation]).toBeTypeOf('function')
    expect(part).toThrow(`${name} is left out of the portal`)
  }
})
