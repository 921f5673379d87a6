import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import yaml from 'js-yaml'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { copyTree } from '../../copy-tree.ts'
import { loadPageTable } from '../../page-table.ts'
import { readCode } from './code-graph.ts'
import { diffDocuments } from './diff.ts'
import { documentsIn, readDocuments, type Documents } from './documents.ts'
import { propertiesToProbe } from './affected.ts'
import { impactOf, type Impact } from './impact.ts'
import { findUsagesOfProperties, treeIn } from './find-usages-of-properties.ts'
import { sentenceOf } from './report.ts'
import { SEVERITIES } from './severity.ts'
import { keyOf, usesIn } from './uses.ts'

const Edits = z.array(
  z.strictObject({ file: z.string(), after: z.optional(z.string()), from: z.string(), to: z.string() }),
)
const Severity = z.enum([...SEVERITIES, 'none'])
const Seeds = z.array(
  z.strictObject({
    seed: z.string(),
    base: z.optional(Edits),
    edits: Edits,
    /** `none`, or the severity and rule of the worst difference */
    verdict: z.string().check(z.regex(new RegExp(`^(?:none|(?:${SEVERITIES.join('|')}) [a-zA-Z-]+)$`))),
    wire: z.optional(Severity),
    findings: z.optional(z.int()),
    people: z.optional(z.string()),
    forms: z.optional(z.array(z.string())),
    messages: z.optional(z.array(z.string())),
  }),
)
const SEEDS = Seeds.parse(yaml.load(readFileSync('tools/contract/check/seeds.yaml', 'utf8')))

const present = documentsIn('.')

/** The current documents with edits. */
function edited(edits: z.infer<typeof Edits> = []): Documents {
  const texts = new Map<string, string>()
  for (const { file, from, to, after = '' } of edits) {
    const path = `openapi/${file}`
    const text = texts.get(path) ?? readFileSync(path, 'utf8')
    // a schema is identified by its name at the start of a line
    const start = after.endsWith(':\n') ? `\n${text}`.indexOf(`\n${after}`) : text.indexOf(after)
    const at = start < 0 ? -1 : text.indexOf(from, start)
    if (at < 0) throw new Error(`${path} does not hold ${from}: write the new text into seeds.yaml`)
    texts.set(path, text.slice(0, at) + to + text.slice(at + from.length))
  }
  const own = readDocuments((file) => texts.get(file))
  const holding = (file: string) => (texts.has(file) ? own : present)
  return { load: (file) => holding(file).load(file), lineOf: (file, keys) => holding(file).lineOf(file, keys) }
}

const ROWS = SEEDS.map((row) => {
  const [base, head] = [edited(row.base), edited(row.edits)]
  const { changes } = diffDocuments(base, head, '2026-11-24')
  const worst = SEVERITIES.flatMap((severity) => changes.filter((each) => each.severity === severity))[0]
  return { ...row, changes, worst, before: usesIn(base), after: usesIn(head) }
})

it.each(ROWS)(
  '$seed: contract:check gives this change the verdict $verdict',
  ({ worst, changes, verdict, wire, findings }) => {
    expect(worst ? `${worst.severity} ${worst.rule}` : 'none').toBe(verdict)
    if (wire !== undefined) expect(worst!.wire).toBe(wire)
    if (findings !== undefined) expect(changes.map(({ sentence }) => sentence)).toHaveLength(findings)
  },
)

describe('parts of the portal that a change affects', () => {
  const impacts = new Map<string, Impact>()
  beforeAll(async () => {
    const probed = ROWS.flatMap(({ worst, before }) => (worst ? propertiesToProbe([worst], before) : []))
    const tree = treeIn(resolve('.cache/contract-seeds'))
    copyTree('.', tree)
    const once = [...new Map(probed.map((each) => [keyOf(each), each])).values()]
    const surroundings = {
      root: '.',
      graph: readCode('.'),
      pages: await loadPageTable(),
      readers: await findUsagesOfProperties(tree, once, true),
    }
    for (const { seed, worst, before, after } of ROWS)
      if (worst) impacts.set(seed, impactOf(worst, { ...surroundings, before, after }))
  })

  it.each(ROWS.filter(({ verdict }) => verdict !== 'none'))(
    '$seed: contract:check lists the pages, forms and messages that this change affects',
    ({ seed, people, forms, messages = [] }) => {
      const impact = impacts.get(seed)!
      expect(sentenceOf(impact)).toBe(people)
      const files = [...new Set(impact.forms.map(({ file }) => file.replace(/^forms\/(.*)\.schema\.json$/, '$1')))]
      if (forms) expect(files.toSorted()).toEqual(forms)
      expect(impact.messages.map(({ id }) => id)).toEqual(expect.arrayContaining(messages))
    },
  )
})
