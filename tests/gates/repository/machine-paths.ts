import { createHash } from 'node:crypto'

/** Paths that exist only on one computer. System folders, which every computer has, are not included. */
const MACHINE_PATHS = [
  /(?<![\w.~-])\/(?:work|root|tmp|Users)\/[\w.-]+/,
  /(?<![\w.~-])\/home\/[a-z][\w-]*\//,
  /\b[A-Z]:\\(?:Users|work)\b/,
]

export const machinePaths = (file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      MACHINE_PATHS.filter((pattern) => pattern.test(line)).map(() => `${file}:${at + 1} names a path of one machine`),
    )

export const digestOf = (word: string): string => createHash('sha256').update(word).digest('hex').slice(0, 12)

/** Digests by word. They are cached because most files contain the same few thousand words. */
const met = new Map<string, string>()
const digest = (word: string): string => met.get(word) ?? met.set(word, digestOf(word)).get(word)!

/**
 * Lines with a word that must not occur in the product. The words are stored as digests, so that this file does not
 * contain them either.
 */
export function foreignWords(file: string, text: string, digests: readonly string[]): string[] {
  return text.split('\n').flatMap((line, at) => {
    const words = new Set(line.toLowerCase().match(/[a-z]{4,}/g))
    return [...words].some((word) => digests.includes(digest(word)))
      ? [`${file}:${at + 1} names a tool of the workplace`]
      : []
  })
}

/** Hosts that the lockfile names. `npm ci` would install packages only from these hosts. */
export function registryHosts(lockfile: string): string[] {
  const hosts = new Set(
    [...lockfile.matchAll(/"resolved":\s*"(?:git\+)?(?:https?|ssh):\/\/([^/"]+)/g)].map(([, host]) => host),
  )
  return [...hosts].map((host) => `package-lock.json names the host ${host}`)
}

/** Files that belong to one computer or contain a secret. Editor settings that are shared on purpose are allowed. */
export const privateFiles = (paths: readonly string[]): string[] =>
  paths.filter(
    (path) =>
      /(?:^|\/)(?:\.npmrc|\.env(?:\..+)?|\.netrc|id_rsa|.*\.pem|\.DS_Store|\.idea|\.vscode)(?:$|\/)/.test(path) &&
      !/^\.vscode\/(?:extensions|launch|settings)\.json$/.test(path),
  )

/**
 * Lines of `.npmrc` other than the log level and the refusal of scripts. Settings such as a registry, token or proxy belong to one computer and
 * must not be committed.
 */
export const npmSettings = (text: string): string[] =>
  text.split('\n').filter((line) => !/^(?:#.*|loglevel=\w+|ignore-scripts=true|)$/.test(line))
