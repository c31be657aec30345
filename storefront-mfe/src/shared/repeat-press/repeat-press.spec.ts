import { afterEach, expect, jest, test } from '@jest/globals';
import { repeatPress } from './repeat-press';

afterEach(() => {
  delete window.lastPress;
});

test('the last press is repeated in the part that has its button, and nowhere else', () => {
  document.body.innerHTML = '<div id="part"><button></button></div><div id="other"></div>';
  const button = document.querySelector('button') as HTMLButtonElement;
  const pressed = jest.fn();
  button.addEventListener('click', pressed);
  repeatPress(document.querySelector('#part'));
  window.lastPress = button;
  repeatPress(document.querySelector('#other'));
  repeatPress(null);
  expect(pressed).not.toHaveBeenCalled();
  repeatPress(document.querySelector('#part'));
  expect(pressed).toHaveBeenCalledTimes(1);
});
