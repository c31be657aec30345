import { describe, expect, jest, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { localizedPath, plainPath } from './localized-path';
import { RichText } from './rich-text';
import { defineTexts } from './texts';
import { translator } from './translate';

describe('a text', () => {
  const entries = { hello: 'Hello {name}', deals_one: '{count} deal', deals_other: '{count} deals' };
  const t = translator<'hello' | 'deals' | 'gone'>(entries, 'en');

  test('is filled and counted', () => {
    expect(t('hello', { name: 'Sujata' })).toBe('Hello Sujata');
    expect([t('deals', { count: 1 }), t('deals', { count: 1200 })]).toEqual(['1 deal', '1,200 deals']);
  });

  test('writes numbers in the digits of its language', () => {
    const ne = translator<'left'>({ left: '{count} बाँकी' }, 'ne');
    expect(ne('left', { count: 12 })).toBe('१२ बाँकी');
  });

  test('is never missing in silence', () => {
    expect(() => t('gone')).toThrow("No text 'gone' in en");
  });

  test('renders its marked parts', () => {
    const parts = { terms: (content: string) => <a href="/terms">{content}</a> };
    const { container } = render(<RichText text="See <terms>Terms</terms> first" parts={parts} />);
    expect(container.innerHTML).toBe('See <a href="/terms">Terms</a> first');
  });
});

describe('a catalogue', () => {
  test('loads one language and leaves the other alone', async () => {
    const asked: string[] = [];
    const texts = defineTexts({
      en: async () => (asked.push('en'), { default: { hello: 'Hello' } }),
      ne: async () => (asked.push('ne'), { default: { _reviewed: false, hello: 'नमस्ते' } }),
    });
    expect(texts.read('ne')).toBeNull();
    await Promise.all([texts.load('ne'), texts.load('ne')]);
    expect(asked).toEqual(['ne']);
    expect(texts.read('ne')?.hello).toBe('नमस्ते');
    expect(texts.read('en')).toBeNull();
  });

  test('asks again after a failure, but not at once', async () => {
    jest.useFakeTimers();
    let attempts = 0;
    const texts = defineTexts({
      en: async () => {
        attempts += 1;
        if (attempts === 1) throw new Error('offline');
        return { default: { hello: 'Hello' } };
      },
      ne: async () => ({ default: { _reviewed: false, hello: '' } }),
    });
    await expect(texts.load('en')).rejects.toThrow('offline');
    await expect(texts.load('en')).rejects.toThrow('offline');
    expect(attempts).toBe(1);
    jest.advanceTimersByTime(1_000);
    await texts.load('en');
    expect(texts.read('en')?.hello).toBe('Hello');
    jest.useRealTimers();
  });
});

describe('a path', () => {
  test('stands under /ne in Nepali, dashboards excepted', () => {
    expect(localizedPath('/', 'ne')).toBe('/ne');
    expect(localizedPath('/deals?sort=ending', 'ne')).toBe('/ne/deals?sort=ending');
    expect(localizedPath('/dashboard/redemptions', 'ne')).toBe('/dashboard/redemptions');
    expect(localizedPath('/deals', 'en')).toBe('/deals');
  });

  test('can be freed of its language', () => {
    expect([plainPath('/ne'), plainPath('/ne/deals'), plainPath('/news')]).toEqual(['/', '/deals', '/news']);
  });
});
