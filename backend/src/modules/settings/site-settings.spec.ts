import { DEFAULTS, settledSite } from './site-settings.js';

describe('the site’s settings', () => {
  it('are the defaults until somebody stores others', () => {
    expect(settledSite({})).toEqual(DEFAULTS);
    expect(settledSite({ phone: '01-4000000', answerHours: 48 })).toEqual({
      ...DEFAULTS,
      phone: '01-4000000',
      answerHours: 48,
    });
  });

  it.each([{ phone: '' }, { phone: 7 }, { answerHours: '48' }, { answerHours: -1 }, { unknown: 'x' }])(
    'pass over %j',
    (stored) => {
      expect(settledSite(stored)).toEqual(DEFAULTS);
    },
  );
});
