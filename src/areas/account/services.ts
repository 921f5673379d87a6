import { env, offersPasskeys } from '~/platform/config/environment.ts'

/** True if the account service says where a member is signed in (D-252). */
export const listsSessions = (): boolean => env().listsSessions ?? false

/** True if the page "Sign-in and security" has something to show. Without it nothing leads there. */
export const hasSecurityPage = (): boolean => offersPasskeys() || listsSessions()
