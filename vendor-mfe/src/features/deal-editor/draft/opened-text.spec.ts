import { expect, test } from '@jest/globals';
import { emptyDealForm } from '../deal-form';
import { formOfContent, toContent } from './draft-content';
import { openDraft } from './opened-text';

const now = new Date('2026-11-20T17:00:00Z');
const draft = {
  id: 7,
  version: 3,
  content: { title: 'Momo', startDate: '2026-11-20' },
  createdAt: '',
  updatedAt: '',
  updatedBy: null,
};

test('a form is the same after it was kept', () => {
  const form = {
    ...emptyDealForm(now),
    title: ' Two plates ',
    originalPrice: 'about ५००',
    categoryId: 4,
    weekdays: [5, 6],
    hoursFrom: '16:30',
    blackoutDates: ['2026-11-30'],
    passValidityHours: 168,
    endDay: '',
  } as const;
  const typed = { ...form, weekdays: [...form.weekdays], blackoutDates: [...form.blackoutDates] };
  expect(formOfContent(toContent(typed))).toEqual(typed);
});

test('a new deal begins with what was typed before the browser was closed', () => {
  const content = { title: 'Left over' };
  const opened = openDraft(null, { content, version: null }, now);
  expect([opened.initial.title, opened.isRestored, opened.isStale]).toEqual(['Left over', true, false]);
  expect(openDraft(null, null, now)).toEqual({
    initial: emptyDealForm(now),
    isRestored: false,
    isStale: false,
  });
});

test('a draft that changed elsewhere is set against what this browser kept', () => {
  const content = { title: 'Typed offline' };
  expect(openDraft(draft, { content, version: 3 }, now)).toMatchObject({ isRestored: true, isStale: false });
  expect(openDraft(draft, { content, version: 2 }, now)).toMatchObject({ isRestored: true, isStale: true });
  expect(openDraft(draft, { content: draft.content, version: 2 }, now).isRestored).toBe(false);
});
