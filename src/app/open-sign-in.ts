/**
 * The document of a member page runs this script first. In a tab without a session, the guards would open the sign-in
 * page, but only after the code of the page has arrived. This script opens the document of the sign-in page at once. Like
 * the guards, it keeps the brand of the link, and the address for the return in `history.state` (D-05, D-172). It imports
 * nothing, because an import would have to arrive first.
 */
const { pathname, search, hash } = location

function hasSession(): boolean {
  try {
    return sessionStorage.getItem('loggedIn') !== null
  } catch {
    return true // the browser refuses storage, and the guards decide
  }
}

if (!hasSession() && !/[?&](?:token|mslToken)=/.test(search)) {
  const brand = /\bbrand=\w+/.exec(search)
  const signIn = `/${pathname.split('/')[1]}/login${brand ? `?${brand[0]}` : ''}`
  history.replaceState({ returnTo: pathname + search + hash }, '', signIn)
  location.reload()
}
