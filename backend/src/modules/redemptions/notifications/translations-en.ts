import type { MessageTranslation } from '../../notifications/index.js';

export const en = {
  'pass-issued': {
    subject: 'Your pass for {deal}',
    lines: [
      'Your pass for {deal} at {business} is ready. It is good until {until}.',
      'Show the code at the counter, and pay there.',
    ],
    button: 'Show the code',
  },
  'pass-used': {
    subject: 'You used {deal}',
    lines: ['Your pass for {deal} was used at {business}. How was it? A review helps the next guest.'],
    button: 'Write a review',
  },
  'pass-used-with-points': {
    subject: 'You used {deal} and earned {points} points',
    lines: [
      'Your pass for {deal} was used at {business}, and {points} points are yours. How was it? A review helps the next guest.',
    ],
    button: 'Write a review',
  },
  'pass-voided': {
    subject: 'The use of {deal} was taken back',
    lines: [
      '{business} took back the use of your pass for {deal}. They say: {reason}',
      'Points that it had earned are taken back too. You can get a new pass.',
    ],
    button: 'See my passes',
  },
  'pass-used-twice': {
    subject: 'A second use of {deal} was recorded',
    lines: [
      'Your code for {deal} was accepted twice at {business}. It counts once; the other time earns no points.',
      'If you know nothing of it, write to us.',
    ],
    button: 'See my codes',
  },
  'pass-not-counted': {
    subject: 'A use of {deal} does not count',
    lines: [
      '{business} accepted your code for {deal} while its counter had no internet. The code had been cancelled before, so this use earns no points.',
      'If you know nothing of it, write to us.',
    ],
    button: 'See my codes',
  },
  'lookup-word': {
    subject: 'Your word at {business}: {word}',
    lines: [
      '{business} looks up your code for {deal}. Say “{word}” at the counter within 10 minutes to allow it.',
      'Are you not there? Then tell nobody the word. Without it the counter sees nothing.',
    ],
    button: 'See my codes',
  },
  'seller-suspended': {
    subject: 'Your code for {deal} stays good',
    lines: [
      '{business} is suspended and sells nothing at the moment. Your codes there stay good: the one for {deal} until {until}.',
      'If a code is not accepted, write to us.',
    ],
    button: 'See my codes',
  },
  'deal-first-used': {
    subject: 'First guest: {deal} was used',
    lines: ['{deal} was used for the first time at {business}. Every use stands in your redemptions.'],
    button: 'See the redemptions',
  },
} satisfies Record<string, MessageTranslation>;
