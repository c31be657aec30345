import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { countInteractions } from './interactions';

type Notice = (entries: { isIntersecting: boolean; target: Element }[]) => void;

let comeIntoSight: Notice;
const post = jest.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  jest.useFakeTimers();
  post.mockReset().mockResolvedValue(new Response());
  Object.assign(globalThis, {
    fetch: post,
    MutationObserver: class {
      observe(): void {}
    },
    IntersectionObserver: class {
      constructor(notice: Notice) {
        comeIntoSight = notice;
      }
      observe(): void {}
    },
  });
});

afterEach(() => {
  jest.useRealTimers();
});

const sent = (): unknown[] =>
  post.mock.calls.flatMap(([, { body }]) => (JSON.parse(body as string) as { events: unknown[] }).events);

test('deals in sight and the one that is opened are told once, together', () => {
  document.body.innerHTML = `
    <article data-deal="7"></article><article data-deal="8"></article><aside data-deal-page="9"></aside>`;
  countInteractions();
  const [seen, passed] = document.querySelectorAll('article');
  comeIntoSight([
    { isIntersecting: true, target: seen as Element },
    { isIntersecting: false, target: passed as Element },
  ]);
  comeIntoSight([{ isIntersecting: true, target: seen as Element }]);
  expect(post).not.toHaveBeenCalled();
  jest.advanceTimersByTime(3_000);
  expect(post).toHaveBeenCalledTimes(1);
  expect(sent()).toEqual([
    { kind: 'click', dealId: 9 },
    { kind: 'view', dealId: 7 },
  ]);
});
