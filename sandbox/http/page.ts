import { html, raw } from 'hono/html'
import type { Locale } from '../words.ts'

const STYLE = raw(`<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; color: #1d2433; background: #fff }
table { border-collapse: collapse; margin-block: 1rem } th, td { text-align: start; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #d7dbe3 }
button { font: inherit; padding: .5rem 1rem; margin-inline-end: .5rem } a { color: #0a5c7f }
@media (prefers-color-scheme: dark) { body { color: #e6e9ef; background: #14181f } th, td { border-color: #3a4250 } a { color: #7cc7e8 } }
</style>`)

/** A page of the sandbox itself: readable, and nothing more. What comes from members is escaped by the template. */
export const sandboxPage = (title: string, locale: Locale, content: unknown) =>
  html`<!doctype html>
    <html lang="${locale}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      ${STYLE}
      <main>
        <h1>${title}</h1>
        ${content}
      </main>
    </html>`

/** Rows under a head. */
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
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`
