import type { ClaimPaymentDetails } from '~generated/member/model/index.ts'
import { today8 } from '~/domain/dates/date8.ts'

type Appealable = Pick<ClaimPaymentDetails, 'appealUntil' | 'appeal'>

/** True if an appeal of the line can be sent today: the service names the last day, and there was none yet (D-242). */
export const canAppeal = <Line extends Appealable>(line: Line): line is Line & { readonly appealUntil: string } =>
  line.appealUntil !== undefined && line.appealUntil >= today8() && !line.appeal
