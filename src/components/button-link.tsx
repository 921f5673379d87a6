import { pageLink } from '~/platform/pages/navigation.tsx'
import { buttonClass } from '../ui/button.tsx'

/** A link to a page that looks like a primary button. */
export const ButtonLink = pageLink(buttonClass())

/** A link to a page that looks like a quiet button. */
export const QuietButtonLink = pageLink(buttonClass({ variant: 'quiet' }))
