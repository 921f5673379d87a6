/** Prices of the specification, in dollars. Samples that are shown as text and nothing else (CONST-29, CARE-15). */
export const SAMPLE_PRICES = {
  doctorInQuebec: 200,
  /** daytime, evening, night */
  doctor: { day: 65, evening: 73, night: 92 },
  physiotherapy: { first: 59, next: 49 },
  dietitian: 120,
} as const
