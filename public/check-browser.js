// Read by every browser, however old: what the portal stands on is asked for before it starts. Its oldest browsers are
// in package.json.
;(function () {
  var has =
    'noModule' in document.createElement('script') &&
    'toSorted' in Array.prototype &&
    'structuredClone' in window &&
    'OffscreenCanvas' in window && // Safari 16.4, which reads the scripts and the styles of the build
    'HTMLDialogElement' in window
  if (!has) {
    document.getElementById('root').hidden = true
    document.getElementById('old-browser').hidden = false
    return
  }

  // A page is drawn before its scripts run, and the button of its form submits nothing until then (src/ui/button.tsx).
  // A press on this button, or Enter in a field, is carried out as soon as the scripts run.
  var timer
  function press(event) {
    var form = event.target.closest('form')
    var mark = form && form.querySelector('button + input[hidden]')
    if (timer || !mark) return
    if (event.type === 'click' ? !mark.previousSibling.contains(event.target) : event.key !== 'Enter') return
    timer = setInterval(function () {
      var button = form.querySelector('button[type=submit]')
      if (!button) return
      clearInterval(timer)
      timer = 0
      button.click()
    }, 50)
  }
  document.addEventListener('click', press)
  document.addEventListener('keydown', press)
})()
