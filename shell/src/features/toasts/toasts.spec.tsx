import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { makeStore, Provider, toastShown } from 'shared-ui/store';
import { Toasts } from './toasts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function renderToasts() {
  const store = makeStore();
  render(
    <Provider store={store}>
      <Toasts />
    </Provider>,
  );
  return (title: string) => act(() => void store.dispatch(toastShown({ kind: 'success', title })));
}

test('one toast is shown at a time, for five seconds each', () => {
  const show = renderToasts();
  show('Deal Redeemed');
  act(() => void jest.advanceTimersByTime(3000));
  show('Review Submitted');
  expect(screen.queryByText('Deal Redeemed')).toBeNull();
  act(() => void jest.advanceTimersByTime(4999));
  expect(screen.getByText('Review Submitted')).toBeTruthy();
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.queryByText('Review Submitted')).toBeNull();
});

test.each([
  [49, true],
  [50, false],
])('a swipe of %i px leaves it there: %s', (distance, isLeft) => {
  renderToasts()('Deal Redeemed');
  const toast = screen.getByText('Deal Redeemed');
  fireEvent(toast, new MouseEvent('pointerdown', { bubbles: true, clientX: 10 }));
  fireEvent(toast, new MouseEvent('pointerup', { bubbles: true, clientX: 10 + distance }));
  expect(screen.queryByText('Deal Redeemed') !== null).toBe(isLeft);
});
