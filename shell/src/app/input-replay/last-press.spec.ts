import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { noteLastPress } from './last-press';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<button><b></b></button><a href="#"></a>';
  noteLastPress();
});

afterEach(() => {
  jest.useRealTimers();
  delete window.lastPress;
});

function press(selector: string): void {
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

test('the button that was pressed last is noted after its event', () => {
  press('b');
  expect(window.lastPress).toBeUndefined();
  jest.runAllTimers();
  expect(window.lastPress).toBe(document.querySelector('button'));
});

test('a press on something else replaces it', () => {
  press('b');
  press('a');
  jest.runAllTimers();
  expect(window.lastPress).toBeNull();
});
