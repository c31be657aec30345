import { newSpokenWord, readSpokenWord } from './spoken-word.js';

describe('the word that a customer says', () => {
  it('has three syllables, in both scripts, and reads back from either', () => {
    for (let n = 0; n < 500; n++) {
      const { word, wordNe } = newSpokenWord();
      expect(word).toMatch(/^(?:[ktnpmrlsjdh][aiou]){3}$/);
      expect(readSpokenWord(word)).toBe(word);
      expect(readSpokenWord(wordNe)).toBe(word);
    }
  });

  it('is rarely the same twice', () => {
    expect(new Set(Array.from({ length: 300 }, () => newSpokenWord().word)).size).toBeGreaterThan(290);
  });

  it.each([
    ['जोमाटी', 'jomati'],
    ['जोमती', 'jomati'],
    [' Jo Ma-Ti ', 'jomati'],
    ['jomaatee', 'jomati'],
    ['शुनारी', 'sunari'],
  ])('is read from %s', (typed, word) => {
    expect(readSpokenWord(typed)).toBe(word);
  });
});
