import { readFileSync } from 'node:fs'
import { html, raw } from 'hono/html'
import { readStatuses, type ContractDocument, type Operation } from '../../generate/contracts/operation.ts'
import { resolve, type Contract } from '../../generate/contracts/read-contract.ts'
import type { Consumer, Consumers } from '../check/consumers.ts'
import { bodySchema, exampleRequest, isForm, parametersIn } from '../requests/examples.ts'
import type { Schema } from '../requests/valid-values.ts'
import { curlOf } from '../verify/service.ts'
import { behaviourOf, codeOf, usedBy } from './notes.ts'
import { RULE_ID } from './rules.ts'
import { fieldRows, typeOf, type FieldRow } from './schema-rows.ts'

type Html = ReturnType<typeof html>

/**
 * Default values for requests from the page: the sandbox on the reader's machine, and one of its members. The reader
 * can replace these values in a form on the page.
 */
const BASE = 'http://localhost:4010'
const HERE = {
  bases: { account: `${BASE}/accounts`, member: `${BASE}/members` },
  login: 'default@example.com',
  password: 'Welcome2portal',
}

interface PageData {
  readonly contract: Contract
  /** the same contract at an earlier revision, which is shown beside this one */
  readonly before: Contract | undefined
  readonly since: string | undefined
  readonly consumers: Pick<Consumers, 'operations' | 'fields'>
  /** the changes since that revision, as Markdown */
  readonly changelog: string
  readonly rules: ReadonlyMap<string, string>
}

/** Renders the documentation of one service as a complete HTML page, which loads no other files. */
export async function renderDocs(data: PageData): Promise<string> {
  const { contract, changelog, since } = data
  const { document, operations, service } = contract
  const { info, tags } = document as ContractDocument & { tags: readonly { name: string; description?: string }[] }
  const groups = tags.map((tag) => ({
    tag,
    operations: operations.filter(({ object }) => object.tags.includes(tag.name)),
  }))
  const content = html`<h1>${info.title} ${info.version}</h1>
    ${prose(info.description ?? '', data)}
    <form id="target" data-service="${service}">
      <label>Sandbox or mock <input name="base" value="${BASE}" size="30" /></label>
      <label>Member <input name="login" value="${HERE.login}" size="24" /></label>
      <label>Password <input name="password" type="password" value="${HERE.password}" size="16" /></label>
    </form>
    ${
      changelog &&
      html`<h2 id="changes">Changes since ${since}</h2>
        ${prose(changelog, data)}`
    }
    ${willGo(contract)}
    ${groups.map(
      ({ tag, operations: own }) =>
        html`<h2 id="${tag.name}">${tag.name}</h2>
          <p>${tag.description}</p>
          ${own.map((operation) => section(operation, data))}`,
    )}
    ${rulesNamed(data)}`
  const menu = html`<nav aria-label="Operations">
    <input type="search" id="find" placeholder="Find" aria-label="Find an operation or field" />
    ${groups.map(
      ({ tag, operations: own }) =>
        html`<p>${tag.name}</p>
          <ul>
            ${own.map(({ object }) => html`<li><a href="#${object.operationId}">${object.operationId}</a></li>`)}
          </ul>`,
    )}
  </nav>`
  return String(
    await html`<!doctype html>
      <html lang="en">
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title} ${info.version}</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(part('docs.css'))}
        </style>
        ${menu}
        <main>${content}</main>
        <script>
          ${raw(part('docs.js'))}
        </script>
      </html>`,
  )
}

const part = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

/** The deprecated operations, with the last day until which each of them is guaranteed. */
function willGo({ operations }: Contract): Html | '' {
  const deprecated = operations
    .map(({ object }) => object as typeof object & { readonly deprecated?: boolean; readonly 'x-sunset'?: string })
    .filter((object) => object.deprecated)
  return deprecated.length === 0
    ? ''
    : html`<h2 id="deprecated">Deprecated</h2>
        <ul>
          ${deprecated.map(
            ({ operationId, 'x-sunset': day }) =>
              html`<li><a href="#${operationId}">${operationId}</a>${day && `, guaranteed until ${day}`}</li>`,
          )}
        </ul>`
}

