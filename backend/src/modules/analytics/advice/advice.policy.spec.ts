import { type AdviceCell, quietTimeOf } from './advice.policy.js';

/** Cells of a business that opens from 9 AM to 9 PM every day, with 10 uses per three hours by default. */
const week = (uses: Readonly<Record<string, number>> = {}): AdviceCell[] =>
  Array.from({ length: 7 }, (_, weekday) =>
    Array.from({ length: 8 }, (__, block) => ({
      weekday,
      hour: block * 3,
      uses: uses[`${weekday}.${block * 3}`] ?? (block >= 3 && block < 7 ? 10 : 0),
      isOpen: block >= 3 && block < 7,
    })),
  ).flat();

describe('advice about quiet times', () => {
  it('names the quietest three hours inside opening hours', () => {
    expect(quietTimeOf(week({ '2.15': 4, '4.15': 3 }), 300)).toEqual({
      weekday: 4,
      hour: 15,
      uses: 3,
      median: 10,
    });
  });

  it('begins with 30 redemptions', () => {
    expect(quietTimeOf(week({ '2.15': 1 }), 29)).toBeNull();
    expect(quietTimeOf(week({ '2.15': 1 }), 30)).not.toBeNull();
  });

  it('needs less than half of the median', () => {
    expect(quietTimeOf(week({ '2.15': 5 }), 300)).toBeNull();
    expect(quietTimeOf(week({ '2.15': 4 }), 300)).not.toBeNull();
  });

  it('never names hours in which the business is closed', () => {
    expect(quietTimeOf(week(), 300)).toBeNull();
    expect(
      quietTimeOf(
        week().map((cell) => ({ ...cell, isOpen: false })),
        300,
      ),
    ).toBeNull();
  });

  it('leaves out what was dismissed', () => {
    const cells = week({ '2.15': 1, '4.15': 3 });
    expect(quietTimeOf(cells, 300, [{ weekday: 2, hour: 15 }])).toMatchObject({ weekday: 4, hour: 15 });
  });
});
