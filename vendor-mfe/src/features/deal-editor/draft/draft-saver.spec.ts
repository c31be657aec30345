import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { DealDraftContentDto, DealDraftView } from 'shared-ui/api/deal-drafts';
import { draftSaver, type DraftCalls, type SaveState } from './draft-saver';
import { savedTextOf } from './saved-text';

const aDraft = (version: number, content: DealDraftContentDto): DealDraftView => ({
  id: 7,
  version,
  content,
  createdAt: '2026-11-20T05:00:00.000Z',
  updatedAt: '2026-11-20T05:00:00.000Z',
  updatedBy: 'Maya',
});
const silence = { status: 0, code: 'network.unreachable', message: '', errors: [] };
const saved = savedTextOf(3);

function start(
  answer: DraftCalls['write'],
  draft: DealDraftView | null = aDraft(1, {}),
  stored: DealDraftView = aDraft(9, { title: 'Theirs' }),
) {
  const states: SaveState['kind'][] = [];
  const sent: unknown[] = [];
  const calls: DraftCalls = {
    read: async () => stored,
    create: (content) => (sent.push(['create', content]), answer(7, content, 0)),
    write: (id, content, version) => (sent.push([version, content]), answer(id, content, version)),
  };
  const saver = draftSaver(calls, saved, draft, ({ kind }) => states.push(kind));
  return { saver, states, sent };
}

const accept: DraftCalls['write'] = async (_id, content, version) => aDraft(version + 1, content);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a draft', () => {
  test('is saved once the typing rests, with the newest text', async () => {
    const { saver, sent, states } = start(accept);
    saver.changed({ title: 'T' });
    await jest.advanceTimersByTimeAsync(900);
    saver.changed({ title: 'Two' });
    expect(sent).toEqual([]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual([[1, { title: 'Two' }]]);
    expect(states).toEqual(['saving', 'saved']);
    expect(saved.read(7)).toBeNull();
  });

  test('begins with the first text, and goes on as the one that was made', async () => {
    const { saver, sent } = start(accept, null);
    saver.changed({ title: 'T' });
    expect(saved.read(null)).toEqual({ content: { title: 'T' }, version: null });
    await jest.advanceTimersByTimeAsync(1_000);
    saver.changed({ title: 'Two' });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual([
      ['create', { title: 'T' }],
      [1, { title: 'Two' }],
    ]);
    expect(saved.read(null)).toBeNull();
  });

  test('has one call on its way, and what was typed meanwhile follows', async () => {
    let answerFirst = (): void => undefined;
    const first = new Promise<void>((resolve) => (answerFirst = resolve));
    const { saver, sent } = start(async (id, content, version) => {
      if (version === 1) await first;
      return accept(id, content, version);
    });
    saver.changed({ title: 'One' });
    await jest.advanceTimersByTimeAsync(1_000);
    saver.changed({ title: 'Two' });
    await jest.advanceTimersByTimeAsync(5_000);
    expect(sent).toHaveLength(1);
    answerFirst();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(sent.at(-1)).toEqual([2, { title: 'Two' }]);
  });

  test('is tried again after a lost connection, and stays in the browser until then', async () => {
    let isDown = true;
    const { saver, states } = start(async (...call) => {
      if (isDown) throw silence;
      return accept(...call);
    });
    saver.changed({ title: 'Two' });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(states.at(-1)).toBe('waiting');
    expect(saved.read(7)).toEqual({ content: { title: 'Two' }, version: 1 });
    isDown = false;
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toBe('saved');
    expect(saved.read(7)).toBeNull();
  });

  test('is not waited for when nobody answers', async () => {
    let isHanging = true;
    const { saver, states } = start((...call) =>
      isHanging ? new Promise<never>(() => undefined) : accept(...call),
    );
    saver.changed({ title: 'Two' });
    await jest.advanceTimersByTimeAsync(9_000);
    expect(states.at(-1)).toBe('waiting');
    isHanging = false;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(states.at(-1)).toBe('saved');
  });

  test('whose answer was lost is no conflict with oneself', async () => {
    const arrived = aDraft(2, { title: 'One', description: 'Steamed.' });
    const { saver, states, sent } = start(
      async (id, content, version) => {
        if (content.title === 'One') throw silence;
        if (version === 1) throw { status: 409, code: 'version.conflict', message: '', errors: [] };
        return accept(id, content, version);
      },
      aDraft(1, {}),
      arrived,
    );
    saver.changed({ description: 'Steamed.', title: 'One' });
    await jest.advanceTimersByTimeAsync(1_000);
    saver.changed({ description: 'Steamed.', title: 'One and more' });
    await jest.advanceTimersByTimeAsync(1_100);
    expect(sent.at(-1)).toEqual([2, { description: 'Steamed.', title: 'One and more' }]);
    expect(states).not.toContain('conflict');
    expect(states.at(-1)).toBe('saved');
  });

  test('that somebody else wrote waits for a decision, and loses nothing', async () => {
    const { saver, states, sent } = start(async (id, content, version) => {
      if (version === 1) throw { status: 409, code: 'version.conflict', message: '', errors: [] };
      return accept(id, content, version);
    });
    saver.changed({ title: 'Mine' });
    await jest.advanceTimersByTimeAsync(1_000);
    saver.changed({ title: 'Mine, longer' });
    await jest.advanceTimersByTimeAsync(20_000);
    expect(states.at(-1)).toBe('conflict');
    expect(sent).toHaveLength(1);
    expect(saved.read(7)?.content).toEqual({ title: 'Mine, longer' });
    saver.goOn(aDraft(5, { title: 'Theirs' }), { title: 'Both' });
    await jest.advanceTimersByTimeAsync(0);
    expect(sent.at(-1)).toEqual([5, { title: 'Both' }]);
    expect(states.at(-1)).toBe('saved');
  });

  test('is sent at once when it is submitted, or when the page is left', async () => {
    const { saver, sent, states } = start(accept);
    saver.changed({ title: 'Two' });
    expect(await saver.flush()).toMatchObject({ version: 2 });
    saver.changed({ title: 'Three' });
    const told = states.length;
    saver.close();
    await jest.advanceTimersByTimeAsync(0);
    expect(sent.at(-1)).toEqual([2, { title: 'Three' }]);
    expect(states).toHaveLength(told);
  });

  test('that is rejected says so and is not submitted', async () => {
    const { saver, states } = start(async () => {
      throw { status: 409, code: 'draft.full', message: 'Full', errors: [] };
    }, null);
    saver.changed({ title: 'Two' });
    expect(await saver.flush()).toBeNull();
    expect(states.at(-1)).toBe('refused');
  });
});
