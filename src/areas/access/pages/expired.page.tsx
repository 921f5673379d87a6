import { ExpiredLinkPage } from '../expired-link-page.tsx'

/** An activation, reset or e-mail link that came too late (REG-09..11, D-29, D-32). */
const AccessExpiredPage = () => <ExpiredLinkPage id="access.expired" />

export { AccessExpiredPage as Component }
