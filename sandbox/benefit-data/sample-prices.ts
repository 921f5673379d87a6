/**
 * Prices that the specification quotes, in dollars. They appear in texts only, and no amount is computed from them
 * (CONST-29, CARE-15).
 */
export const SAMPLE_PRICES = {
  doctorInQuebec: 200,
  doctorDay: 65,
  doctorEvening: 73,
  doctorNight: 92,
  physiotherapyFirst: 59,
  physiotherapyNext: 49,
  dietitian: 120,
} as const
