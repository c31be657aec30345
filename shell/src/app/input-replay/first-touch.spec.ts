import { afterEach, expect, test } from '@jest/globals';
import { whenTouched } from 'shared-ui/platform';
import { noteFirstTouch } from './first-touch';

async function isTouched(): Promise<boolean> {
  let touched = false;
  void whenTouched().then(() => (touched = true));
  await Promise.resolve();
  await Promise.resolve();
  return touched;
}

afterEach(() => {
  delete window.firstTouch;
});

test('a rendered page waits while the visitor reads', async () => {
  noteFirstTouch();
  expect(await isTouched()).toBe(false);
});

test.each(['scroll', 'keydown', 'focusin', 'click', 'change', 'dobbar:navigation'])(
  'it is touched by %s, also before anybody asked',
  async (sign) => {
    noteFirstTouch();
    document.dispatchEvent(new Event(sign));
    expect(await isTouched()).toBe(true);
  },
);

test.each([
  [0, false],
  [3, true],
])('a pointer that moves by %i pixels', async (movementX, isMove) => {
  noteFirstTouch();
  document.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }));
  expect(await isTouched()).toBe(isMove);
});

test('a row that scrolls by itself is no move of the visitor', async () => {
  document.body.innerHTML = '<ul></ul>';
  noteFirstTouch();
  document.querySelector('ul')?.dispatchEvent(new Event('scroll'));
  expect(await isTouched()).toBe(false);
});

test('a page that the browser renders waits for nothing', async () => {
  expect(await isTouched()).toBe(true);
});
