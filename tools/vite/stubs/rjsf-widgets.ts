/** Stands in for RJSF's own widgets: those that are drawn are in the theme of the portal, and for any other RJSF throws what it was asked for. */
export default () => ({})
