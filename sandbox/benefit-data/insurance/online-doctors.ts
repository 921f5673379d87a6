import { z } from 'zod'
import type { OnlineDoctors, Province } from '../../../generated/member/model/index.ts'
import type { Bilingual, Locale } from '../../bilingual.ts'
import { inDollars } from '../../money.ts'
import { readData, text } from '../read-data.ts'
import { SAMPLE_PRICES } from '../sample-prices.ts'

const TEXTS = readData(
  'insurance/online-doctors.yaml',
  z.strictObject({
    coverageTitle: text,
    coverage: text,
    visitInQuebec: text,
    visitElsewhere: text,
    otherVisits: text,
    accountTitle: text,
    account: text,
    url: text,
  }),
)

/** The content of the online doctors page, with the sample prices of the specification (CONST-29). */
export function onlineDoctors(province: Province, locale: Locale): OnlineDoctors {
  const say = (words: Bilingual) =>
    Object.entries(SAMPLE_PRICES).reduce(
      (said, [name, price]) => said.replace(`{${name}}`, inDollars(price * 100, locale)),
      words[locale],
    )
  const visit = province === 'QC' ? TEXTS.visitInQuebec : TEXTS.visitElsewhere
  return {
    coverageDescriptionTitle: say(TEXTS.coverageTitle),
    coverageDescription: [TEXTS.coverage, visit, TEXTS.otherVisits].map(say).join('\n\n'),
    accountAccessTitle: say(TEXTS.accountTitle),
    accountAccessMessage: say(TEXTS.account),
    accountAccessUrl: say(TEXTS.url),
  }
}
