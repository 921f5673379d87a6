import { parseSync, Visitor } from 'vite'

export interface Import {
  readonly from: string
  /** true if only types are imported, which do not exist at run time */
  readonly isTypeOnly: boolean
  readonly isDynamic: boolean
  /** imported names; `*` stands for all */
  readonly names: readonly string[]
}

/** The facts about a source file that gates and the contract check use. They are read without running the file. */
export interface Source {
  readonly imports: readonly Import[]
  readonly hasDefaultExport: boolean
  /** names that the module itself exports, including types; re-exports are listed as imports */
  readonly exports: readonly string[]
  /** string literals */
  readonly strings: readonly string[]
  /** template literals, with `*` for each placeholder */
  readonly templates: readonly string[]
  /**
   * `attributes` are the names of JSX attributes; `members` are the names of properties in expressions such as
   * `claim.id`
   */
  readonly attributes: readonly string[]
  readonly members: readonly string[]
  /** literal text in JSX */
  readonly jsxTexts: readonly string[]
}

const known = new Map<string, { readonly code: string; readonly source: Source }>()

/** Reads a TypeScript source file. The result is reused while the text is unchanged. */
export function readSource(file: string, code: string): Source {
  const before = known.get(file)
  if (before?.code === code) return before.source
  const source = parse(file, code)
  known.set(file, { code, source })
  return source
}

function parse(file: string, code: string): Source {
  const { program, module, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const strings: string[] = []
  const templates: string[] = []
  const attributes: string[] = []
  const members: string[] = []
  const jsxTexts: string[] = []
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') strings.push(node.value)
    },
    TemplateLiteral: ({ quasis }) => {
      templates.push(quasis.map(({ value }) => value.cooked ?? value.raw).join('*'))
    },
    JSXAttribute: ({ name }) => {
      if (name.type === 'JSXIdentifier') attributes.push(name.name)
    },
    JSXText: ({ value }) => {
      if (value.trim()) jsxTexts.push(value.trim())
    },
    MemberExpression: ({ property }) => {
      if (property.type === 'Identifier') members.push(property.name)
      if (property.type === 'Literal' && typeof property.value === 'string') members.push(property.value)
    },
  }).visit(program)

  const text = (span: { start: number; end: number }) => code.slice(span.start, span.end)
  const fixed = module.staticImports.map((each): Import => {
    const isTypeStatement = /^import\s+type\b/.test(text(each))
    return {
      from: each.moduleRequest.value,
      isTypeOnly: isTypeStatement || (each.entries.length > 0 && each.entries.every(({ isType }) => isType)),
      isDynamic: false,
      names: each.entries.map(({ importName }) =>
        importName.kind === 'NamespaceObject' ? '*' : (importName.name ?? 'default'),
      ),
    }
  })
  const exported = module.staticExports.flatMap(({ entries }) => entries)
  const own = exported.filter(({ moduleRequest }) => !moduleRequest)
  const again = exported
    .filter(({ moduleRequest }) => moduleRequest)
    .map((each): Import => ({
      from: each.moduleRequest!.value,
      isTypeOnly: each.isType,
      isDynamic: false,
      names: [each.importName.name ?? '*'],
    }))
  const later = module.dynamicImports.map(({ moduleRequest }): Import => ({
    from: text(moduleRequest).replaceAll(/^['"`]|['"`]$/g, ''),
    isTypeOnly: false,
    isDynamic: true,
    names: ['*'],
  }))
  return {
    imports: [...fixed, ...again, ...later],
    hasDefaultExport: exported.some(({ exportName }) => exportName.kind === 'Default' || exportName.name === 'default'),
    exports: own.flatMap(({ exportName }) => exportName.name ?? []),
    strings,
    templates,
    attributes,
    members,
    jsxTexts,
  }
}
