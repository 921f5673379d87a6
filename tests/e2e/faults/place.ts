/** Where an operation is asked for by opening a page, and who opens it. */
export interface Place {
  readonly persona: string
  readonly path: string
}
