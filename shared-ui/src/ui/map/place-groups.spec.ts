import { describe, expect, test } from '@jest/globals';
import { groupPlaces, type Bounds } from './place-groups';

const nepal: Bounds = [80, 26, 89, 31];
const thamel = { id: 1, latitude: 27.7154, longitude: 85.3123 };
const patan = { id: 2, latitude: 27.673, longitude: 85.325 };
const lakeside = { id: 3, latitude: 28.2096, longitude: 83.9556 };

describe('the marks of a map', () => {
  const groups = groupPlaces([thamel, patan, lakeside]);

  test('are one where places would cover each other', () => {
    const marks = groups.marksIn(nepal, 7);
    expect(marks).toHaveLength(2);
    expect(marks.find(({ kind }) => kind === 'group')).toMatchObject({ count: 2 });
    expect(marks.find(({ kind }) => kind === 'place')).toMatchObject({ place: lakeside });
  });

  test('fall apart where there is room', () => {
    const [group] = groups.marksIn(nepal, 7).filter((mark) => mark.kind === 'group');
    const zoom = groups.zoomToOpen(group?.id ?? 0);
    expect(groups.marksIn(nepal, zoom).every(({ kind }) => kind === 'place')).toBe(true);
  });

  test('leave out what is not in sight', () => {
    expect(groups.marksIn([83, 28, 84, 29], 12)).toHaveLength(1);
  });
});
