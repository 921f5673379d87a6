import { createHash } from 'node:crypto'

/** Places that exist on one machine only. System folders of every machine are none of them. */
const MACHINE_PATHS = [/(?<![\w.~-])\/(?:work|root|tmp|Users)\/[\w.-]+/, /(?<![\w.~-])\/home\/[a-z][\w-]*\//, /\b[A-Z]:\\(?:Users|work)\b/]

export const machinePaths = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line, at) => MACHINE_PATHS.filter((pattern) => pattern.test(line)).map(() => `${file}:${at + 1} names a path of one machine`))

export const digestOf = (word: string): string => createHash('sha256').update(word).digest('hex').slice(0, 12)

/** Digests of the words that were met; the same few thousand stand in most files. */
const met = new Map<string, string>()
const digest = (word: string): string => met.get(word) ?? met.set(word, digestOf(word)).get(word)!

/** Words that do not belong into the product, kept as digests so that the list does not hold them itself. */
export function foreignWords(file: string, text: string, digests: readonly string[]): string[] {
  return text.split('\n').flatMap((line, at) => {
    const words = new Set(line.toLowerCase().match(/[a-z]{4,}/g))
    return [...words].some((word) => digests.includes(digest(word))) ? [`${file}:${at + 1} names a tool of the workplace`] : []
  })
}

/** A lockfile that says from which host a package came installs from nowhere else. */
export function registryHosts(lockfile: string): string[] {
  const hosts = new Set([...lockfile.matchAll(/"resolved":\s*"(?:git\+)?(?:https?|ssh):\/\/([^/"]+)/g)].map(([, host]) => host))
  return [...hosts].map((host) => `package-lock.json names the host ${host}`)
}

/** Settings that belong to a machine or hold a secret; what everybody's editor is told is neither. */
export const privateFiles = (paths: readonly string[]): string[] =>
  paths.filter(
    (path) =>
      /(?:^|\/)(?:\.npmrc|\.env(?:\..+)?|\.netrc|id_rsa|.*\.pem|\.DS_Store|\.idea|\.vscode)(?:$|\/)/.test(path) &&
      !/^\.vscode\/(?:extensions|launch|settings)\.json$/.test(path),
  )

/** What `.npmrc` says beyond how much npm tells: a registry, a token, a proxy are those of a machine. */
export const npmSettings = (text: string): string[] => text.split('\n').filter((line) => !/^(?:#.*|loglevel=\w+|)$/.test(line))
