import { z } from 'zod'
import type { CobReason } from '../../generated/member/model/index.ts'
import type { Locale } from '../bilingual.ts'
import { readData, text } from './read-data.ts'

const reason = z.strictObject({
  reason: text,
  cancelsRTA: z.boolean().default(false),
  /** if present, the claim cannot be submitted with this reason, and the member sees this sentence */
  cancelsMessage: text.exactOptional(),
  doesRequireNote: z.boolean().default(false),
})
const REASONS = readData('cob-reasons.yaml', z.array(reason))

/**
 * The reasons why the other insurer did not pay everything, from which a member chooses one. Their ids are 1 to 6
 * (CLAIM-52 to CLAIM-57).
 */
export const cobReasons = (locale: Locale): CobReason[] =>
  REASONS.map(({ reason: words, cancelsRTA, cancelsMessage, doesRequireNote }, index) => ({
    id: index + 1,
    reason: words[locale],
    cancelsRTA,
    cancelsClaim: cancelsMessage !== undefined,
    cancelsMessage: cancelsMessage?.[locale] ?? null,
    doesRequireNote,
  }))
