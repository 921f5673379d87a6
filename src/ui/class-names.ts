/** Joins class names and drops falsy values: CSS Modules give `string | undefined`, conditions give `false`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
