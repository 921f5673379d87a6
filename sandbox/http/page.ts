import { html, raw } from 'hono/html'
import type { Locale } from '../bilingual.ts'

const STYLE = raw(`<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; color: #1d2433; background: #fff }
table { border-collapse: collapse; margin-block: 1rem } th, td { text-align: start; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #d7dbe3 }
h1, td { overflow-wrap: break-word } td ul { margin: 0; padding-inline-start: 1rem } pre { padding: .75rem; white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #d7dbe3 }
button { font: inherit; padding: .5rem 1rem; margin-inline-end: .5rem } a { color: #0a5c7f }
@media (max-width: 45rem) { table, tbody, tr, td { display: block } thead { display: none } tr { padding-block: .5rem; border-bottom: 1px solid #d7dbe3 } td { display: grid; grid-template-columns: 6.5rem minmax(0, 1fr); gap: .5rem; padding: .1rem 0; border: 0 } td::before { content: attr(data-head); color: #5a6472 } }
@media (prefers-color-scheme: dark) { body { color: #e6e9ef; background: #14181f } th, td, tr, pre { border-color: #3a4250 } td::before { color: #a9b2c0 } a { color: #7cc7e8 } }
</style>`)

/** The HTML frame of a sandbox page. The template escapes text that members typed. */
export const sandboxPage = (title: string, locale: Locale, content: unknown) =>
  html`<!doctype html>
    <html lang="${locale}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      <!-- None: a browser asks for /favicon.ico otherwise, and logs that it is not there. -->
      <link rel="icon" href="data:," />
      ${STYLE}
      <main>
        <h1>${title}</h1>
        ${content}
      </main>
    </html>`

/** A table. On a phone, each cell is on a separate line, after its column title. */
export const table = (head: readonly string[], rows: readonly (readonly unknown[])[]) =>
  html`<table>
    <thead>
      <tr>
        ${head.map((name) => html`<th>${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (cells) =>
          html`<tr>
            ${cells.map((cell, index) => html`<td data-head="${head[index]!}"><div>${cell}</div></td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`

/**
 * A page with a list and a link to the start page of its world. If the list is empty, the page shows the text `empty`.
 */
export const listPage = (
  title: string,
  home: string,
  empty: string,
  head: readonly string[],
  rows: readonly (readonly unknown[])[],
) =>
  sandboxPage(
    title,
    'en',
    html`<p><a href="${home}/">Sandbox</a></p>
      ${rows.length === 0 ? html`<p>${empty}</p>` : table(head, rows)}`,
  )
