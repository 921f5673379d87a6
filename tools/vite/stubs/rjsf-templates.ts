/**
 * Replaces RJSF's own templates. The portal's theme has all templates in use (src/forms/theme/theme.ts), and React
 * throws for any other.
 */
export default () => ({ ButtonTemplates: {} })
