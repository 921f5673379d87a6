import { env, offersPasskeys } from '~/platform/config/environment.ts'

/** True if the account service says where a member is signed in (D-252). */
export const listsSessions = (): boolean => env().listsSessions ?? false

/** True if the page "Sign-in and security" has something to show. */
const hasSecurityPage = (): boolean => offersPasskeys() || listsSessions()

/** True if the member service keeps documents for the member (D-260). */
export const listsDocuments = (): boolean => env().listsDocuments === true

/** True unless the page is about something that no service has, so that nothing leads there. */
export const hasServiceFor = (page: string): boolean =>
  page === 'account.security' ? hasSecurityPage() : page !== 'account.documents' || listsDocuments()
