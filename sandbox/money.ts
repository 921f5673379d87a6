/** Amounts are whole cents inside the sandbox, so that sums are exact; text with two decimals outside (DATA-47). */
export const toCents = (text: string | undefined): number => (text ? Math.round(Number(text) * 100) : 0)

export const toMoney = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${(Math.abs(cents) % 100).toString().padStart(2, '0')}`
