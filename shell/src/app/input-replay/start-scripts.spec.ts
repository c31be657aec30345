import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startScripts } from './start-scripts';

const page = window as unknown as { requestIdleCallback?: (then: () => void) => void };
const phone = navigator as unknown as { connection?: { saveData?: boolean; effectiveType?: string } };
let touch: () => void;

const hinted = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
    ({ href }) => new URL(href).pathname,
  );
const started = (): string[] =>
  [...document.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);

function showPage(when: 'loaded' | 'touched'): void {
  document.head.innerHTML =
    '<link rel="later" as="script" data-run href="/main.js">' +
    `<link rel="later" as="script" data-when="${when}" href="/screen.js" crossorigin integrity="sha256-a">`;
  startScripts();
}

beforeEach(() => {
  window.firstTouch = new Promise((resolve) => (touch = resolve));
  page.requestIdleCallback = (then) => then();
});
afterEach(() => {
  document.head.innerHTML = '';
  // Removes the listeners of the test.
  dispatchEvent(new Event('load'));
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  delete window.firstTouch;
  delete page.requestIdleCallback;
  delete phone.connection;
  jest.useRealTimers();
});

test('nothing is fetched before the page has loaded', () => {
  showPage('loaded');
  expect([...started(), ...hinted()]).toEqual([]);
});

test('a loaded page runs its application and hints at its screen', () => {
  showPage('loaded');
  dispatchEvent(new Event('load'));
  expect(started()).toEqual(['/main.js']);
  expect(hinted()).toEqual(['/screen.js']);
  const [hint] = document.querySelectorAll('link');
  expect([hint?.getAttribute('integrity'), hint?.hasAttribute('crossorigin')]).toEqual(['sha256-a', true]);
});

test('the screen of a readable page waits for the first interaction', async () => {
  showPage('touched');
  dispatchEvent(new Event('load'));
  expect([started(), hinted()]).toEqual([['/main.js'], []]);
  touch();
  await window.firstTouch;
  expect([started(), hinted()]).toEqual([['/main.js'], ['/screen.js']]);
});

test.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'with %j a readable page fetches nothing before the first interaction, another page does',
  async (connection) => {
    phone.connection = connection;
    showPage('touched');
    dispatchEvent(new Event('load'));
    expect(started()).toEqual([]);
    touch();
    await window.firstTouch;
    expect([started(), hinted()]).toEqual([['/main.js'], ['/screen.js']]);
    showPage('loaded');
    dispatchEvent(new Event('load'));
    expect(started()).toEqual(['/main.js']);
  },
);

test('a page whose pictures do not arrive starts after four seconds', () => {
  jest.useFakeTimers();
  showPage('loaded');
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  jest.advanceTimersByTime(3_999);
  expect(started()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(started()).toEqual(['/main.js']);
});

test('a page that saves data and was touched before its links arrived starts when they are there', async () => {
  phone.connection = { saveData: true };
  document.head.innerHTML = '';
  startScripts();
  touch();
  await window.firstTouch;
  document.head.innerHTML =
    '<link rel="later" data-run href="/main.js"><link rel="later" data-when="touched" href="/screen.js">';
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect([started(), hinted()]).toEqual([['/main.js'], ['/screen.js']]);
});

test('forms are sent by the browser if the application does not arrive', () => {
  const stop = jest.fn();
  window.recordedInput = { pressed: [], stop };
  showPage('loaded');
  dispatchEvent(new Event('load'));
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(stop).toHaveBeenCalled();
  delete window.recordedInput;
});
