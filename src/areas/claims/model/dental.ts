import type { ServiceType } from '~generated/member/model/index.ts'
import type { ClaimAnswers } from './answers.ts'
import { serviceKey } from './keys.ts'

/** The one service of a dental claim; nobody chooses it from a list (CLAIM-31, D-112). Codes as the service gives them for its sample (D-113). */
const SERVICE = {
  serviceId: -99,
  isServiceTypeOther: false,
  isRequirePrescription: false,
  programId: 2,
  programCd: 'MEDAVIE',
  pocLobId: 3,
  pocLobCode: '03',
} as const

export const DENTAL_KEY = serviceKey(SERVICE)
export const dentalService = (description: string): ServiceType => ({ ...SERVICE, description })
export const isDental = (answers: ClaimAnswers): boolean => answers['claim-type']?.claimType === 'XX-DENT'
