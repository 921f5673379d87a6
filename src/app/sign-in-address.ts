import { LOCALES } from '~/platform/i18n/locale.ts'
import { hrefOf } from '~/platform/pages/page-row.ts'

/** Whether this is the address of the sign-in page, in whichever language. */
export const isSignIn = ({ pathname }: { readonly pathname: string }): boolean => LOCALES.some((locale) => hrefOf('access.login', {}, locale) === pathname)
