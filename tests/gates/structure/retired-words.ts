/** The words of a name in lower case: `keptClaim`, `KEPT_CLAIM` and `kept-claim` are "kept claim". */
export const wordsOfName = (name: string): string =>
  name
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .join(' ')
    .toLowerCase()

/** Retired words and pairs of words from the last column of the glossary's table "Words in code". */
export function readRetiredWords(glossary: string): readonly string[] {
  const table = glossary.slice(glossary.indexOf('## Words in code'))
  return [...table.matchAll(/^\|[^|]*\|[^|]*\| ([^|]+) \|$/gm)]
    .flatMap(([, cell]) => cell!.split(', '))
    .filter((word) => /^[a-z ]+$/.test(word) && word !== 'retired')
}

const EXPORTED =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|interface|type|class|enum) (\w+)/gm

/** File names and exported names that contain a retired word, each with the word. */
export function retiredNames(file: string, code: string, retired: readonly string[]): readonly string[] {
  const fileName = file.split('/').at(-1)!.replace(/\..*$/, '')
  const names = [fileName, ...[...code.matchAll(EXPORTED)].map(([, name]) => name!)]
  return names.flatMap((name) => {
    const words = ` ${wordsOfName(name)} `
    return retired.filter((word) => words.includes(` ${word} `)).map((word) => `${file}: ${name} uses “${word}”`)
  })
}
