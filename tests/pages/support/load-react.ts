// React stores these browser functions when it loads. The page tests replace three of them, whose effects no test looks
// at.
const { setTimeout } = globalThis
const { createTask, timeStamp } = console as { createTask?: unknown; timeStamp: unknown }

// React shows the content behind a spinner at the earliest 300 ms after it, so that screens do not flicker. Every page
// begins with a spinner.
globalThis.setTimeout = ((work: () => void) => setTimeout(work, 0)) as typeof setTimeout
// Stacks and tracks for the developer tools take a seventh of the time.
Object.assign(console, { createTask: undefined, timeStamp: undefined })
await import('react-dom/client')
globalThis.setTimeout = setTimeout
Object.assign(console, { createTask, timeStamp })
