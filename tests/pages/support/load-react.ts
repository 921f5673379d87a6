// When React loads, it keeps references to browser functions. Page tests replace three of these functions while React
// loads: `setTimeout`, `console.createTask` and `console.timeStamp`. Tests run faster without the originals, and no
// test checks what they do.
const { setTimeout } = globalThis
const { createTask, timeStamp } = console as { createTask?: unknown; timeStamp: unknown }

// React waits at least 300 ms before it replaces a spinner with the content, so that screens do not flicker. Every page
// begins with a spinner, so tests run without this wait.
globalThis.setTimeout = ((work: () => void) => setTimeout(work, 0)) as typeof setTimeout
// With these functions, React would spend a seventh of the time on stack traces and performance tracks for the
// developer tools.
Object.assign(console, { createTask: undefined, timeStamp: undefined })
await import('react-dom/client')
globalThis.setTimeout = setTimeout
Object.assign(console, { createTask, timeStamp })
