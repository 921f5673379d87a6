import { expect, it } from 'vitest'
import { checkLayers, descriptionOf } from './prerender.ts'

it.each([
  ['@layer tokens, base, components, app;@layer app{a{color:red}}'],
  ['@layer tokens{a{}}@layer base{a{}}@layer components{a{}}@layer app{a{}}@layer components{b{}}'],
])('checkLayers accepts a stylesheet that names the four cascade layers in their order: %s', (css) => {
  expect(() => checkLayers(css, '/en/login')).not.toThrow()
})

it.each([['@layer tokens{a{}}@layer base{a{}}@layer app{a{}}@layer components{a{}}'], ['@layer tokens{a{}}'], ['a{}']])(
  'checkLayers refuses a stylesheet in which a layer is missing or out of order: %s',
  (css) => {
    expect(() => checkLayers(css, '/en/login')).toThrow('the first styles of /en/login name no layer order')
  },
)

it('descriptionOf returns the first paragraph below the title without markup, or nothing if there is none', () => {
  const body =
    '<p>Menu</p><h1 id="t">Sign in</h1><div><p class="lead">See <b>your</b> coverage &amp; “claims”.</p><p>More</p></div>'
  expect(descriptionOf(body)).toBe('<meta name="description" content="See your coverage &amp; “claims”." />')
  expect(descriptionOf('<h1>Sign in</h1>')).toBe('')
})
