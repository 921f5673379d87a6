import { describe, expect, it } from 'vitest'
import { emptyDraft, type Draft, type StepAnswers, type WizardDefinition } from './definition.ts'
import {
  currentAnswers,
  firstIncompleteStep,
  isComplete,
  isReachable,
  markSeen,
  adjacentStep,
  adjacentStop,
  progress,
  reachableAnswers,
  completeStep,
  setPartialAnswers,
  setUnsavedAnswers,
  stepsOfPage,
  visibleSteps,
  type Wizard,
} from './engine.ts'

/** An order for a pizza: its size, whether it has toppings, which ones, how many of each, and the address. */
const definition: WizardDefinition = {
  id: 'pizza',
  first: 'size',
  flowSelector: { step: 'size', field: 'size' },
  flows: [
    { claimTypes: ['small', 'large'], steps: ['extras', 'toppings', 'amounts', 'address'] },
    { claimTypes: ['menu'], steps: ['address'] },
  ],
  steps: {
    size: { stage: 'order', page: 'p.size' },
    extras: { page: 'p.extras', dependsOn: ['size'] },
    toppings: { page: 'p.toppings', dependsOn: ['extras'] },
    amounts: { page: 'p.amounts' },
    address: { stage: 'delivery', page: 'p.address' },
  },
}
const wizard: Wizard = {
  definition,
  rules: {
    isStepIncluded: (step, { answers }) =>
      (step !== 'toppings' && step !== 'amounts') || answers['extras']?.['wanted'] === true,
    reconcile: (step, answers) => {
      if (step !== 'amounts') return undefined
      const wanted = (answers['toppings']?.['names'] ?? []) as string[]
      const before = answers['amounts'] as Record<string, number>
      const data = Object.fromEntries(wanted.map((name) => [name, before[name] ?? 0]))
      return JSON.stringify(data) === JSON.stringify(before)
        ? undefined
        : { data, isComplete: Object.values(data).every((amount) => amount > 0) }
    },
  },
  context: { policy: {}, facts: {} },
}

const saveAll = (entries: readonly (readonly [string, StepAnswers])[], from: Draft = emptyDraft): Draft =>
  entries.reduce((draft, [step, data]) => completeStep(wizard, draft, step, data).draft, from)
const ordered = saveAll([
  ['size', { size: 'large' }],
  ['extras', { wanted: true }],
  ['toppings', { names: ['olives', 'ham'] }],
  ['amounts', { olives: 2, ham: 1 }],
  ['address', { street: 'Main' }],
])

describe('visible steps', () => {
  it('the wizard shows only the first step before a flow is chosen', () => {
    expect(visibleSteps(wizard, emptyDraft)).toEqual(['size'])
    expect(adjacentStep(wizard, emptyDraft, 'size', 1)).toBeUndefined()
  })

  it('the wizard shows the steps of the chosen flow, except those whose condition is not met', () => {
    expect(visibleSteps(wizard, saveAll([['size', { size: 'menu' }]]))).toEqual(['size', 'address'])
    expect(
      visibleSteps(
        wizard,
        saveAll([
          ['size', { size: 'small' }],
          ['extras', { wanted: false }],
        ]),
      ),
    ).toEqual(['size', 'extras', 'address'])
    expect(visibleSteps(wizard, ordered)).toEqual(['size', 'extras', 'toppings', 'amounts', 'address'])
  })

  it('each step has a previous and a next step, except the first and the last step of the flow', () => {
    expect(adjacentStep(wizard, ordered, 'toppings', -1)).toBe('extras')
    expect(adjacentStep(wizard, ordered, 'toppings', 1)).toBe('amounts')
    expect(adjacentStep(wizard, ordered, 'size', -1)).toBeUndefined()
    expect(adjacentStep(wizard, ordered, 'address', 1)).toBeUndefined()
    expect(adjacentStep(wizard, ordered, 'elsewhere', 1)).toBeUndefined()
  })

  it('the progress of a step contains the stage of the step and the completed share of that stage', () => {
    const stages = ['order', 'delivery']
    expect(progress(wizard, ordered, 'toppings')).toEqual({ stages, stage: 'order', share: 0.75 })
    expect(progress(wizard, ordered, 'address')).toEqual({ stages, stage: 'delivery', share: 1 })
    expect(progress(wizard, emptyDraft, 'size')).toEqual({ stages: ['order'], stage: 'order', share: 1 })
  })
})

