import { expect, test } from '@jest/globals';
import { areaOf, boundsOf, WHOLE, withEdge } from './crop-edges';

test('an edge moves inside the picture and stays apart from the opposite one', () => {
  expect(withEdge(WHOLE, 'left', 0.3)).toEqual({ ...WHOLE, left: 0.3 });
  expect(withEdge(WHOLE, 'left', -1)).toEqual(WHOLE);
  expect(withEdge({ ...WHOLE, right: 0.5 }, 'left', 0.9).left).toBeCloseTo(0.4);
  expect(withEdge({ ...WHOLE, top: 0.6 }, 'bottom', 0.2).bottom).toBeCloseTo(0.7);
  expect(boundsOf(WHOLE, 'top')).toEqual([0, 0.9]);
});

test('the area is in whole pixels of the picture', () => {
  const edges = { left: 0.1, top: 0.25, right: 0.9, bottom: 1 };
  expect(areaOf(edges, { width: 1_001, height: 400 })).toEqual({ x: 100, y: 100, width: 801, height: 300 });
  expect(areaOf(WHOLE, { width: 640, height: 480 })).toEqual({ x: 0, y: 0, width: 640, height: 480 });
});
