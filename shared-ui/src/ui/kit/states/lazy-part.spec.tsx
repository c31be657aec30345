import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { lazyPart } from './lazy-part';

const Hello = ({ name }: { name: string }) => <p>Namaste, {name}</p>;

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('a part waits for its code and then stands', async () => {
  const Part = lazyPart(() => Promise.resolve(Hello));
  render(<Part name="Asha" waiting={<p>Soon</p>} />);
  expect(screen.getByText('Soon')).toBeTruthy();
  expect(await screen.findByText('Namaste, Asha')).toBeTruthy();
});

test('code that does not arrive keeps the place, and is asked for again with the connection', async () => {
  let isOnline = false;
  const Part = lazyPart(() => (isOnline ? Promise.resolve(Hello) : Promise.reject(new Error('no line'))));
  render(
    <>
      <Part name="Asha" waiting={<p>Soon</p>} />
      <p>The page</p>
    </>,
  );
  await act(async () => Promise.resolve());
  expect(screen.getByText('Soon')).toBeTruthy();
  expect(screen.getByText('The page')).toBeTruthy();
  isOnline = true;
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Namaste, Asha')).toBeTruthy();
});
