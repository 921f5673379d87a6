import type { BeneficiaryDetail, LifeBenefit, TrusteeDetail } from '../../../generated/member/model/index.ts'
import { toMoney } from '../../money.ts'
import type { Persona } from '../../personas.ts'
import type { Locale, Bilingual } from '../../bilingual.ts'
import { ageOn } from '../age.ts'
import { labels } from '../claim-types.ts'
import type { Insurance } from './benefits.ts'

const ESTATE: Bilingual = { en: 'Estate', fr: 'Succession' }
const TRUSTEE = 'Lucie Roy'
const ADULT = 18

interface Named {
  readonly beneficiaryDetails?: BeneficiaryDetail[]
  readonly trusteeDetails?: TrusteeDetail[]
}

export function toInsuranceResponse(
  benefits: readonly Insurance[],
  persona: Persona,
  now: number,
  locale: Locale,
): LifeBenefit[] {
  const named = beneficiaries(persona, now, locale)
  return benefits.map(({ code, name, about, lob, amounts, hasBeneficiary }) => ({
    code,
    label: name[locale],
    description: about[locale],
    ...(hasBeneficiary && named),
    benefitDetails: amounts.map(({ cents, label }) => ({
      amount: toMoney(cents),
      lob,
      lobLabel: label[locale],
      lobName: labels(locale)[lob]!,
    })),
  }))
}

/**
 * The beneficiaries: the cardholder's family in equal shares, or the estate if there is no family. A trustee holds the
 * share of a minor. Other people on the plan see the beneficiaries only if the cardholder has agreed to share
 * information (D-158).
 */
function beneficiaries({ participants, cardholder }: Persona, now: number, locale: Locale): Named {
  const holder = participants.find(({ isCardholder }) => isCardholder)
  if (holder && holder.participantId !== cardholder.participantId && !holder.privacyConsent) return {}
  const family = participants.filter((each) => each !== holder)
  if (family.length === 0)
    return { beneficiaryDetails: [{ beneficiaryCode: 'AssignedBeneficiary', name: ESTATE[locale], percentage: 100 }] }
  const minors = family.filter(({ dateOfBirth }) => ageOn(dateOfBirth, now) < ADULT)
  return {
    beneficiaryDetails: family.map((each) => ({
      beneficiaryCode: 'DesignatedBeneficiary',
      name: fullName(each),
      percentage: 100 / family.length,
    })),
    ...(minors.length > 0 && {
      trusteeDetails: minors.map((each) => ({ name: TRUSTEE, beneficiaryName: fullName(each) })),
    }),
  }
}

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`
