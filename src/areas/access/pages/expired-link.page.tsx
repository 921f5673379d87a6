import { ExpiredLinkPage } from '../expired-link-page.tsx'

/** A link of the member-service site that came too late (D-29, D-32). */
export const Component = () => <ExpiredLinkPage id="access.expired-link" />
