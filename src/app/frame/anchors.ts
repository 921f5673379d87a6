/** Receives focus on a route change (SHELL-17). */
export const APP_ID = 'app'
/** Target of the skip link (SHELL-14). */
export const MAIN_ID = 'main-content'
