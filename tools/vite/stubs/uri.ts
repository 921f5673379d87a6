/** Stands in for `fast-uri`: RJSF resolves only `$id` and `$ref` with it. */
export default { equal: (a: string, b: string) => a === b, resolve: (base: string, ref: string) => new URL(ref, base).href }
