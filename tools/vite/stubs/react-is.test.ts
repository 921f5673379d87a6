import { createRequire } from 'node:module'
import { createElement, forwardRef, memo } from 'react'
import { expect, it } from 'vitest'
import stub from './react-is.ts'

type ReactIs = Readonly<Record<keyof typeof stub, (value: unknown) => boolean>>
const rjsf = createRequire(createRequire(import.meta.url).resolve('@rjsf/utils'))
const original = rjsf('react-is') as ReactIs

it('the stub for react-is returns the same results as the original for elements and components of this React version', () => {
  const Plain = () => null
  const values = [memo(Plain), forwardRef(Plain), Plain, 'text'].flatMap((type) => [type, createElement(type)])
  const seenBy = ({ isForwardRef, isMemo }: ReactIs) => values.map((value) => [isForwardRef(value), isMemo(value)])
  expect(seenBy(stub)).toEqual(seenBy(original))
})
