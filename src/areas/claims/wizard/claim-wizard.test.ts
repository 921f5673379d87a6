import type { BenefitsResult } from '~generated/member/model/index.ts'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { changes, policyWith, someone, STEPS, walk, wander, wizard } from '../../../../tests/support/claim-journeys.ts'
import { entered, member, type Member } from '../../../../tests/support/claim-members.ts'
import { checkForm, validatorOf } from '~/forms/check-form.ts'
import { queryClient } from '~/platform/query/query-client.ts'
import { toCents } from '~/domain/money.ts'
import { emptyDraft, type Draft } from '~/wizard/definition.ts'
import { discardDraft, getDraft, setDraft } from '~/wizard/draft-store.ts'
import {
  currentAnswers,
  firstIncompleteStep,
  isComplete,
  isReachable,
  adjacentStep,
  progress,
  reachableAnswers,
  completeStep,
  setUnsavedAnswers,
  visibleSteps,
} from '~/wizard/engine.ts'
import { claimDefinition, claimWizard, pageOf, stepAt } from './claim-wizard.ts'
import { hasFlow } from '../model/claim-types.ts'
import { loadStepParts } from './step-loader.ts'
import { asClaimAnswers } from '../model/answers.ts'

describe('claim wizard', () => {
  it('the forms accept the answers generated for any member', async () => {
    const forms = new Map(
      await Promise.all(
        STEPS.flatMap((step) =>
          claimDefinition.steps[step]?.form
            ? [
                loadStepParts(step).then(
                  ({ form }) => [step, { form: form!.definition, validator: validatorOf(form!.definition) }] as const,
                ),
              ]
            : [],
        ),
      ),
    )
    fc.assert(
      fc.property(member, (person) => {
        const { answers } = walk(person)
        for (const [step, data] of Object.entries(answers)) {
          const known = forms.get(step)
          if (known)
            expect({ step, failures: checkForm(known.form, known.validator, data, new Date()) }).toEqual({
              step,
              failures: [],
            })
        }
      }),
      { numRuns: 60 },
    )
  })

  it('any member reaches the confirmation with every step complete', () => {
    fc.assert(
      fc.property(member, (person) => {
        const draft = walk(person)
        const path = visibleSteps(wizard, draft)
        expect(path.at(-1)).toBe('confirmation')
        expect(firstIncompleteStep(wizard, draft)).toBe('confirmation')
        expect(path.filter((step) => !isComplete(draft, step))).toEqual([])
      }),
    )
  })

  it('any member reaches the confirmation after any changes of answers to earlier steps', () => {
    fc.assert(
      fc.property(member, changes, member, (person, story, last) => {
        const draft = walk(last, wander(person, story))
        expect(visibleSteps(wizard, draft).filter((step) => !isComplete(draft, step))).toEqual([])
        expect(visibleSteps(wizard, draft).at(-1)).toBe('confirmation')
      }),
    )
  })

  it('a step that is completed again with the same answers changes nothing', () => {
    fc.assert(
      fc.property(member, fc.nat(), (person, at) => {
        const draft = walk(person)
        const path = visibleSteps(wizard, draft)
        const step = path[at % path.length]!
        const data = currentAnswers(draft, step) ?? {}
        expect(adjacentStep(wizard, draft, step, -1)).toBe(path[path.indexOf(step) - 1])
        expect(setUnsavedAnswers(draft, step, data)).toEqual(draft)
        expect(completeStep(wizard, draft, step, data)).toEqual({ draft, dropped: [] })
      }),
    )
  })

  it('unsaved answers are kept when the member goes back, and are not submitted', () => {
    fc.assert(
      fc.property(member, member, fc.nat(), (person, half, at) => {
        const draft = walk(person)
        const path = visibleSteps(wizard, draft)
        const step = path[at % path.length]!
        const typed = setUnsavedAnswers(draft, step, entered(step, half, asClaimAnswers(draft.answers)))
        expect(currentAnswers(typed, step)).toEqual(entered(step, half, asClaimAnswers(draft.answers)))
        expect(reachableAnswers(wizard, typed)).toEqual(reachableAnswers(wizard, draft))
      }),
    )
  })

  it(
    'a draft stores the answers of every visible form until they are changed or the draft is discarded',
    { tags: ['CLAIM-40', 'DATA-21'] },
    () => {
      fc.assert(
        fc.property(member, member, (person, other) => {
          discardDraft()
          const draft = walk(person)
          setDraft('a', draft)
          const records = (of: Draft) => Object.keys(of.answers)
          const asking = visibleSteps(wizard, draft).filter((step) => claimDefinition.steps[step]?.form)
          expect(
            records(getDraft('a'))
              .filter((step) => asking.includes(step))
              .toSorted(),
          ).toEqual(asking.toSorted())
          for (const step of asking) expect(currentAnswers(getDraft('a'), step)).toEqual(draft.answers[step])
          // this step also stores whether the other insurer paid anything
          const coverage = asClaimAnswers(draft.answers)['other-coverage']
          if (coverage)
            expect(coverage.cobPaidByOther).toBe(
              coverage.lines?.some(({ amountPaidByOtherCarrier }) => toCents(amountPaidByOtherCarrier) > 0) ?? false,
            )
          const comments = { comments: `${person.comments ?? ''}!` }
          setDraft('a', completeStep(wizard, getDraft('a'), 'comments', comments).draft)
          expect(currentAnswers(getDraft('a'), 'comments')).toEqual(comments)
          const changed = completeStep(wizard, getDraft('a'), 'claim-type', { claimType: other.claimType }).draft
          expect(records(changed).filter((step) => !visibleSteps(wizard, changed).includes(step))).toEqual([])
          discardDraft()
          expect(getDraft('a')).toEqual(emptyDraft)
        }),
        { numRuns: 60 },
      )
    },
  )

  it('the steps up to the first incomplete step can be opened, and no others', { tags: ['D-99'] }, () => {
    fc.assert(
      fc.property(member, changes, (person, story) => {
        const draft = wander(person, story)
        const path = visibleSteps(wizard, draft)
        const until = path.indexOf(firstIncompleteStep(wizard, draft))
        expect(STEPS.filter((step) => isReachable(wizard, draft, step))).toEqual(
          STEPS.filter((step) => path.slice(0, until + 1).includes(claimDefinition.steps[step]?.standsFor ?? step)),
        )
        expect(path.slice(0, until).every((step) => isComplete(draft, step))).toBe(true)
        // progress never decreases along the pages: each step with a page of its own is in a later stage, or further
        // along in the same stage
        const { steps } = claimDefinition
        const asked = new Set(path.flatMap((step) => steps[step]?.asks ?? []))
        const pages = path.filter((step) => !asked.has(step) && steps[step]?.autoAnswer !== true)
        const far = pages
          .map((step) => progress(wizard, draft, step))
          .map(({ stages, stage, share }) => stages.indexOf(stage) + share)
        expect(far).toEqual(far.toSorted((a, b) => a - b))
        expect(new Set(far).size).toBe(pages.length)
      }),
    )
  })

  it('a draft contains and submits answers of visible steps only', () => {
    fc.assert(
      fc.property(member, changes, (person, story) => {
        const draft = wander(person, story)
        const path = visibleSteps(wizard, draft)
        expect(Object.keys(reachableAnswers(wizard, draft)).every((step) => path.includes(step))).toBe(true)
        // the draft has no answers of steps that are no longer part of the claim, and the member was told that they
        // were removed
        expect([...Object.keys(draft.answers), ...draft.completedSteps].filter((step) => !path.includes(step))).toEqual(
          [],
        )
      }),
    )
  })
})

