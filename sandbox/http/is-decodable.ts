/** True if a path can be URL-decoded. A path such as `/%zz` cannot. */
export function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}
