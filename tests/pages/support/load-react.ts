// React keeps references to these browser functions when it loads. Page tests replace three of them during loading,
// because this makes tests faster and no test checks the effects of the functions.
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
