/** State of the navigation to the page about a registration: its owner has confirmed it. Stays with the entry of the history, also over a reload. */
export const REGISTRATION_ACTIVE = { registrationActive: true } as const

export const isRegistrationActive = (state: unknown): boolean => typeof state === 'object' && state !== null && 'registrationActive' in state
