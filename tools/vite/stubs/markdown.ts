/**
 * Replaces `markdown-to-jsx`, which RJSF imports and the portal does not use, because text from a service is plain
 * text.
 */
export const Markdown = ({ children }: { children?: string }) => children ?? null
export default Markdown
