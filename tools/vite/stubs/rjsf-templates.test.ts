import original from '@rjsf/core/lib/components/templates/index.js'
import { createElement, type ElementType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import standIn from './rjsf-templates.ts'

it("the stub for RJSF's templates is empty, and rendering a missing template throws an error", () => {
  expect(Object.keys(original())).toEqual(
    expect.arrayContaining(['ButtonTemplates', 'FieldTemplate', 'UnsupportedFieldTemplate']),
  )
  const templates: Readonly<Record<string, unknown>> = standIn()
  expect(Object.keys(templates)).toEqual(['ButtonTemplates'])
  expect(() => renderToStaticMarkup(createElement(templates['UnsupportedFieldTemplate'] as ElementType))).toThrow(
    'Element type is invalid',
  )
})
