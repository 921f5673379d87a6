import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { parseYaml } from '../../tools/generate/contracts/read-contract.ts'
import { SourceProblem } from '../../tools/generate/source-problem.ts'

/**
 * A text of a YAML file, in both languages. A no-break space is the character itself (U+00A0), in every file of this
 * folder; no escape stands for it.
 */
export const text = z.strictObject({ en: z.string().min(1), fr: z.string().min(1) })

/** Dollars in a YAML file are cents in the program. */
export const dollars = z.number().transform((amount) => Math.round(amount * 100))

/**
 * The data of a YAML file of this folder. A file that breaks its schema stops the sandbox; the message names file,
 * place and fault.
 */
export const readData = <Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> =>
  checkData(`sandbox/benefit-data/${file}`, readFileSync(new URL(file, import.meta.url), 'utf8'), schema)

/** The data of a YAML text. Each line of an error is one fault. */
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
