import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { pageKindOf, sendVitals } from './vitals';

type Note = Parameters<NonNullable<Parameters<typeof sendVitals>[0]>[number]>[0];

const leave = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  dispatchEvent(new Event('visibilitychange'));
};

describe('web vitals', () => {
  const send = jest.fn<typeof fetch>();
  let note: Note;
  const measure = () => sendVitals([(given) => (note = given)]);

  beforeEach(() => {
    send.mockResolvedValue(new Response(null, { status: 204 }));
    globalThis.fetch = send;
    history.replaceState(null, '', '/ne/deals/7-momo?search=secret');
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  });

  afterEach(() => {
    jest.clearAllMocks();
  });

  test('are sent once, when the page is left, without anything about the visitor', () => {
    measure();
    note({ name: 'LCP', value: 1_234 });
    note({ name: 'CLS', value: 0.01 });
    expect(send).not.toHaveBeenCalled();
    leave();
    leave();
    expect(send).toHaveBeenCalledTimes(1);
    const [path, init] = send.mock.calls[0] ?? [];
    expect(path).toBe('/api/events/vitals');
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
    expect(JSON.parse(init?.body as string)).toEqual({
      page: 'deal',
      device: 'computer',
      connection: 'unknown',
      values: { lcp: 1_234, cls: 0.01 },
    });
  });

  test('are not sent without a value, and a failed request is ignored', () => {
    measure();
    leave();
    expect(send).not.toHaveBeenCalled();
  });

  test.each([
    ['/', 'home'],
    ['/ne', 'home'],
    ['/deals', 'deals'],
    ['/deals/12', 'deal'],
    ['/brands/momo-house', 'brands'],
    ['/faq', 'other'],
    ['/dashboard/counter', 'counter'],
    ['/dashboard/orders', 'dashboard'],
  ])('name the kind of %s: %s', (path, kind) => {
    expect(pageKindOf(path)).toBe(kind);
  });
});
