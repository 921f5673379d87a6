/** Replaces RJSF's own widgets. The portal's theme has all widgets in use, and RJSF throws the name of any other. */
export default () => ({})
