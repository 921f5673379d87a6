import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changes, openSteps, STEPS, wander, wizard } from '../../../../tests/support/claim-journeys.ts'
import { entered, member } from '../../../../tests/support/claim-members.ts'
import { checkForm, validatorOf } from '~/forms/check-form.ts'
import { isComplete, isReachable, completeStep, visibleSteps } from '~/wizard/engine.ts'
import { claimDefinition } from './claim-wizard.ts'
import { loadStepParts } from './step-loader.ts'
import { asClaimAnswers } from '../model/answers.ts'
import { lineKeys } from '../model/lines.ts'
import { claimLines } from '../model/vision.ts'

/**
 * The steps whose answers become invalid when the answers of the given step change, according to the wizard definition.
 */
function dependants(step: string): Set<string> {
  const found = new Set<string>()
  const add = (of: string) => {
    for (const each of STEPS) {
      if (!claimDefinition.steps[each]?.dependsOn?.includes(of) || found.has(each)) continue
      found.add(each)
      add(each)
    }
  }
  add(step)
  return found
}

/**
 * Steps whose answers depend on the lines of the claim. When the lines change, these answers are updated instead of
 * dropped.
 */
const FOLLOWING = ['service-selection', 'claim-details', 'other-coverage']

describe('changed answers', () => {
  it('completeStep drops and names exactly the steps that depend on the changed answer or are no longer visible', () => {
    fc.assert(
      fc.property(member, changes, fc.nat(), member, (person, story, at, other) => {
        const before = wander(person, story)
        const open = openSteps(before)
        const step = open[at % open.length]!
        const data = entered(step, other, asClaimAnswers(before.answers))
        const { draft, dropped } = completeStep(wizard, before, step, data)
        const isChanged =
          before.answers[step] !== undefined && JSON.stringify(before.answers[step]) !== JSON.stringify(data)
        const meaningless = isChanged ? dependants(step) : new Set<string>()
        const path = visibleSteps(wizard, draft)
        const had = Object.keys(before.answers).filter((each) => each !== step)
        const kept = had.filter((each) => !meaningless.has(each) && path.includes(each))
        expect(dropped.toSorted()).toEqual(had.filter((each) => !kept.includes(each)).toSorted())
        for (const each of kept.filter((name) => !FOLLOWING.includes(name)))
          expect(draft.answers[each]).toEqual(before.answers[each])
        expect(draft.answers[step]).toEqual(data)
      }),
    )
  })

  it(
    'the lines of each step match the chosen services and the claim details after any changes',
    { tags: ['CLAIM-32', 'CLAIM-35'] },
    () => {
      fc.assert(
        fc.property(member, changes, (person, story) => {
          const answers = asClaimAnswers(wander(person, story).answers)
          const {
            'service-list': list,
            'service-selection': selection,
            'claim-details': details,
            'other-coverage': coverage,
          } = answers
          if (list && selection) expect(selection.lines.map(({ serviceId }) => serviceId)).toEqual(list.services)
          if (selection && details) expect(details.lines.map(({ key }) => key)).toEqual(lineKeys(answers))
          const lines = claimLines(answers)
          if (lines.length > 0 && coverage?.wasSubmittedToOtherFirst)
            expect(coverage.lines?.map(({ key, amountPaid }) => [key, amountPaid])).toEqual(
              lines.map(({ key, amountPaid }) => [key, amountPaid]),
            )
        }),
      )
    },
  )

  it('a service that is chosen in the list is never also a service under "Claim again"', { tags: ['CLAIM-33'] }, () => {
    fc.assert(
      fc.property(member, changes, (person, story) => {
        const { 'service-list': list, 'service-selection': selection } = asClaimAnswers(wander(person, story).answers)
        expect((selection?.again ?? []).filter((key) => list?.services.includes(key))).toEqual([])
      }),
    )
  })

  it('each complete step that can be reached has answers that its form accepts', async () => {
    const forms = new Map(
      await Promise.all(
        FOLLOWING.map(async (step) =>
          loadStepParts(step).then(
            ({ form }) => [step, { form: form!.definition, validator: validatorOf(form!.definition) }] as const,
          ),
        ),
      ),
    )
    fc.assert(
      fc.property(member, changes, (person, story) => {
        const draft = wander(person, story)
        for (const [step, { form, validator }] of forms) {
          const data = draft.answers[step]
          // Steps after the first incomplete one need no check, because the member must confirm all of them again.
          if (data && isReachable(wizard, draft, step) && isComplete(draft, step))
            expect({ step, failures: checkForm(form, validator, data, new Date()) }).toEqual({ step, failures: [] })
        }
      }),
      { numRuns: 60 },
    )
  })
})