function section(operation: Operation, data: PageData): Html {
  const { contract, before, consumers } = data
  const { object, method, path } = operation
  const { document } = contract
  const earlier = before?.operations.find((each) => each.object.operationId === object.operationId)
  const described = object as typeof object & { summary?: string; description?: string }
  const request = isForm(operation) || object['x-static'] ? undefined : exampleRequest(document, operation)
  const users: Consumer = consumers.operations[object.operationId] ?? { pages: [], everyPage: false, forms: [] }
  return html`<section id="${object.operationId}">
    <h3>
      <a href="#${object.operationId}">${object.operationId}</a>
      ${before && !earlier && html`<ins>new</ins>`}
    </h3>
    <p class="path"><b>${method.toUpperCase()}</b> <code>${path}</code></p>
    <p>${described.summary}</p>
    ${prose(described.description ?? '', data)}
    <p>${behaviourOf(operation).join('. ')}. ${usedBy(users)} ${codeOf(operation).replaceAll('`', '')}</p>
    ${parameterTable(operation, data)} ${bodies(operation, earlier, data)}
    ${
      request &&
      html`<details>
        <summary>Request</summary>
        <pre data-curl>${curlOf(HERE, operation, request, true, 'en')}</pre>
        ${
          method === 'get' &&
          html`<button type="button" data-try>Send</button>
            <pre data-response hidden aria-live="polite"></pre>`
        }
      </details>`
    }
  </section>`
}

function parameterTable(operation: Operation, data: PageData): Html | '' {
  const { document } = data.contract
  const rows = (['path', 'query', 'header'] as const).flatMap((place) =>
    parametersIn(document, operation, place).map((each) => ({ place, ...each })),
  )
  return rows.length === 0
    ? ''
    : html`<table>
        <caption>
          Parameters
        </caption>
        <tr>
          <th>Name</th>
          <th>In</th>
          <th>Type</th>
          <th>What it is</th>
        </tr>
        ${rows.map(
          (each) =>
            html`<tr>
              <td><code>${each.name}</code>${each.required ? '' : ' (optional)'}</td>
              <td>${each.place}</td>
              <td>${typeOf(document, each.schema)}</td>
              <td>${prose((each as { description?: string }).description ?? '', data)}</td>
            </tr>`,
        )}
      </table>`
}

/**
 * The request body and the body of each response status. If a body has changed, the earlier version is shown beside it.
 */
function bodies(operation: Operation, earlier: Operation | undefined, data: PageData): Html {
  const { document } = data.contract
  const { expected } = readStatuses(operation.object)
  const sent = bodySchema(operation)
  return html`${sent && bodyTable('Request body', sent, earlier && bodySchema(earlier), data)}${Object.entries(
    operation.object.responses,
  ).map(([status, response]) => {
    const schema = schemaOf(document, response)
    const before = earlier?.object.responses[status]
    const isResult = expected.includes(Number(status))
    const title = `${status}${isResult ? '' : ', which pages show as a failure'}: ${descriptionOf(document, response)}`
    return schema && isResult
      ? bodyTable(title, schema, before && data.before && schemaOf(data.before.document, before), data)
      : html`<p><b>${status}</b>${title.slice(status.length)}</p>`
  })}`
}

const schemaOf = (document: ContractDocument, response: object): Schema | undefined =>
  Object.values(resolve<{ content?: Record<string, { schema?: Schema }> }>(document, response).content ?? {})[0]?.schema
const descriptionOf = (document: ContractDocument, response: object): string =>
  resolve<{ description?: string }>(document, response).description ?? ''

function bodyTable(title: string, schema: Schema, earlier: Schema | undefined, data: PageData): Html {
  const rows = fieldRows(data.contract.document, schema)
  const old = new Map(
    (earlier && data.before ? fieldRows(data.before.document, earlier) : []).map((row) => [row.path, row]),
  )
  const gone = [...old.values()].filter(({ path }) => !rows.some((row) => row.path === path))
  if (rows.length === 0) return html`<p><b>${title}</b> ${typeOf(data.contract.document, schema)}</p>`
  return html`<table>
    <caption>
      ${title}
    </caption>
    <tr>
      <th>Field</th>
      <th>Type${earlier && ', before and now where it differs'}</th>
      <th>What it is</th>
      <th>Used by</th>
    </tr>
    ${rows.map((row) => fieldRow(row, earlier && (old.get(row.path) ?? 'new'), data))}
    ${gone.map(
      (row) =>
        html`<tr>
          <td>
            <del><code>${row.path}</code></del>
          </td>
          <td><del>${row.type}</del></td>
          <td>${row.description}</td>
          <td></td>
        </tr>`,
    )}
  </table>`
}

function fieldRow(row: FieldRow, before: FieldRow | 'new' | undefined, data: PageData): Html {
  const users = row.field ? data.consumers.fields[row.field] : undefined
  const typed = ({ type, isRequired }: FieldRow) => `${type}${isRequired ? '' : ' (optional)'}`
  const isChanged = typeof before === 'object' && typed(before) !== typed(row)
  return html`<tr>
    <td><code>${row.path}</code> ${before === 'new' && html`<ins>new</ins>`}</td>
    <td>
      ${isChanged && html`<del>${typed(before)}</del> `}${isChanged ? html`<ins>${typed(row)}</ins>` : typed(row)}
    </td>
    <td>${prose(row.description, data)}</td>
    <td>${users && usedBy(users).replace('Used by: ', '')}</td>
  </tr>`
}

/** The section with the text of each rule that the page mentions. */
function rulesNamed({ contract, rules }: PageData): Html {
  const named = new Set(JSON.stringify(contract.document).match(RULE_ID))
  const known = [...named].filter((id) => rules.has(id)).toSorted()
  return html`<h2 id="rules">Rules named here</h2>
    <dl>
      ${known.map(
        (id) =>
          html`<dt id="${id}">${id}</dt>
            <dd>${rules.get(id)}</dd>`,
      )}
    </dl>`
}

/** Text of the contract: paragraphs, lists, headings and code of Markdown, and links from ids to the rules they name. */
function prose(text: string, { rules }: Pick<PageData, 'rules'>): Html[] {
  return text
    .split(/\n{2,}/)
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const heading = /^#+ (.*)$/.exec(block.trim())
      if (heading) return html`<h4>${inline(heading[1]!, rules)}</h4>`
      const lines = block.trim().split('\n')
      return lines.every((line) => line.startsWith('- '))
        ? html`<ul>
            ${lines.map((line) => html`<li>${inline(line.slice(2), rules)}</li>`)}
          </ul>`
        : html`<p>${inline(block, rules)}</p>`
    })
}

const inline = (text: string, rules: PageData['rules']): unknown[] =>
  text.split(/(`[^`]+`|\*\*[^*]+\*\*|\b[A-Z][A-Z0-9]*-\d{2,3}\b)/).map((piece) => {
    if (/^`.+`$/.test(piece)) return html`<code>${piece.slice(1, -1)}</code>`
    if (/^\*\*.+\*\*$/.test(piece)) return html`<b>${piece.slice(2, -2).replaceAll('`', '')}</b>`
    return rules.has(piece) ? html`<a href="#${piece}" title="${rules.get(piece)}">${piece}</a>` : piece
  })
