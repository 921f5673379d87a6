// React stores these browser functions when it is loaded. Page tests replace three of them, because no test checks
// their effects.
const { setTimeout } = globalThis
const { createTask, timeStamp } = console as { createTask?: unknown; timeStamp: unknown }

// React waits at least 300 ms before it replaces a spinner with the content, so that screens do not flicker. Every page
// begins with a spinner.
globalThis.setTimeout = ((work: () => void) => setTimeout(work, 0)) as typeof setTimeout
// Stacks and performance tracks for the developer tools would take a seventh of the time.
Object.assign(console, { createTask: undefined, timeStamp: undefined })
await import('react-dom/client')
globalThis.setTimeout = setTimeout
Object.assign(console, { createTask, timeStamp })
