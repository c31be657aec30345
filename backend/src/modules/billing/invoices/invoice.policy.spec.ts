import { type InvoiceLine, sumsOf } from './invoice.policy.js';

const line = (unitPaisa: number, quantity = 1): InvoiceLine => ({
  text: 'Two plates of momo',
  textNe: null,
  quantity,
  unitPaisa,
});

describe('the sums of an invoice (IN2)', () => {
  it.each([
    [113_00, 100_00, 13_00],
    [999_00, 884_07, 114_93],
    [1, 1, 0],
    [5, 4, 1],
  ])('take %d paisa apart into %d and %d of VAT', (total, net, vat) => {
    expect(sumsOf([line(total)], 0)).toMatchObject({ netPaisa: net, vatPaisa: vat, totalPaisa: total });
  });

  it('tax what is paid in money alone', () => {
    expect(sumsOf([line(200_00, 2), line(50_00)], 224_00)).toEqual({
      linesPaisa: 450_00,
      pointsPaisa: 224_00,
      netPaisa: 200_00,
      vatPaisa: 26_00,
      totalPaisa: 226_00,
    });
  });

  it('lose no paisa, whatever the total', () => {
    for (let total = 1; total < 20_000; total += 7) {
      const { netPaisa, vatPaisa } = sumsOf([line(total)], 0);
      expect(netPaisa + vatPaisa).toBe(total);
      expect(Math.abs(vatPaisa - (total * 13) / 113)).toBeLessThanOrEqual(0.5);
    }
  });

  it.each([
    [100, 100],
    [100, 101],
    [10.5, 0],
    [100, -1],
  ])('reject %d paisa with %d in points', (unitPaisa, points) => {
    expect(() => sumsOf([line(unitPaisa)], points)).toThrow('An invoice over');
  });
});
