import { CONNECTION_CLASSES, connectionsPerClass } from './connection-class.js';

describe('the connections of each class', () => {
  it('are five, three, four, two and two of sixteen', () => {
    expect(connectionsPerClass(16)).toEqual({ counter: 5, public: 3, request: 4, background: 2, keys: 2 });
  });

  it('have the size of the pool as their sum, and are never none', () => {
    for (let size = CONNECTION_CLASSES.length; size <= 100; size++) {
      const sizes = Object.values(connectionsPerClass(size));
      expect(sizes.reduce((sum, each) => sum + each, 0)).toBe(size);
      expect(Math.min(...sizes)).toBeGreaterThan(0);
    }
  });
});
