import type { MessageId } from '~generated/i18n/messages.ts'
import type { ExternalLinks } from '~generated/member/model/index.ts'

/** The phone numbers of a section, and the text shown if the deployment has none. */
interface Call {
  readonly phones: readonly {
    readonly number: keyof ExternalLinks
    readonly label: MessageId
    readonly isFromAbroad?: true
  }[]
  readonly without: MessageId
  /** true if the member's policy and certificate numbers are shown, because the agent on the phone asks for them */
  readonly hasNumbers?: true
}

/** A list of steps or facts, in order. */
interface Section {
  readonly title: MessageId
  readonly steps: readonly MessageId[]
  readonly call?: Call
}

/**
 * A benefit for which the contract has no operation. Its page consists of text, a link and the deployment's phone
 * numbers (D-127).
 */
export interface Programme {
  readonly page: 'coverage.travel' | 'coverage.assistance' | 'coverage.refugee' | 'coverage.second-opinion'
  /** key of the benefit; a plan with this benefit has the programme (DATA-67, D-179) */
  readonly key: string
  readonly lead: MessageId
  readonly sections: readonly Section[]
  readonly link: { readonly to: keyof ExternalLinks; readonly label: MessageId }
  readonly claim?: { readonly type: string; readonly title: MessageId; readonly text: MessageId }
}

export const PROGRAMMES: readonly Programme[] = [
  {
    page: 'coverage.travel',
    key: 'TRAVEL',
    lead: 'coverage.travel.lead',
    sections: [
      {
        title: 'coverage.travel.emergency',
        steps: [
          'coverage.travel.emergency.danger',
          'coverage.travel.emergency.call',
          'coverage.travel.emergency.say',
          'coverage.travel.emergency.keep',
        ],
        call: {
          phones: [
            { number: 'travelPhone', label: 'coverage.travel.phone' },
            { number: 'travelPhoneAbroad', label: 'coverage.travel.phone.abroad', isFromAbroad: true },
          ],
          without: 'coverage.travel.call.card',
          hasNumbers: true,
        },
      },
      {
        title: 'coverage.travel.before',
        steps: [
          'coverage.travel.before.booklet',
          'coverage.travel.before.health',
          'coverage.travel.before.other',
          'coverage.travel.before.card',
        ],
      },
      { title: 'coverage.travel.after', steps: ['coverage.travel.after.gather', 'coverage.travel.after.provider'] },
    ],
    link: { to: 'travel', label: 'coverage.travel.link' },
    claim: { type: 'XX-TRAV', title: 'coverage.travel.claim', text: 'coverage.travel.claim.text' },
  },
  {
    page: 'coverage.assistance',
    key: 'ASSIST',
    lead: 'coverage.assistance.lead',
    sections: [
      {
        title: 'coverage.assistance.when',
        steps: ['coverage.assistance.when.worry', 'coverage.assistance.when.offer', 'coverage.programmes.danger'],
        call: {
          phones: [{ number: 'assistancePhone', label: 'coverage.assistance.phone' }],
          without: 'coverage.assistance.call.ask',
        },
      },
      { title: 'coverage.programmes.private', steps: ['coverage.assistance.private.portal'] },
    ],
    link: { to: 'assistance', label: 'coverage.assistance.link' },
  },
  {
    page: 'coverage.refugee',
    key: 'REFUGEE',
    lead: 'coverage.refugee.lead',
    sections: [
      { title: 'coverage.refugee.pays', steps: ['coverage.refugee.pays.program', 'coverage.refugee.pays.ask'] },
      {
        title: 'coverage.refugee.visit',
        steps: ['coverage.refugee.visit.document', 'coverage.refugee.visit.bill', 'coverage.refugee.visit.interpreter'],
      },
    ],
    link: { to: 'refugee', label: 'coverage.refugee.link' },
  },
  {
    page: 'coverage.second-opinion',
    key: 'WELLNESSMEDSECOP',
    lead: 'coverage.second-opinion.lead',
    sections: [
      {
        title: 'coverage.second-opinion.when',
        steps: ['coverage.second-opinion.when.doubt', 'coverage.programmes.danger'],
      },
      {
        title: 'coverage.second-opinion.send',
        steps: [
          'coverage.second-opinion.send.card',
          'coverage.second-opinion.send.papers',
          'coverage.second-opinion.send.service',
        ],
      },
      { title: 'coverage.second-opinion.time', steps: ['coverage.second-opinion.time.service'] },
      {
        title: 'coverage.programmes.private',
        steps: ['coverage.second-opinion.private.choice', 'coverage.second-opinion.private.portal'],
      },
    ],
    link: { to: 'secondOpinion', label: 'coverage.second-opinion.link' },
  },
]
