import { benefitsQuery } from '~/platform/insured/insured.ts'
import { getBankingDetailsQuery } from '~generated/member/queries/account.ts'
import { type Guard, pageRow } from '~/platform/pages/page-row.ts'
import { readPolicy } from '~/platform/policy/policy.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { memberId } from '~/platform/session/session-store.ts'
import { openDraft } from '~/wizard/draft-store.ts'
import { frontier, isReachable, visibleSteps } from '~/wizard/engine.ts'
import { claimDefinition, claimWizard, knownBenefits, pageOf, stepAt } from './claim-wizard.ts'
import { depositMissingStore } from '~/platform/shell-stores.ts'

/** A step past the first incomplete one leads there (D-99), one that this member is not asked to the one after it (GUARD-14, D-154); the first asks for the banking details, as the menu does (D-58). */
export const guard: Guard = async ({ policy, url }) => {
  const wizard = claimWizard(policy ?? readPolicy(undefined))
  const draft = openDraft(memberId())
  const asks = draft.saved.find((each) => claimDefinition.steps[each]?.sources?.includes('benefits'))
  // They are gone where the draft outlived its session (D-119).
  if (asks && knownBenefits() === undefined) await queryClient.ensureQueryData(benefitsQuery())
  const page = pageOfPath(url.pathname)
  const step = page && stepAt(wizard, draft, page)
  if (!step) return undefined
  const instead = claimDefinition.steps[step]?.otherwise
  if (instead && !visibleSteps(wizard, draft).includes(step)) return { page: pageOf(instead) }
  if (!isReachable(wizard, draft, step)) return { page: pageOf(frontier(wizard, draft)) }
  return step === claimDefinition.first ? checkBanking() : undefined
}

/** The page of the step at an address such as `/en/submit-claim/claim-type`. */
export const pageOfPath = (pathname: string): string | undefined => {
  const path = pathname.split('/').slice(2).join('/')
  return Object.keys(claimDefinition.steps)
    .map(pageOf)
    .find((page) => pageRow(page).path === path)
}

async function checkBanking() {
  try {
    if ((await queryClient.ensureQueryData(getBankingDetailsQuery())) !== null) return undefined
    depositMissingStore.set({})
  } catch {
    // Shown under its catalogue name by the query cache; nobody starts a claim (D-59).
  }
  return { page: 'dashboard.home' }
}
