import type { CobReason, ServiceType } from '~generated/member/model/index.ts'

/**
 * Choices carry what a form's conditions need to know about them, so that a schema can ask the follow-up question
 * without knowing the data: a service that needs a prescription, one to be described, a reason with a note.
 */
export const serviceKey = ({
  serviceId,
  isServiceTypeOther,
  isRequirePrescription,
}: Pick<ServiceType, 'serviceId' | 'isServiceTypeOther' | 'isRequirePrescription'>): string =>
  isServiceTypeOther ? `other:${serviceId}` : isRequirePrescription ? `rx:${serviceId}` : String(serviceId)

export const needsPrescription = (key: string): boolean => key.startsWith('rx:')

/** `stop` wins: a reason that cancels the claim asks no note. */
export const reasonKey = ({ id, cancelsClaim, doesRequireNote }: Pick<CobReason, 'id' | 'cancelsClaim' | 'doesRequireNote'>): string =>
  cancelsClaim ? `stop:${id}` : doesRequireNote ? `note:${id}` : String(id)

/** The number behind a key of either kind. */
export const numberOf = (key: string): number => Number(key.split(':').at(-1))

const RECENT = 'recent:'
/** A provider seen lately, offered before the types (forms.md: nothing asked that is known). */
export const recentProviderKey = (pauthId: string): string => `${RECENT}${pauthId}`
export const recentProviderId = (key: string | undefined): string | undefined => (key?.startsWith(RECENT) ? key.slice(RECENT.length) : undefined)
