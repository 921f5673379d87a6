import { type Context, createElement, useContext } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import * as standIn from './router-framework.ts'

type Framework = Readonly<Record<keyof typeof standIn, unknown>>
const original = (await import(
  new URL('../../../node_modules/react-router/dist/production/lib/dom/ssr/components.js', import.meta.url).href
)) as Framework

/** The context value that tells parts of the router whether framework mode is on. */
function mode(context: unknown): unknown {
  let found: unknown = 'not asked'
  const Asks = () => {
    found = useContext(context as Context<unknown>)
    return null
  }
  renderToStaticMarkup(createElement(Asks))
  return found
}

it("the stub for the router's framework mode says that the mode is off, as the original does", () => {
  expect([mode(standIn.FrameworkContext), mode(original.FrameworkContext)]).toEqual([undefined, undefined])
})

it("the stub for the router's framework mode has the original exports, each of which throws an error with its name", () => {
  const { FrameworkContext: _, ...never } = standIn
  for (const [name, part] of Object.entries(never)) {
    expect(original[name as keyof Framework]).toBeTypeOf('function')
    expect(part).toThrow(`${name} is left out of the portal`)
  }
})
