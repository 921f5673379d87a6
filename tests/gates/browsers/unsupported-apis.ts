/** Functions that came after the oldest browsers that are promised (`browserslist` in package.json), as they are written where they are called. */
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

/** `file:line name` of each call. */
export function unsupportedApisIn(file: string, code: string): string[] {
  return code.split('\n').flatMap((line, index) => {
    const text = line.replace(/^\s*(?:\*|\/\*|\/\/).*/, '')
    return TOO_NEW.filter((name) => text.replaceAll('?.', '.').includes(`${name}(`)).map((name) => `${file}:${index + 1} ${name}`)
  })
}
