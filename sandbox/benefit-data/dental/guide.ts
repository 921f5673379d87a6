import { z } from 'zod'
import type { Province } from '../../../generated/member/model/index.ts'
import { readData, text } from '../read-data.ts'
import type { DentalProcedure } from './codes.ts'

const named = z.strictObject({ name: text, percent: z.number() })

/**
 * The dental specialties with the coverage groups in which they work, and the provinces of the fee guide. `percent`
 * scales the prices of the guide.
 */
export const { specialties: DENTAL_SPECIALTIES, provinces: GUIDE_PROVINCES } = readData(
  'dental/guide.yaml',
  z.strictObject({
    specialties: z.record(z.string(), named.extend({ groups: z.array(z.string()).exactOptional() })),
    provinces: z.record(
      z.enum(['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'] satisfies Province[]),
      named,
    ),
  }),
)

export const worksIn = (specialtyCode: string, group: string): boolean =>
  DENTAL_SPECIALTIES[specialtyCode]?.groups?.includes(group) ?? true

/** The fee guide price in cents. Like printed guides, it is rounded to whole dollars. */
export const guidePrice = ({ price }: DentalProcedure, specialtyCode: string, province: Province): number =>
  Math.round(
    (price * (DENTAL_SPECIALTIES[specialtyCode]?.percent ?? 100) * GUIDE_PROVINCES[province].percent) / 1_000_000,
  ) * 100
