/** Stands in for RJSF's own templates: those that are drawn are in the theme of the portal (src/forms/theme/theme.ts), and React refuses to draw any other. */
export default () => ({ ButtonTemplates: {} })
