import type { CreatePredeterminationRequest } from '../../generated/member/model/index.ts'
import type { Bilingual } from '../bilingual.ts'
import { toCents } from '../money.ts'
import type { LineDecision } from '../store/predeterminations.ts'
import { adjudicate, type Decision } from './adjudicate.ts'
import { findProduct } from './catalogue/catalogues.ts'
import { findProcedure } from './dental/codes.ts'
import { findCoverage } from './dental/coverages.ts'
import { guidePrice } from './dental/guide.ts'
import { EXPLANATIONS } from './explanations.ts'

/** The limits of the plan that are left for the person on the day of the decision. */
interface Left {
  /** remaining part of a specialty's yearly maximum, in cents */
  readonly ofYear: (specialtyCode: string) => number
  /** part of the yearly deductible that the person has not yet paid, in cents */
  readonly ofDeductible: number
  /** dental codes that the plan paid so recently that it does not pay them again yet */
  readonly notYet: ReadonlySet<string>
}

const NO_LIMIT = Number.MAX_SAFE_INTEGER
const DENTIST = 'DENT'

const ABOVE_GUIDE: Bilingual = {
  en: 'The price is above the one in the fee guide, of which your plan pays a percentage.',
  fr: 'Le prix dépasse celui du guide des tarifs, dont votre régime rembourse un pourcentage.',
}

/**
 * Decides how much the plan would pay for each line of the request, in the order of the lines. Each line reduces the
 * yearly maximum and the deductible that are left for the lines after it.
 */
export function predetermine(request: CreatePredeterminationRequest, left: Left): readonly LineDecision[] {
  const { kind, lines } = request
  const product = kind === 'service' ? findProduct(lines[0]!.code) : undefined
  const specialty = kind === 'dental' ? DENTIST : product?.specialty?.code
  let yearLeft = specialty === undefined ? NO_LIMIT : left.ofYear(specialty)
  let deductibleLeft = left.ofDeductible
  return lines.map(({ code, amount }) => {
    const { percent, most } =
      kind === 'dental'
        ? dentalRule(code, request)
        : { percent: product?.percent, most: product?.specialty?.perVisit ?? NO_LIMIT }
    const decision = adjudicate({
      submitted: toCents(amount),
      otherPaid: 0,
      coinsurancePercent: percent ?? 0,
      perVisit: most,
      yearLeft,
      deductibleLeft,
      ...(percent === undefined ? { refusal: 'R02' } : left.notYet.has(code) && { refusal: 'R03' }),
    })
    yearLeft -= decision.paid
    deductibleLeft -= decision.deductible
    return { paid: decision.paid, explanations: explain(decision, kind) }
  })
}

/**
 * The percentage that the plan pays for a dental code, and the highest amount that it accepts. The percentage is
 * undefined if the plan does not cover the code.
 */
function dentalRule(code: string, { specialty, province }: CreatePredeterminationRequest) {
  const procedure = findProcedure(code)
  const coverage = procedure && findCoverage(procedure.coverage)
  return coverage && specialty && province
    ? { percent: coverage.percent, most: guidePrice(procedure, specialty, province) }
    : { percent: undefined, most: NO_LIMIT }
}

const explain = ({ explanations }: Decision, kind: CreatePredeterminationRequest['kind']): readonly Bilingual[] =>
  explanations.map((id) => (id === 'E02' && kind === 'dental' ? ABOVE_GUIDE : EXPLANATIONS[id]))
