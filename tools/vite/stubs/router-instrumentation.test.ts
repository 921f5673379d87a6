import { expect, it } from 'vitest'
import * as standIn from './router-instrumentation.ts'

type Instrumentation = Readonly<Record<keyof typeof standIn, (router: object) => unknown>>
const original = (await import(
  new URL('../../../node_modules/react-router/dist/production/lib/router/instrumentation.js', import.meta.url).href
)) as Instrumentation

it("the stub for the router's instrumentation returns no measurement, as the original does", () => {
  const [ours, theirs] = [standIn, original].map((each) => each.consumeInstrumentationClientResultMetaReceiver({}))
  expect([ours, theirs]).toEqual([undefined, undefined])
})

it("the stub for the router's instrumentation has the original exports, each of which throws an error with its name", () => {
  const { consumeInstrumentationClientResultMetaReceiver: _, ...never } = standIn
  for (const [name, part] of Object.entries(never)) {
    expect(original[name as keyof Instrumentation]).toBeTypeOf('function')
    expect(part).toThrow(`${name} is left out of the portal`)
  }
})
