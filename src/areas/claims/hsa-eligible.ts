import type { HsaClaimGroups, HsaEligibleService } from '~generated/member/model/index.ts'
import { isPortalError, PortalError, serverMessage } from '~/platform/errors/portal-error.ts'
import { intlOf } from '~/platform/i18n/catalogues.ts'
import { currentLocale } from '~/platform/i18n/locale.ts'
import { textOf } from '~/platform/i18n/text.tsx'

type Answer = HsaClaimGroups | readonly HsaEligibleService[] | null

/** What the account can pay, as a list whichever of the two calls answers (D-116); none where there is nothing (CLAIM-63, CLAIM-65). */
export async function readEligible(ask: () => Promise<Answer>): Promise<readonly HsaEligibleService[]> {
  try {
    return servicesOf(await ask()).map((service) => ({ ...service, amountPaidByOtherCarrier: '0.00' })) // asked anew (CLAIM-68, DATA-47)
  } catch (error) {
    throw isPortalError(error) ? withWords(error) : error
  }
}

function servicesOf(answer: Answer): readonly HsaEligibleService[] {
  if (!answer) return []
  if (!('hsaClaims' in answer)) return answer
  return answer.hsaClaims.flatMap(({ claimId, hsaServices }) => hsaServices.map((service) => ({ ...(claimId && { claimId }), ...service })))
}

/** What HTTP calls the refusal: the specification's default (CLAIM-64, ERR-29, CONST-31). Members read a sentence; this stands beside the reference. */
const UNPROCESSABLE = 'Unprocessable Entity'

/** A refusal without words of the service has ours. */
function withWords(error: PortalError): PortalError {
  const locale = currentLocale()
  if (error.status !== 422 || serverMessage(error.serverText, locale)) return error
  const { kind, operationId, status, serverText } = error
  return new PortalError({
    kind,
    status,
    ...(operationId && { operationId }),
    serverText: { ...serverText, plain: textOf(intlOf(locale), locale)('claims.hsa.unprocessable') },
    detail: UNPROCESSABLE,
    cause: error,
  })
}
