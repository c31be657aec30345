import { isNamedAmong, similarNames } from './similar-names.js';

const named = (businessName: string, nameNe: string | null = null) => ({ businessName, nameNe });
const found = (own: string, ...others: string[]) =>
  similarNames(
    named(own),
    others.map((name) => named(name)),
  ).map(({ businessName }) => businessName);

describe('a name is similar', () => {
  it('to the same name in the other script', () => {
    expect(found('Nyatapola Cafe', 'न्यातपोल क्याफे', 'Himchuli Momo House')).toEqual(['न्यातपोल क्याफे']);
    expect(found('हिमचुली मम घर', 'Himchuli Momo Ghar')).toEqual(['Himchuli Momo Ghar']);
  });

  it('to one with a few other letters', () => {
    expect(found('Himchuli Momo House', 'Himchulli Momo Haus', 'Thakali Kitchen')).toEqual([
      'Himchulli Momo Haus',
    ]);
  });

  it('to one with the same first word, unless it is a word of the trade', () => {
    expect(found('Nyatapola Chiya Pasal', 'Nyatapola Cafe')).toEqual(['Nyatapola Cafe']);
    expect(found('Hotel Annapurna', 'Hotel Lumbini', 'Hotel Janaki', 'Hotel Pokhara', 'Hotel Ilam')).toEqual(
      [],
    );
  });
});

test('the holder of an account is the owner or the firm, in either script', () => {
  expect(isNamedAmong('Sanu Prajapati', ['सानु प्रजापति'])).toBe(true);
  expect(isNamedAmong('Hari Rai', ['Sanu Prajapati', 'Nyatapola Chiya Pasal'])).toBe(false);
  expect(isNamedAmong('', ['Sanu Prajapati'])).toBe(false);
});
