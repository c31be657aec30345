import { expect, test } from '@jest/globals';
import type { SavedReplyView } from 'shared-ui/api/saved-replies';
import { fillReply, fittingReplies, languageOf, replyIn } from './fill-reply';

const reply = (id: number, stars: number[]): SavedReplyView => ({
  id,
  use: 'review',
  title: `Reply ${id}`,
  text: 'Thank you',
  textNe: id === 2 ? 'धन्यवाद' : null,
  stars,
  updatedAt: '2026-11-26T10:00:00Z',
});

const facts = { guest: 'Manisha', deal: 'Khaja set', branch: 'Patan' };

test('placeholders are replaced, other braces stay', () => {
  expect(fillReply('{guest}, {deal} in {branch}. {guest}! {price}', facts)).toBe(
    'Manisha, Khaja set in Patan. Manisha! {price}',
  );
});

test('the language is that of the words, else that of the reader', () => {
  expect([languageOf('Good momo', 'ne'), languageOf('मःमः मीठो', 'en'), languageOf(null, 'ne')]).toEqual([
    'en',
    'ne',
    'ne',
  ]);
});

test('a reply without a Nepali text is shown in English', () => {
  expect([replyIn('ne', reply(1, [])), replyIn('ne', reply(2, [])), replyIn('en', reply(2, []))]).toEqual([
    'Thank you',
    'धन्यवाद',
    'Thank you',
  ]);
});

test('replies for the stars come before those for all, and others are left out', () => {
  const replies = [reply(1, []), reply(2, [4, 5]), reply(3, [1, 2, 3]), reply(4, [2])];
  expect(fittingReplies(replies, 2).map(({ id }) => id)).toEqual([4, 3, 1]);
  expect(fittingReplies(replies).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});
