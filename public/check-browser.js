// Read by every browser, however old: what the portal stands on is asked for before it starts. Its oldest browsers are
// in package.json.
;(function () {
  var has =
    'noModule' in document.createElement('script') &&
    'toSorted' in Array.prototype &&
    'structuredClone' in window &&
    'HTMLDialogElement' in window
  if (has) return
  document.getElementById('root').hidden = true
  document.getElementById('old-browser').hidden = false
})()
