// React takes some of the browser's functions when it is loaded, and does here without three of them that no test looks at.
const { setTimeout } = globalThis
const { createTask, timeStamp } = console as { createTask?: unknown; timeStamp: unknown }

// What came after a spinner is shown no sooner than 300 ms after it, so that screens do not flicker; every page opens with one.
globalThis.setTimeout = ((work: () => void) => setTimeout(work, 0)) as typeof setTimeout
// Stacks and tracks for the developer tools take a seventh of the time.
Object.assign(console, { createTask: undefined, timeStamp: undefined })
await import('react-dom/client')
globalThis.setTimeout = setTimeout
Object.assign(console, { createTask, timeStamp })
