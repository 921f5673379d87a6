import type { FormContext } from '~/forms/definition.ts'
import type { Text } from '~/platform/i18n/text.tsx'
import type { Draft, FormData } from '~/wizard/definition.ts'
import { dataOf } from '~/wizard/engine.ts'
import { hasFlow } from './claim-wizard.ts'
import type { ClaimAnswers } from './model/answers.ts'
import { disabilityOptions } from './model/claim-kinds.ts'
import { DENTAL_KEY } from './model/claim-kinds.ts'
import { expensesOf, type Expense } from './model/expenses.ts'
import { serviceKey } from './model/keys.ts'
import { coverageFor, detailsFor, lineKeys, selectionFor, serviceOfLine } from './model/lines.ts'
import {
  claimTypeOptions,
  cobReasonOptions,
  documentOptions,
  participantOptions,
  providerOptions,
  providerTypeOptions,
  recentServiceOptions,
  serviceOptions,
} from './model/options.ts'
import { documentsFor, questionsOf } from './model/questions.ts'
import { isIndividual } from './model/provider-search.ts'
import { kindOptions, visionDetailsFor } from './model/vision.ts'
import type { StepData } from './step-data.ts'

/** What a step's form starts with: what was typed or answered before, completed with what is known. */
export function initialFor(step: string, draft: Draft, answers: ClaimAnswers, data: StepData): FormData {
  const before = dataOf(draft, step)
  switch (step) {
    case 'provider-search': {
      // Most people look for somebody in their own town.
      const address = data.contactInfo?.address
      return {
        how: 'search',
        ...(address?.country === 'CA' && { city: address.city, province: address.province }),
        ...before,
        isIndividual: isIndividual(answers),
      }
    }
    case 'service-selection':
      return { ...before, ...selectionFor({ ...answers, 'service-selection': (before ?? undefined) as ClaimAnswers['service-selection'] } as ClaimAnswers) }
    case 'claim-details':
      return detailsFor(answers, before, data.participants.length === 1 ? data.participants[0]?.participantId : undefined)
    case 'claim-details-vision':
      return before ?? visionDetailsFor(data.services, data.participants)
    case 'claim-event': {
      const only = data.participants.length === 1 ? data.participants[0]?.participantId : undefined
      return { ...(only && { participant: only }), ...before }
    }
    case 'other-coverage':
      return coverageFor(answers, before, data.coverageOnFile !== undefined)
    case 'attach-documents':
      return documentsFor(answers, before, data.services)
    default:
      return before ?? {}
  }
}

/** The choices and headings that a step's form takes from data, in the member's language. */
export function contextFor(step: string, answers: ClaimAnswers, data: StepData, text: Text): FormContext {
  const claimType = answers['claim-type']?.claimType
  return {
    options: lazily({
      claimTypes: () => claimTypeOptions(data.claimTypes, hasFlow, text),
      providerTypes: () => providerTypeOptions(data.providerTypes, data.recentProviders, claimType, text),
      providers: () => providerOptions(data.providers, text),
      services: () => (step === 'service-list-vision' ? kindOptions(data.subcategories, text) : serviceOptions(data.services, text)),
      recentServices: () => recentServiceOptions(data.recentServices, data.services, answers),
      participants: () => participantOptions(data.participants, data.cardholder?.participantId, text),
      cobReasons: () => cobReasonOptions(data.cobReasons),
      documents: () => documentOptions(answers, text),
      disabilityEvents: () => disabilityOptions(answers, text),
    }),
    titles: {
      questions: questionsOf(answers, data.services).map((question) => question.text),
      lines: lineTitles(step, answers, data, text),
    },
  }
}

function lineTitles(step: string, answers: ClaimAnswers, data: StepData, text: Text): readonly string[] {
  switch (step) {
    case 'service-selection':
      return (answers['service-list']?.services ?? []).map((key) => serviceName(key, answers, data, text))
    case 'claim-details-vision':
      return [] // what a line is for can still change there
    case 'other-coverage':
      return expensesOf(answers).map((expense) => expenseTitle(expense, answers, data, text))
    default:
      return lineKeys(answers).map((key) => lineTitle(key, answers, data, text))
  }
}

/**
 * Values made when they are first read by name, once: a form reads its own choices, whose words are all it has loaded. They are not enumerable,
 * because React in development goes through what it compares and would make the choices of other steps, which have no words here.
 */
function lazily<T>(makers: Readonly<Record<string, () => T>>): Readonly<Record<string, T>> {
  const made = {}
  for (const [name, make] of Object.entries(makers)) {
    let value: T | undefined
    Object.defineProperty(made, name, { get: () => (value ??= make()) })
  }
  return made
}

function serviceName(key: string, answers: ClaimAnswers, { services }: StepData, text: Text): string {
  if (key === DENTAL_KEY) return text('claims.dental')
  const other = key.startsWith('other:') && answers['service-list']?.otherDescription
  return other || (services.find((service) => serviceKey(service) === key)?.description ?? '')
}

/** `Physiotherapy treatment`, or `Physiotherapy treatment, 2 of 3` when there are several. */
export function lineTitle(key: string, answers: ClaimAnswers, data: StepData, text: Text): string {
  const service = serviceOfLine(key)
  const name = serviceName(service, answers, data, text)
  const visits = lineKeys(answers).filter((each) => serviceOfLine(each) === service)
  return visits.length > 1 ? text('claims.line.visit', { service: name, visit: visits.indexOf(key) + 1, total: visits.length }) : name
}

/** The same of any expense; one in the member’s own words is called by them. */
function expenseTitle({ key, words }: Expense, answers: ClaimAnswers, data: StepData, text: Text): string {
  if (!words) return lineTitle(key, answers, data, text)
  const namesakes = expensesOf(answers).filter((each) => each.words === words)
  const visit = namesakes.findIndex((each) => each.key === key) + 1
  return namesakes.length > 1 ? text('claims.line.visit', { service: words, visit, total: namesakes.length }) : words
}
