import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchField } from './search-field';

const searched: string[] = [];
const view = (value: string) => (
  <SearchField label="Search" value={value} onSearch={(words) => searched.push(words)} />
);
const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pause = (ms = 300) => act(() => void jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  searched.length = 0;
});
afterEach(() => void jest.useRealTimers());

test('a search begins when typing pauses, once and without outer spaces', () => {
  render(view(''));
  type('mo');
  pause(299);
  type('momo ');
  pause(299);
  expect(searched).toEqual([]);
  pause(1);
  expect(searched).toEqual(['momo']);
});

test('a search that arrives late keeps what was typed since', () => {
  const { rerender } = render(view(''));
  type('momo ');
  pause();
  type('momo c');
  rerender(view('momo'));
  expect(field().value).toBe('momo c');
  pause();
  type('momo ch');
  pause();
  rerender(view('momo c'));
  expect(field().value).toBe('momo ch');
  rerender(view('momo ch'));
  expect([field().value, searched]).toEqual(['momo ch', ['momo', 'momo c', 'momo ch']]);
});

test('a space between two words stays while the first one is searched for', () => {
  const { rerender } = render(view(''));
  type('momo ');
  pause();
  rerender(view('momo'));
  expect(field().value).toBe('momo ');
});

test('the field follows the address when something else changes it', () => {
  const { rerender } = render(view('momo'));
  type('momo c');
  rerender(view(''));
  expect(field().value).toBe('');
  rerender(view('momo'));
  expect(field().value).toBe('momo');
  pause();
  expect(searched).toEqual([]);
});
