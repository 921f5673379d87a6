import original from '@rjsf/core/lib/components/templates/index.js'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import standIn from './rjsf-templates.ts'

type Templates = Readonly<Record<string, ComponentType>>
const buttonsOf = (templates: object) => (templates as { ButtonTemplates: Templates }).ButtonTemplates
const names = (templates: object) => Object.keys(templates).toSorted()

it('has every template and button that the original has', () => {
  expect(names(standIn())).toEqual(names(original()))
  expect(names(buttonsOf(standIn()))).toEqual(names(buttonsOf(original())))
})

it('says which one is missing when it is drawn', () => {
  const { ButtonTemplates, ...templates } = standIn() as unknown as Templates
  for (const [name, template] of Object.entries({ ...templates, ...(ButtonTemplates as unknown as Templates) }))
    expect(() => renderToStaticMarkup(createElement(template))).toThrow(`${name} is left out of the portal`)
})
