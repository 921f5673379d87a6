/** Stands in for axios' fetch adapter: browsers send with XMLHttpRequest (docs/decisions/007). Null reads as "not in this build". */
export const getFetch = (): null => null
