let fetchAhead: (url: string) => Promise<void> = () => Promise.resolve()

/** The router tells how a page is fetched ahead; links below it only ask. */
export function configurePreload(preload: (url: string) => Promise<void>): void {
  fetchAhead = preload
}

/** Fetches what a page needs before it is asked for. A failure is not shown: the click will tell. */
export const preloadPage = (url: string): Promise<void> => fetchAhead(url).catch(() => undefined)
