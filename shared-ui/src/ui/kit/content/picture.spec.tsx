import { describe, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { Picture } from './picture';

const html = (src: string) =>
  render(<Picture src={src} widths={[320, 640]} sizes="50vw" alt="Momo" />).container.innerHTML;

describe('a picture', () => {
  test('that was uploaded is offered in its sizes and formats', () => {
    const shown = html('/media/0199-a/640.webp');
    expect(shown).toContain('/media/0199-a/320.avif 320w,/media/0199-a/640.avif 640w');
    expect(shown).toContain('src="/media/0199-a/640.webp"');
    expect(shown).toContain('alt="Momo"');
  });

  test('of any other kind is shown as it is', () => {
    expect(html('/covers/dining-1.svg')).toBe('<img alt="Momo" src="/covers/dining-1.svg">');
  });
});
