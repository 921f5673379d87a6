/**
 * Replaces `react-is`, with which RJSF recognises widgets. The version that RJSF uses does not know the elements of
 * React 19, so it recognises none. The portal's widgets are functions.
 */
export default { isForwardRef: () => false, isMemo: () => false }
