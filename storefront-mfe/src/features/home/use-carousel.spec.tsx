import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useCarousel } from './use-carousel';

function Probe() {
  const { index, show, toggle, holders } = useCarousel(3);
  return (
    <div data-testid="carousel" {...holders}>
      <output>{index}</output>
      <button onClick={() => show(index - 1)}>back</button>
      <button onClick={toggle}>stop</button>
    </div>
  );
}

const shown = () => screen.getByRole('status').textContent;
const wait = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));

describe('the hero', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('goes on every five seconds and wraps', async () => {
    render(<Probe />);
    const seen: (string | null)[] = [];
    for (let step = 0; step < 3; step += 1) {
      await wait(5000);
      seen.push(shown());
    }
    expect(seen).toEqual(['1', '2', '0']);
  });

  test('wraps backwards and counts again after a manual step', async () => {
    render(<Probe />);
    await wait(4000);
    fireEvent.click(screen.getByText('back'));
    expect(shown()).toBe('2');
    await wait(4000);
    expect(shown()).toBe('2');
    await wait(1000);
    expect(shown()).toBe('0');
  });

  test('waits in a hidden tab', async () => {
    render(<Probe />);
    const hide = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      fireEvent(document, new Event('visibilitychange'));
    };
    hide(true);
    await wait(20_000);
    expect(shown()).toBe('0');
    hide(false);
    await wait(5000);
    expect(shown()).toBe('1');
  });

  test('does not begin for who asked for little motion', async () => {
    const usual = globalThis.matchMedia;
    globalThis.matchMedia = (query) => ({ ...usual(query), matches: query.includes('reduced-motion') });
    render(<Probe />);
    await wait(20_000);
    expect(shown()).toBe('0');
    globalThis.matchMedia = usual;
  });

  test('waits while it holds the focus, and stops when told to', async () => {
    render(<Probe />);
    fireEvent.focus(screen.getByText('back'));
    await wait(20_000);
    expect(shown()).toBe('0');
    fireEvent.blur(screen.getByText('back'));
    fireEvent.click(screen.getByText('stop'));
    await wait(20_000);
    expect(shown()).toBe('0');
  });
});
