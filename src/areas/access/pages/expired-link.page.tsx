import { ExpiredLinkPage } from '../expired-link-page.tsx'

/** A link of the member-service site that came too late (D-29, D-32). */
const AccessExpiredLinkPage = () => <ExpiredLinkPage id="access.expired-link" />

export { AccessExpiredLinkPage as Component }
