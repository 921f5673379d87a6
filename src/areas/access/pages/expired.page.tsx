import { ExpiredLinkPage } from '../expired-link-page.tsx'

/** An expired activation, reset or e-mail link (REG-09..11, D-29). */
const AccessExpiredPage = () => <ExpiredLinkPage id="access.expired" />

export { AccessExpiredPage as Component }
