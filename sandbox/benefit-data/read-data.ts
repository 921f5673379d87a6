import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { parseYaml } from '../../tools/generate/contracts/read-contract.ts'
import { SourceProblem } from '../../tools/generate/source-problem.ts'

/**
 * A text in both languages, from a YAML file. Write a no-break space as the character itself (U+00A0), never as an
 * escape, so that all files of this folder are alike.
 */
export const text = z.strictObject({ en: z.string().min(1), fr: z.string().min(1) })

/** An amount in dollars in a YAML file, converted to cents. */
export const dollars = z.number().transform((amount) => Math.round(amount * 100))

/**
 * Reads a YAML file of this folder. If the file does not match the schema, the sandbox stops with an error that names
 * the file, the path of the value and the problem.
 */
export const readData = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> =>
  checkData(`sandbox/benefit-data/${file}`, readFileSync(new URL(file, import.meta.url), 'utf8'), schema)

/** Parses YAML text and checks it against a schema. Each line of the error message names one problem. */
export function checkData<Schema extends z.ZodType>(file: string, yaml: string, schema: Schema): z.output<Schema> {
  const { success, data, error } = schema.safeParse(parseYaml(yaml, file), { error: faultOf })
  if (success) return data
  throw new SourceProblem(
    error.issues.map(({ path, message }) => `${file}: ${z.core.toDotPath(path) || 'the file'} ${message}.`).join('\n'),
  )
}

function faultOf(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') return `has a field that is not known: ${issue.keys.join(', ')}`
  if (issue.input === undefined || issue.input === null) return 'is missing'
  if (issue.code === 'invalid_value') return `is none of ${issue.values.join(', ')}`
  return issue.code === 'invalid_type' ? `is not of the type ${issue.expected}` : 'has a value that is not allowed'
}
