import { env, sendsIdempotencyKeys } from '~/platform/config/environment.ts'
import { contractCheck } from '~/platform/http/contract-check.ts'
import { configureHttp } from '~/platform/http/http-config.ts'
import { currentLocale } from '~/platform/i18n/locale.ts'
import { endSession } from '~/platform/session/end-session.ts'
import { apiToken } from '~/platform/session/session-store.ts'

/** Tells the HTTP layer where the services are and which session its requests belong to. Needs the configuration. */
export function connectServices(): void {
  const { enrolmentBaseUrl, memberBaseUrl, localDevelopment } = env()
  configureHttp({
    baseUrls: { account: enrolmentBaseUrl, member: memberBaseUrl },
    locale: currentLocale,
    apiToken,
    sendsIdempotencyKeys,
    // Only member pages send requests for which the password is asked again, and member pages have loaded this chunk.
    reauthenticate: async () => (await import('~/platform/session/reauthentication.ts')).reauthenticate(),
    refused: () => endSession('expired-token'),
  })
  contractCheck.mode = localDevelopment ? 'throw' : 'report'
}
