import { afterEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { clearLastPress } from '../../shared/clear-last-press';
import { noteLastPress } from './last-press';

afterEach(() => {
  delete window.lastPress;
});

function press(selector: string): void {
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

test('a press on a button of the page is noted until something else is pressed', () => {
  document.body.innerHTML = '<button id="menu"></button><main><button id="heart"><b></b></button></main>';
  noteLastPress();
  press('#heart b');
  expect(window.lastPress).toBe(document.querySelector('#heart'));
  press('#menu');
  expect(window.lastPress).toBeNull();
});

test('a press that React handles is cleared', () => {
  noteLastPress();
  render(
    <main onClickCapture={clearLastPress}>
      <button>Save</button>
    </main>,
  );
  screen.getByRole('button', { name: 'Save' }).click();
  expect(window.lastPress).toBeNull();
});
