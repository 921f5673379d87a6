import type { Module } from './modules.ts'

/**
 * Layers from left to right. Each may import itself and the layers to its right (architecture.md, Dependency rules).
 */
const LAYERS = [
  'main',
  'app',
  'areas',
  'wizard',
  'forms',
  'components',
  'ui',
  'domain',
  'platform',
  'generated',
] as const
type Layer = (typeof LAYERS)[number]

const layerOf = (file: string): Layer | undefined => {
  if (/^src\/[\w-]+\.tsx?$/.test(file)) return 'main'
  return LAYERS.find(
    (layer) => file.startsWith(`src/${layer}/`) || (layer === 'generated' && file.startsWith('generated/')),
  )
}
const areaOf = (file: string): string | undefined => /^src\/areas\/([\w-]+)\//.exec(file)?.[1]

/**
 * Modules that generated code may import: the HTTP client, the function that calls a service for the signed-in member
 * (member-call.ts), and the runtime of validators. Generated code may also import types from the modules in
 * TYPES_UNDER_GENERATED.
 */
const UNDER_GENERATED = [
  /^src\/platform\/http\//,
  /^src\/platform\/query\/member-call\.ts$/,
  /^src\/forms\/validators\/runtime\.ts$/,
]
const TYPES_UNDER_GENERATED = [/^src\/forms\/definition\.ts$/]

/** Finds forbidden imports: of a layer that LAYERS lists before the layer of the module, and of another area. */
export function layerViolations(modules: readonly Module[]): string[] {
  return modules.flatMap(({ file, imports }) => {
    const from = layerOf(file)
    if (!from) return []
    return imports.flatMap(({ target, isTypeOnly }) => {
      const to = layerOf(target)
      if (to === undefined) return /^(?:tools|tests|sandbox)\//.test(target) ? [`${file} -> ${target}`] : []
      if (from === 'generated' && to !== 'generated') {
        const allowed = isTypeOnly ? [...UNDER_GENERATED, ...TYPES_UNDER_GENERATED] : UNDER_GENERATED
        return allowed.some((pattern) => pattern.test(target)) ? [] : [`${file} -> ${target}`]
      }
      const back = LAYERS.indexOf(to) < LAYERS.indexOf(from)
      const sideways = from === 'areas' && to === 'areas' && areaOf(file) !== areaOf(target)
      return back || sideways ? [`${file} -> ${target}`] : []
    })
  })
}

/** For each library, the only files that may import it, so that replacing the library affects only these files. */
const LIBRARIES: readonly (readonly [library: RegExp, importers: RegExp])[] = [
  [/^axios(?:$|\/)/, /^(?:src\/platform\/http|generated\/(?:account|member)\/client)\//],
  [/^dayjs(?:$|\/)/, /^src\/(?:domain\/dates\/|ui\/field\/calendar-month\.tsx$)/],
  [/^@rjsf\//, /^(?:src\/forms|tools\/generate|generated\/forms)\//],
  [/^(?:react-intl|@formatjs\/)/, /^(?:src\/platform\/i18n|tools\/(?:generate|vite))\//],
  [/^zod(?:$|\/)/, /^(?:generated\/(?:account|member)\/zod|sandbox\/benefit-data)\//],
]

export const misplacedLibraryImports = (modules: readonly Module[]): string[] =>
  modules.flatMap(({ file, imports }) =>
    imports
      .filter(({ from }) => LIBRARIES.some(([library, importers]) => library.test(from) && !importers.test(file)))
      .map(({ from }) => `${file} imports ${from}`),
  )

/**
 * Finds imports of API calls outside the modules that may make calls: modules directly in the folder of an area, and
 * modules of the session and the policy. Pages use the generated hooks instead.
 */
export const misplacedOperationCalls = (modules: readonly Module[]): string[] =>
  modules
    .filter(
      ({ file }) =>
        file.startsWith('src/') && !/^src\/(?:areas\/[\w-]+\/[\w-]+\.ts$|platform\/(?:session|policy)\/)/.test(file),
    )
    .flatMap(({ file, imports }) =>
      imports
        .filter(({ target, isTypeOnly }) => /^generated\/(?:account|member)\/client\//.test(target) && !isTypeOnly)
        .map(({ target }) => `${file} calls ${target}`),
    )

/**
 * Modules in `model/` that import React or API calls, although models must be pure (architecture.md, Dependency rules).
 */
export const impureModels = (modules: readonly Module[]): string[] =>
  modules
    .filter(({ file }) => /^src\/areas\/[\w-]+\/model\//.test(file))
    .flatMap(({ file, imports }) =>
      imports
        .filter(
          ({ from, target, isTypeOnly }) =>
            !isTypeOnly &&
            (/^(?:react|react-router|@tanstack\/)/.test(from) ||
              /^src\/platform\/(?:http|query|session)\/|^generated\/\w+\/(?:client|queries)\//.test(target)),
        )
        .map(({ from }) => `${file} imports ${from}`),
    )

/**
 * Modules in `src/ui` that import an insurance rule, the policy, an API call, the session or a URL of the portal.
 * `src/ui` is a design system and must not know them (architecture.md, Dependency rules).
 */
export const impureUi = (modules: readonly Module[]): string[] =>
  modules
    .filter(({ file }) => file.startsWith('src/ui/'))
    .flatMap(({ file, imports }) =>
      imports
        .filter(({ target }) =>
          /^src\/(?:domain|platform\/(?:policy|query|http|session|pages))\/|^generated\/(?:account|member)\//.test(
            target,
          ),
        )
        .map(({ target }) => `${file} imports ${target}`),
    )

/** Import cycles, including those of type imports. Each is reported once with its path. Dynamic imports are ignored. */
export function importCycles(modules: readonly Module[]): string[] {
  const byFile = new Map(modules.map((module) => [module.file, module]))
  const state = new Map<string, 'open' | 'done'>()
  const found: string[] = []
  const visit = (file: string, way: readonly string[]): void => {
    const module = byFile.get(file)
    if (!module || state.get(file) === 'done') return
    if (state.get(file) === 'open') {
      found.push([...way.slice(way.indexOf(file)), file].join(' -> '))
      return
    }
    state.set(file, 'open')
    for (const { target, isDynamic } of module.imports) if (!isDynamic) visit(target, [...way, file])
    state.set(file, 'done')
  }
  for (const { file } of modules) visit(file, [])
  return found
}
