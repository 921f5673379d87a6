/**
 * Replaces `react-is`, with which RJSF recognises widgets that use `forwardRef` or `memo`. RJSF's version of `react-is`
 * does not know the elements of React 19 and recognises none of them. The portal's widgets are plain functions.
 */
export default { isForwardRef: () => false, isMemo: () => false }
