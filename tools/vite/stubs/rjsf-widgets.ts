/**
 * Replaces RJSF's own widgets. The portal's theme has all widgets in use. For any other widget, RJSF throws an error
 * that names the widget.
 */
export default () => ({})
