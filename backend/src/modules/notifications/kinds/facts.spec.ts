import { valuesOf } from './facts.js';

const facts = {
  deal: { en: 'Two plates', ne: 'दुई प्लेट' },
  other: { en: 'Only English', ne: null },
  business: 'Himchuli',
  points: 1_200,
  until: { at: '2026-11-30T18:14:59.999Z' },
};

describe('the values of a notification', () => {
  it('are English words and Nepal’s time', () => {
    expect(valuesOf(facts, 'en')).toEqual({
      deal: 'Two plates',
      other: 'Only English',
      business: 'Himchuli',
      points: '1,200',
      until: expect.stringMatching(/^Nov 30, 2026, 11:59\sPM$/),
    });
  });

  it('are Nepali words where there are any, and Nepali digits', () => {
    const values = valuesOf(facts, 'ne');
    expect(values).toMatchObject({ deal: 'दुई प्लेट', other: 'Only English', points: '१,२००' });
    expect(values['until']).toBe('१४ मंसिर २०८३, राति ११:५९');
  });
});
