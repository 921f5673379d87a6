import { Markdown as Original } from 'markdown-to-jsx/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Markdown } from './markdown.ts'

const rendered = (component: unknown, text?: string) =>
  renderToStaticMarkup(createElement(component as typeof Original, { options: { disableParsingRawHTML: true } }, text))
const words = (markup: string) => markup.replaceAll(/<[^>]+>/g, '')

it.each(['Choose a provider.', "L'adresse n'est pas complète.", 'a < b & c', ''])(
  'the stub for Markdown renders the plain text "%s" as the original library does',
  (text) => {
    expect(words(rendered(Markdown, text))).toBe(words(rendered(Original, text)))
  },
)

it('the stub for Markdown leaves markup as text where the original library renders a link', () => {
  const text = '# Pay [here](https://example.com) <b>now</b>'
  expect(rendered(Original, text)).toContain('<a href')
  expect(rendered(Markdown, text)).toBe('# Pay [here](https://example.com) &lt;b&gt;now&lt;/b&gt;')
})
