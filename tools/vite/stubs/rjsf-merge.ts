/** Stands in for RJSF's own way of joining the branches of a schema: every form brings ours (src/forms/merge-branches.ts). */
export default function shallowAllOfMerge(): never {
  throw new Error('a form without mergeBranches')
}
