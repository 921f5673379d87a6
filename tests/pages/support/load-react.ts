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
const react = (await import('react')) as unknown as Readonly<Record<string, object | undefined>>
await import('react-dom/client')
globalThis.setTimeout = setTimeout
Object.assign(console, { createTask, timeStamp })

// React's development build makes an error object for each element, up to ten thousand a second, to show in which
// component it was created. This counter says that there are already that many, which saves another tenth of the time.
// React's warnings stay; they name the component without the line that created it.
const internals = react['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE']
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => 1e4,
    set: () => {
      // React resets and raises its counter
    },
  })
