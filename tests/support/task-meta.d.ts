/** Ids of the requirements that a test proves, each asserted in its body: four at the most. */
export type Rows = readonly [string, string?, string?, string?]

declare module 'vitest' {
  interface TaskMeta {
    readonly rows?: Rows
  }
}
