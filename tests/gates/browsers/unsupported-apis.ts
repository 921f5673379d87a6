/** Functions that the oldest supported browsers (`browserslist` in package.json) lack, in the form of a call. */
const TOO_NEW = [
  'AbortSignal.any',
  'Array.fromAsync',
  'Iterator.from',
  'Map.groupBy',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  'RegExp.escape',
  'URL.canParse',
  'URL.parse',
  '.checkVisibility',
  '.difference',
  '.intersection',
  '.isSubsetOf',
  '.isSupersetOf',
  '.symmetricDifference',
  '.union',
  '.showPopover',
  '.startViewTransition',
] as const

/** Calls of functions that are too new, each as `file:line name`. */
export function unsupportedApisIn(file: string, code: string): string[] {
  return code.split('\n').flatMap((line, index) => {
    const text = line.replace(/^\s*(?:\*|\/\*|\/\/).*/, '')
    return TOO_NEW.filter((name) => text.replaceAll('?.', '.').includes(`${name}(`)).map(
      (name) => `${file}:${index + 1} ${name}`,
    )
  })
}
