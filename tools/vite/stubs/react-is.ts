/**
 * Replaces `react-is` for RJSF, which recognises widgets with it. Its version does not know the elements of React 19,
 * so it finds none; the portal's widgets are functions.
 */
export default { isForwardRef: () => false, isMemo: () => false }
