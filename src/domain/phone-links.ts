import { formatPhone } from './participants.ts'

/**
 * A phone number as displayed. The country code is shown only for calls from abroad, because it is not needed inside
 * North America.
 */
export function spokenNumber(number: string, isFromAbroad = false): string {
  const [, ten] = /^\+1(\d{10})$/.exec(number) ?? []
  return ten ? `${isFromAbroad ? '+1 ' : ''}${formatPhone(ten)}` : number
}

/**
 * The number for a tel: link, with country code; undefined if the deployment has no number or an invalid one
 * (EnvConfig).
 */
export const telHref = (number: string | undefined): string | undefined =>
  number !== undefined && /^\+[1-9]\d{6,14}$/.test(number) ? number : undefined
