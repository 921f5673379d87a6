/** Stands in for `markdown-to-jsx`, which RJSF imports and the portal never uses: server text is text. */
export const Markdown = ({ children }: { children?: string }) => children ?? null
export default Markdown
