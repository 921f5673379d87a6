interface Schema {
  readonly allOf?: readonly (Schema | boolean)[]
  readonly properties?: Readonly<Record<string, unknown>>
  readonly required?: readonly string[]
  readonly [keyword: string]: unknown
}

/**
 * Replaces RJSF's merger of `allOf`, which supports every keyword of JSON Schema and is 3.5 kB large. The replacement
 * adds the fields of a form's conditions and their `required` lists to the schema. The branches of the portal's forms
 * contain nothing else, which a test checks. Conditions that are not resolved yet stay where RJSF expects them.
 */
export default function mergeBranches({ allOf = [], ...schema }: Schema): Schema {
  const branches = allOf
    .filter((branch) => typeof branch !== 'boolean')
    .map((branch) => (branch.allOf ? mergeBranches(branch) : branch))
  const conditions = branches.filter((branch) => 'if' in branch)
  const merged = branches.filter((branch) => !('if' in branch)).reduce(join, schema)
  return conditions.length > 0 ? { ...merged, allOf: conditions } : merged
}

function join(schema: Schema, { properties, required, ...rest }: Schema): Schema {
  const foreign = Object.keys(rest).filter(
    (keyword) => JSON.stringify(rest[keyword]) !== JSON.stringify(schema[keyword]),
  )
  const twice = Object.keys(properties ?? {}).filter((name) => schema.properties && name in schema.properties)
  if (foreign.length > 0 || twice.length > 0)
    throw new Error(
      `a branch of a form has an unsupported keyword or a repeated field: ${[...foreign, ...twice].join(', ')}`,
    )
  return {
    ...schema,
    ...(properties && { properties: { ...schema.properties, ...properties } }),
    ...(required && { required: [...new Set([...(schema.required ?? []), ...required])] }),
  }
}
