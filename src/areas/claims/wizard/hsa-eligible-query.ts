import type { HsaClaimGroups, HsaEligibleService } from '~generated/member/model/index.ts'
import { isPortalError, PortalError, serverMessage } from '~/platform/errors/portal-error.ts'
import { intlOf } from '~/platform/i18n/catalogues.ts'
import { currentLocale } from '~/platform/i18n/locale.ts'
import { textOf } from '~/platform/i18n/text.tsx'
import { eligibleServices } from '~/domain/hsa-balance.ts'

type Answer = HsaClaimGroups | readonly HsaEligibleService[] | null

/**
 * Requests the services that the health spending account can pay. If the service refuses the request, throws an error
 * with a message for the member (CLAIM-63, CLAIM-64).
 */
export async function fetchEligible(ask: () => Promise<Answer>): Promise<readonly HsaEligibleService[]> {
  try {
    return eligibleServices(await ask())
  } catch (error) {
    throw isPortalError(error) ? withWords(error) : error
  }
}

/**
 * The HTTP reason phrase, which the specification prescribes as the default message (CLAIM-64, ERR-29). Members see a
 * sentence instead, with this phrase beside the error reference.
 */
const UNPROCESSABLE = 'Unprocessable Entity'

/** Adds the portal's text to a 422 if the service sent no text of its own. */
function withWords(error: PortalError): PortalError {
  const locale = currentLocale()
  if (error.status !== 422 || serverMessage(error.serverText, locale)) return error
  const { kind, operationId, status, serverText } = error
  return new PortalError({
    kind,
    status,
    ...(operationId && { operationId }),
    serverText: { ...serverText, plain: textOf(intlOf(locale))('claims.hsa.unprocessable') },
    detail: UNPROCESSABLE,
    cause: error,
  })
}
