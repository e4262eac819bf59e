/**
 * A prerendered screen cannot respond before its script has loaded. Until it is ready (app/ScreenReady.tsx), what is
 * clicked on it and typed into it is recorded here, and then replayed. Links work by themselves.
 */
const clicked = [];
const written = new Map();

const root = () => document.getElementById('root');
const isPrerendered = element => element.closest('[data-prerendered]') !== null;

function holdClick(event) {
  if (!isPrerendered(event.target) || event.target.closest('a')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  clicked.push(placed(event.target));
}

function noteText({ target }) {
  if (isPrerendered(target)) written.set(target, { ...placed(target), text: target.value });
}

/** React may render a screen again instead of hydrating it, so an element is also identified by its position. */
function placed(element) {
  const steps = [];
  for (let at = element; at !== root(); at = at.parentElement)
    steps.unshift([...at.parentElement.children].indexOf(at));
  return { element, steps };
}

const nameOf = element => [element.tagName, element.ariaLabel ?? element.textContent].join();

function found({ element, steps }) {
  if (element.isConnected) return element;
  const there = steps.reduce((at, step) => at?.children[step], root());
  return there && nameOf(there) === nameOf(element) ? there : undefined;
}

function letThrough() {
  window.removeEventListener('click', holdClick, true);
  window.removeEventListener('input', noteText, true);
  for (const note of written.values()) writeAgain(found(note), note.text);
  for (const note of clicked)
    found(note)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** React fires onChange only when the value differs from the one it tracks, so reset the tracked value. */
function writeAgain(field, text) {
  if (!field) return;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, text);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

window.addEventListener('click', holdClick, true);
window.addEventListener('input', noteText, true);
window.addEventListener('screen:ready', letThrough, { once: true });
