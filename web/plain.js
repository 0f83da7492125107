/* For a browser in which the page does not start: says so in plain words. Written so that any browser can read it. */
function plain(event) {
  // Firefox says so of whatever is fetched early and was there already.
  if (event && event.target.tagName === 'LINK') return
  document.getElementById('plain').removeAttribute('hidden')
}
// What is there and would break in the middle of a game is not begun.
if (!('noModule' in document.createElement('script')) || !Object.hasOwn || ![].findLast || !window.HTMLDialogElement) {
  document.body.removeChild(document.getElementById('app'))
  plain()
}
// The first script cannot be fetched, cannot be read or throws; as soon as there is a page, its styles hide this one.
window.addEventListener('error', plain, true)
window.addEventListener('unhandledrejection', plain)