describe('firstIncompleteStep', () => {
  it('the steps up to the first incomplete step can be reached, and no later ones', () => {
    const draft = saveAll([
      ['size', { size: 'large' }],
      ['extras', { wanted: true }],
    ])
    expect(firstIncompleteStep(wizard, draft)).toBe('toppings')
    expect(
      ['size', 'extras', 'toppings', 'amounts', 'address', 'elsewhere'].map((step) => isReachable(wizard, draft, step)),
    ).toEqual([true, true, true, false, false, false])
  })

  it('the first incomplete step is the last step when all steps are complete', () => {
    expect(firstIncompleteStep(wizard, ordered)).toBe('address')
  })
})

describe('unsaved answers', () => {
  it('unsaved answers are shown, but the confirmed answers change only when the step is completed', () => {
    const half = setUnsavedAnswers(ordered, 'address', { street: '' })
    expect(currentAnswers(half, 'address')).toEqual({ street: '' })
    expect(half.answers['address']).toEqual({ street: 'Main' })
    const confirmed = completeStep(wizard, half, 'address', { street: 'High' }).draft
    expect(confirmed.unsaved).toEqual({})
    expect(currentAnswers(confirmed, 'address')).toEqual({ street: 'High' })
  })

  it('unsaved answers equal to the confirmed answers do not change the draft', () => {
    expect(setUnsavedAnswers(ordered, 'address', { street: 'Main' })).toBe(ordered)
  })

  it('neither completing a step nor setting unsaved answers mutates the given draft', () => {
    const copy = structuredClone(ordered)
    completeStep(wizard, ordered, 'size', { size: 'menu' })
    setUnsavedAnswers(ordered, 'size', { size: 'small' })
    expect(ordered).toEqual(copy)
  })
})

describe('changed answers', () => {
  it('a changed answer removes the answers of steps that depend on it, directly or indirectly', () => {
    const { draft, dropped } = completeStep(wizard, ordered, 'size', { size: 'small' })
    expect(dropped.toSorted()).toEqual(['amounts', 'extras', 'toppings'])
    expect(Object.keys(draft.answers)).toEqual(['size', 'address'])
    expect(firstIncompleteStep(wizard, draft)).toBe('extras')
  })

  it('a changed answer removes the answers of steps that are no longer visible, and returns the names of those steps', () => {
    const { draft, dropped } = completeStep(wizard, ordered, 'extras', { wanted: false })
    expect(dropped.toSorted()).toEqual(['amounts', 'toppings'])
    expect(reachableAnswers(wizard, draft)).toEqual({
      size: { size: 'large' },
      extras: { wanted: false },
      address: { street: 'Main' },
    })
  })

  it('a changed answer removes the unsaved answers of steps that are no longer visible', () => {
    const half = setUnsavedAnswers(
      saveAll([
        ['size', { size: 'large' }],
        ['extras', { wanted: true }],
      ]),
      'toppings',
      { names: ['olives'] },
    )
    expect(completeStep(wizard, half, 'extras', { wanted: false })).toMatchObject({
      dropped: ['toppings'],
      draft: { unsaved: {} },
    })
  })

  it('completing a step again with an equal answer removes no answers', () => {
    expect(completeStep(wizard, ordered, 'size', { size: 'large' })).toEqual({ draft: ordered, dropped: [] })
  })

  it('the order of the properties of an answer, in which a service may return a draft, does not change the answer', () => {
    const draft = completeStep(wizard, ordered, 'size', { size: 'large', crust: 'thin' }).draft
    expect(setUnsavedAnswers(draft, 'size', { crust: 'thin', size: 'large' })).toBe(draft)
    expect(setUnsavedAnswers(draft, 'size', { crust: 'thick', size: 'large' })).not.toBe(draft)
  })

  it('a changed answer adjusts a later step, which becomes incomplete if the change adds a question to the step', () => {
    const { draft, dropped } = completeStep(wizard, ordered, 'toppings', { names: ['ham', 'figs'] })
    expect(draft.answers['amounts']).toEqual({ ham: 1, figs: 0 })
    expect(isComplete(draft, 'amounts')).toBe(false)
    expect(dropped).toEqual([])
    expect(completeStep(wizard, ordered, 'toppings', { names: ['ham'] }).draft).toMatchObject({
      answers: { amounts: { ham: 1 } },
      completedSteps: ordered.completedSteps,
    })
  })

  it('when an earlier answer changes, the adjusted answers of a later step replace its unsaved answers', () => {
    const half = setUnsavedAnswers(ordered, 'amounts', { olives: 9, ham: 9 })
    expect(currentAnswers(completeStep(wizard, half, 'toppings', { names: ['ham'] }).draft, 'amounts')).toEqual({
      ham: 1,
    })
  })
})

