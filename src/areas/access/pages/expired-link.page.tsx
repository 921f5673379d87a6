import { ExpiredLinkPage } from '../expired-link-page.tsx'

/** An expired link of the member-service site (D-29, D-32). */
const AccessExpiredLinkPage = () => <ExpiredLinkPage id="access.expired-link" />

export { AccessExpiredLinkPage as Component }
