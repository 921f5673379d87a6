/** What a colour means. The word beside it always says the same. */
export type Tone = 'ok' | 'info' | 'warn' | 'bad' | 'neutral'

export const TONE_ICON = { ok: 'check', info: 'info', warn: 'alert', bad: 'error', neutral: 'info' } as const