describe('a page with the questions of several steps', () => {
  const joined: Wizard = {
    ...wizard,
    definition: {
      ...definition,
      steps: {
        ...definition.steps,
        extras: { page: 'p.extras', asks: ['toppings', 'amounts'], pageForm: 'all' },
        address: { page: 'p.address', autoAnswer: { street: 'Main' } },
      },
    },
  }

  it('the page of a step also asks the questions of the steps that its definition lists, if they are all visible', () => {
    expect(stepsOfPage(joined, ordered, 'extras')).toEqual(['extras', 'toppings', 'amounts'])
    const plain = completeStep(joined, ordered, 'extras', { wanted: false }).draft
    expect(stepsOfPage(joined, plain, 'extras')).toEqual(['extras'])
  })

  it('a stage is left out of the progress if earlier pages ask all its questions, unless the member opens the stage', () => {
    const asked: Wizard = {
      ...wizard,
      definition: {
        ...definition,
        steps: { ...definition.steps, amounts: { page: 'p.amounts', asks: ['address'], pageForm: 'all' } },
      },
    }
    expect(progress(asked, ordered, 'toppings').stages).toEqual(['order'])
    expect(progress(asked, ordered, 'address').stages).toEqual(['order', 'delivery'])
    // a stage that the member has seen stays in the count
    expect(progress(asked, markSeen(ordered, 'address'), 'toppings').stages).toEqual(['order', 'delivery'])
  })

  it('a stage counts if an earlier page would ask its questions only with those of a step that is not shown', () => {
    const partly: Wizard = {
      ...wizard,
      definition: {
        ...definition,
        steps: { ...definition.steps, extras: { page: 'p.extras', asks: ['toppings', 'address'], pageForm: 'all' } },
      },
    }
    const plain = completeStep(partly, ordered, 'extras', { wanted: false }).draft
    for (const step of ['extras', 'address'])
      expect(progress(partly, plain, step).stages).toEqual(['order', 'delivery'])
  })

  it('adjacentStop returns the page that asks a step when going back, and skips an automatically answered step', () => {
    expect(adjacentStop(joined, ordered, 'address', -1)).toBe('extras')
    expect(adjacentStop(joined, ordered, 'amounts', 1)).toBeUndefined()
    const elsewhere = completeStep(joined, ordered, 'address', { street: 'Side' }).draft
    expect(adjacentStop(joined, elsewhere, 'amounts', 1)).toBe('address')
  })

  it('adjacentStop does not skip a step that the member confirmed on its own page, even if it is answered again', () => {
    const seen = markSeen(ordered, 'address')
    expect(adjacentStop(joined, seen, 'amounts', 1)).toBe('address')
    expect(adjacentStop(joined, completeStep(joined, seen, 'address', { street: 'Main' }).draft, 'amounts', 1)).toBe(
      'address',
    )
    const changed = completeStep(joined, markSeen(ordered, 'address'), 'size', { size: 'small' }).draft
    expect(changed.seenSteps).toEqual(['address'])
  })

  it('changing some answers of a step on another page makes the step incomplete but keeps its other answers', () => {
    const before = saveAll([['address', { street: 'Main', floor: 2 }]], ordered)
    expect(setPartialAnswers(before, 'address', ['street'], { street: 'Main' })).toBe(before)
    const after = setPartialAnswers(before, 'address', ['street'], { street: 'Side' })
    expect(isComplete(after, 'address')).toBe(false)
    expect(currentAnswers(after, 'address')).toEqual({ street: 'Side', floor: 2 })
    expect(currentAnswers(setPartialAnswers(after, 'address', ['street'], {}), 'address')).toEqual({ floor: 2 })
  })
})
