import { pageLink } from '~/platform/pages/navigation.tsx'
import { buttonClass } from '../ui/button.tsx'

/** A link styled as a primary button. It leads to a page of the portal. */
export const ButtonLink = pageLink(buttonClass())

/** A link styled as a quiet button. It leads to a page of the portal. */
export const QuietButtonLink = pageLink(buttonClass({ variant: 'quiet' }))