describe('claim definition', () => {
  it('the wizard has a flow for the ten claim types, and none for an unknown type', { tags: ['CLAIM-04'] }, () => {
    expect(
      ['XX-PRAC', 'XX-HEAL', 'XX-DENT', 'XX-PHAR', 'XX-TRAV', 'XX-HSA', 'XX-DCI', 'XX-LADD', 'XX-VISI', 'XX-PSA'].every(
        hasFlow,
      ),
    ).toBe(true)
    expect(['', 'XX-NONE'].some(hasFlow)).toBe(false)
  })

  it('the wizard shows only the first step before a claim type is chosen', () => {
    expect(visibleSteps(wizard, emptyDraft)).toEqual(['claim-type'])
    expect(firstIncompleteStep(wizard, emptyDraft)).toBe('claim-type')
  })

  it('a practitioner claim has its steps in the order of the specification', { tags: ['D-99'] }, () => {
    const [searching] = fc.sample(member, 1)
    const draft = walk({ ...searching!, claimType: 'XX-PRAC', providerType: 'PHYSPARA', how: 'search' })
    expect(visibleSteps(wizard, draft)).toEqual([
      'claim-type',
      'before-start',
      'treatment-for-accident',
      'provider-type',
      'provider-search',
      'provider-results',
      'service-list',
      'service-selection',
      'claim-details',
      'hsa',
      'other-coverage',
      'attach-documents',
      'documents-to-attach',
      'verify-information',
      'claim-summary',
      'comments',
      'confirmation',
    ])
  })

  it('a dental claim has no step for the list of services', { tags: ['CLAIM-31', 'D-112'] }, () => {
    const [person] = fc.sample(member, 1)
    const path = visibleSteps(wizard, walk({ ...person!, claimType: 'XX-DENT', providerType: 'recent:R1' }))
    expect(path.slice(1, 6)).toEqual([
      'before-start-dental',
      'treatment-for-accident',
      'provider-type',
      'claim-details',
      'hsa',
    ])
  })

  describe('health spending account step', () => {
    const pathOf = (claimType: Member['claimType'], policy = policyWith()) =>
      visibleSteps(claimWizard(policy), walk(someone({ claimType })))
    const benefits = (...keys: string[]) => {
      const plan: BenefitsResult = { benefits: keys.map((key) => ({ key, description: key })) }
      queryClient.setQueryData(['listBenefits', 'marie@example.com', 'or null'], plan)
    }
    beforeEach(() => queryClient.clear())

    it.each(['XX-PRAC', 'XX-HEAL', 'XX-VISI', 'XX-DENT', 'XX-PHAR', 'XX-TRAV'] as const)(
      'the spending account step comes before the other coverage step in a claim of type %s',
      { tags: ['D-154', 'D-122'] },
      (claimType) => {
        benefits('DENTAL', 'HSA')
        const path = pathOf(claimType)
        expect(path[path.indexOf('other-coverage') - 1]).toBe('hsa')
      },
    )

    it(
      'the spending account step is skipped if the member has no account, the benefits are unknown, or autoHSA is on',
      { tags: ['D-122', 'D-154'] },
      () => {
        expect(pathOf('XX-PRAC')).not.toContain('hsa')
        benefits('DENTAL')
        expect(pathOf('XX-PRAC')).not.toContain('hsa')
        benefits('HSA')
        expect(pathOf('XX-PRAC')).toContain('hsa')
        expect(pathOf('XX-PRAC', policyWith({ autoHSA: true }))).not.toContain('hsa')
        expect(pathOf('XX-DCI')).not.toContain('hsa')
      },
    )
  })

  it.each([
    [true, 'hsa-eligible-claims'],
    [false, 'hsa-eligible-claim'],
  ])(
    "a spending account claim lists eligible services on the page for the member's plan (maaxClaims %s)",
    { tags: ['D-116', 'D-154'] },
    (maaxClaims, list) => {
      const path = visibleSteps(
        { ...wizard, context: { policy: policyWith({ maaxClaims }), facts: {} } },
        walk(someone({ claimType: 'XX-HSA' })),
      )
      expect(path).toEqual([
        'claim-type',
        'before-start-hsa',
        list,
        'hsa-payment',
        'verify-information',
        'claim-summary',
        'comments',
        'confirmation',
      ])
    },
  )

  it('a wellness claim has no provider step and no step about other coverage', { tags: ['CLAIM-10', 'D-121'] }, () => {
    const [person] = fc.sample(member, 1)
    const path = visibleSteps(wizard, walk({ ...person!, claimType: 'XX-PSA' }))
    expect(path.slice(1, 7)).toEqual([
      'before-start-pwa',
      'service-list',
      'service-selection',
      'claim-details',
      'attach-documents',
      'documents-to-attach',
    ])
    expect(pageOf('before-start-pwa')).toBe('claims.before-start-pwa')
  })

  it(
    'a vision claim has steps of its own, and skips the provider search after an online purchase',
    { tags: ['CLAIM-16', 'CLAIM-17', 'CLAIM-28', 'CLAIM-36'] },
    () => {
      const [person] = fc.sample(member, 1)
      const path = (more: Partial<Member>) =>
        visibleSteps(
          wizard,
          walk({ ...person!, claimType: 'XX-VISI', providerType: 'OPTOINDI', how: 'search', ...more }),
        )
      const found = ['provider-search', 'provider-results']
      expect(path({ purchasedOnline: false, kinds: ['1', 'words:0'] }).slice(1, 9)).toEqual([
        'before-start',
        'provider-type-vision',
        ...found,
        'service-list-vision',
        'vision-other',
        'claim-details-vision',
        'hsa',
      ])
      expect(path({ purchasedOnline: true, kinds: ['1'] }).slice(1, 6)).toEqual([
        'before-start',
        'provider-type-vision',
        'service-list-vision',
        'claim-details-vision',
        'hsa',
      ])
      const seen = path({ purchasedOnline: false, providerType: 'recent:R1' })
      expect(seen.filter((step) => found.includes(step))).toEqual([])
      expect(['claim-details-vision', 'provider-type-vision'].map(pageOf)).toEqual([
        'claims.claim-details-vision',
        'claims.provider-type-vision',
      ])
    },
  )

  it(
    'choosing a recent provider skips the provider search, and entering a provider by hand skips the search results',
    { tags: ['CLAIM-14', 'CLAIM-23'] },
    () => {
      const [person] = fc.sample(member, 1)
      const path = (more: Partial<Member>) => visibleSteps(wizard, walk({ ...person!, claimType: 'XX-PRAC', ...more }))
      expect(path({ providerType: 'recent:R1' })).not.toContain('provider-search')
      expect(path({ providerType: 'recent:R1' })).not.toContain('provider-results')
      expect(path({ providerType: 'PHYSPARA', how: 'manual' })).toContain('provider-search')
      expect(path({ providerType: 'PHYSPARA', how: 'manual' })).not.toContain('provider-results')
    },
  )

  it('every step of a flow is defined and has its own page, and the last step is the confirmation', () => {
    fc.assert(
      fc.property(member, (person) => {
        const draft = walk(person)
        const path = visibleSteps(wizard, draft)
        expect(path.map(pageOf).map((page) => stepAt(wizard, draft, page))).toEqual(path)
      }),
      { numRuns: 20 },
    )
    for (const { steps } of claimDefinition.flows) {
      expect(steps.filter((step) => !STEPS.includes(step))).toEqual([])
      expect(steps.at(-1)).toBe('confirmation')
    }
    expect(
      Object.values(claimDefinition.steps)
        .flatMap(({ dependsOn = [] }) => dependsOn)
        .filter((step) => !STEPS.includes(step)),
    ).toEqual([])
  })
})
