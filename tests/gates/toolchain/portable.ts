/**
 * Patterns of code that fails on some operating systems or does nothing in an older Node, each with the code to write
 * instead.
 */
const FAULTS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [
    /import\.meta\.main/,
    'process.argv[1] === import.meta.filename: older Nodes know no import.meta.main, and do nothing',
  ],
  [/symlinkSync\((?:[^()]|\([^()]*\))*\)/, "symlinkSync(..., 'junction'): Windows asks for rights for any other link"],
  [/import\.meta\.url\)\.pathname/, 'fileURLToPath(new URL(...)): a path of Windows begins with a drive'],
  [/['"`](?:\/tmp|\/var\/tmp)\b/, 'tmpdir() of node:os'],
  [
    /\b(?:spawn|exec|execFile)(?:Sync)?\(\s*['"](?:sh|bash|cat|rm|cp|mv|ls|which|kill|grep|sed)['"\s]/,
    'a function of Node: Windows has no such program',
  ],
]
/** Calls of programs that are command files on Windows, where they need a shell. */
const COMMAND_FILE = /\b(?:spawn|execFile)(?:Sync)?\(\s*['"](?:npm|npx)['"]/

/** Faults of a source file, each with its line. */
export function unportable(file: string, text: string): string[] {
  const lines = text.split('\n')
  const found = lines.flatMap((line, index) =>
    FAULTS.filter(([pattern]) => pattern.test(line) && !/'junction'/.test(line)).map(
      ([, instead]) => `${file}:${index + 1} write ${instead}`,
    ),
  )
  return COMMAND_FILE.test(text) && !/shell:/.test(text)
    ? [...found, `${file}: npm and npx need a shell on Windows`]
    : found
}
