import { assertOpeningHours, inOrder, type OpeningSpan } from './opening-hours.policy.js';

const span = (weekday: number, opens: string, closes: string): OpeningSpan => ({ weekday, opens, closes });

describe('opening hours (G6)', () => {
  it.each([
    ['several spans a day', [span(1, '17:00', '22:00'), span(1, '11:00', '14:30')]],
    ['spans that touch', [span(1, '11:00', '14:00'), span(1, '14:00', '22:00')]],
    ['a night', [span(5, '18:00', '02:00'), span(6, '18:00', '02:00')]],
    ['all day and all night', [span(0, '00:00', '24:00'), span(1, '00:00', '24:00')]],
    ['the end of the week', [span(6, '20:00', '03:00'), span(0, '03:00', '10:00')]],
  ])('may be %s', (_what, spans) => expect(() => assertOpeningHours(spans)).not.toThrow());

  it.each([
    ['overlap', [span(1, '11:00', '15:00'), span(1, '14:00', '22:00')]],
    ['be twice the same', [span(1, '11:00', '15:00'), span(1, '11:00', '15:00')]],
    ['run into the next day’s', [span(1, '18:00', '09:00'), span(2, '08:00', '12:00')]],
    ['run over the week’s end into Sunday’s', [span(6, '20:00', '03:00'), span(0, '02:00', '10:00')]],
    ['end when they begin', [span(1, '11:00', '11:00'), span(2, '09:00', '10:00')]],
  ])('must not %s', (_what, spans) =>
    expect(() => assertOpeningHours(spans)).toThrow(expect.objectContaining({ code: 'request.invalid' })),
  );

  it('are kept by weekday and time', () => {
    expect(
      inOrder([span(2, '09:00', '10:00'), span(1, '17:00', '22:00'), span(1, '11:00', '14:30')]),
    ).toEqual([span(1, '11:00', '14:30'), span(1, '17:00', '22:00'), span(2, '09:00', '10:00')]);
  });
});
