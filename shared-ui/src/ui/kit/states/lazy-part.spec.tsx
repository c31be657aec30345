import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { deferredPart, lazyPart } from './lazy-part';

const Hello = ({ name }: { name: string }) => <p>Namaste, {name}</p>;

let isOnline: boolean;

beforeEach(() => {
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  delete window.firstTouch;
  delete window.lastPress;
});

const settle = () => act(async () => Promise.resolve());

test('a part waits for its code and then stands', async () => {
  const Part = lazyPart(() => Promise.resolve(Hello));
  render(<Part name="Asha" waiting={<p>Soon</p>} />);
  expect(screen.getByText('Soon')).toBeTruthy();
  expect(await screen.findByText('Namaste, Asha')).toBeTruthy();
});

test('code that does not arrive keeps the place, and is asked for again with the connection', async () => {
  isOnline = false;
  const Part = lazyPart(() => (isOnline ? Promise.resolve(Hello) : Promise.reject(new Error('no line'))));
  render(
    <>
      <Part name="Asha" waiting={<p>Soon</p>} />
      <p>The page</p>
    </>,
  );
  await settle();
  expect(screen.getByText('Soon')).toBeTruthy();
  expect(screen.getByText('The page')).toBeTruthy();
  isOnline = true;
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Namaste, Asha')).toBeTruthy();
});

test('code that a server does not send is asked for three times', async () => {
  jest.useFakeTimers();
  const load = jest.fn(() => Promise.reject<typeof Hello>(new Error('no server')));
  const Part = lazyPart(load);
  render(<Part name="Asha" waiting={<p>Soon</p>} />);
  for (const times of [1, 2, 3]) {
    await settle();
    expect(load).toHaveBeenCalledTimes(times);
    await act(async () => jest.advanceTimersByTimeAsync(5_000));
  }
  expect(load).toHaveBeenCalledTimes(3);
  expect(screen.getByText('Soon')).toBeTruthy();
});

test("a deferred part is loaded with the visitor's first move", async () => {
  let move: () => void = () => undefined;
  window.firstTouch = new Promise((resolve) => (move = resolve));
  const load = jest.fn(() => Promise.resolve(Hello));
  const Part = deferredPart(load);
  render(<Part name="Asha" waiting={<p>Soon</p>} />);
  await settle();
  expect(load).not.toHaveBeenCalled();
  move();
  expect(await screen.findByText('Namaste, Asha')).toBeTruthy();
});

test('a part that somebody asked for says that it did not come, and is tried again by a press', async () => {
  let isThere = false;
  const Part = lazyPart(() => (isThere ? Promise.resolve(Hello) : Promise.reject(new Error('no server'))));
  render(<Part name="Asha" instead={(again) => <button onClick={again}>Again</button>} />);
  const button = await screen.findByRole('button', { name: 'Again' });
  isThere = true;
  act(() => button.click());
  expect(await screen.findByText('Namaste, Asha')).toBeTruthy();
});

test('a press on the part before it was hydrated is repeated once', async () => {
  const pressed = jest.fn();
  document.body.insertAdjacentHTML('beforeend', '<button id="early"></button>');
  const button = document.querySelector<HTMLButtonElement>('#early');
  button?.addEventListener('click', pressed);
  window.lastPress = button;
  const Part = lazyPart(() => Promise.resolve(Hello));
  render(<Part name="Asha" />);
  await screen.findByText('Namaste, Asha');
  expect(pressed).toHaveBeenCalledTimes(1);
  button?.remove();
});

test('a press that React handles as it hydrates the part is not repeated', async () => {
  const pressed = jest.fn();
  document.body.insertAdjacentHTML('beforeend', '<button id="early"></button>');
  const button = document.querySelector<HTMLButtonElement>('#early');
  const Part = lazyPart(() => Promise.resolve(Hello));
  render(<Part name="Asha" />);
  await screen.findByText('Namaste, Asha');
  button?.addEventListener('click', () => {
    pressed();
    window.lastPress = button;
    render(<Part name="Bina" />);
  });
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(await screen.findByText('Namaste, Bina')).toBeTruthy();
  expect(pressed).toHaveBeenCalledTimes(1);
  button?.remove();
});
