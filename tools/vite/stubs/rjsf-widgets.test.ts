import original from '@rjsf/core/lib/components/widgets/index.js'
import getWidget from '@rjsf/utils/lib/getWidget.js'
import { expect, it } from 'vitest'
import standIn from './rjsf-widgets.ts'

it("the stub for RJSF's widgets makes RJSF throw an error with the name of any built-in widget", () => {
  const names = Object.keys(original())
  expect(names).toContain('TextWidget')
  for (const name of names)
    expect(() => getWidget({ type: 'string' }, name, standIn())).toThrow(`No widget '${name}' for type 'string'`)
})
