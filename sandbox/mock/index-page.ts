import { BASE } from '../http/contract.ts'
import type { Meant } from './named-examples.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A page that lists the operations of the mock and the names of their examples. */
export function indexPage(operations: readonly Meant[], origin: string): string {
  const rows = operations.map(({ part, operationId, method, path, names, parameters }) => {
    const examples = [...names]
      .map(([status, known]) => `<b>${status}</b> ${[...known.keys()].join(', ') || 'no body'}`)
      .join('<br>')
    const query = parameters.length > 0 ? ` <small>?${parameters.join('&amp;')}</small>` : ''
    return `<tr><td><code>${operationId}</code></td><td><code>${method.toUpperCase()} ${escaped(BASE[part] + path)}</code>${query}</td><td>${examples}</td></tr>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Contract mock</title>
<style>body{font:16px/1.5 system-ui;margin:1.5rem;color-scheme:light dark}table{border-collapse:collapse}td,th{border-top:1px solid;padding:.3rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}</style>
<h1>Contract mock</h1>
<p>Every operation of the contracts, with the examples that it can be asked for. Languages go by <code>Accept-Language</code>.</p>
<pre>curl ${origin}/members/me@example.com/security-policy -H 'authorization: Bearer x' -H 'prefer: code=200, example=suspended, delay=500'</pre>
<table><thead><tr><th>Operation</th><th>Request</th><th>Examples by status</th></tr></thead><tbody>${rows.join('')}</tbody></table></html>
`
}
