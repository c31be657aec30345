import { pictureTypeOf } from './picture-type.js';

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('the type of a picture', () => {
  it.each([
    ['jpeg', '\xff\xd8\xff\xe0 JFIF'],
    ['png', '\x89PNG\r\n\x1a\n'],
    ['webp', 'RIFF\x10\x00\x00\x00WEBPVP8 '],
    ['avif', '\x00\x00\x00\x20ftypavif'],
  ])('is %s by its first bytes', (type, first) => {
    expect(pictureTypeOf(bytes(first))).toBe(type);
  });

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['GIF', 'GIF89a=1;alert(1)//'],
    ['HEIC', '\x00\x00\x00\x20ftypheic'],
    ['PDF', '%PDF-1.7'],
    ['sound in the same container', 'RIFF\x10\x00\x00\x00WAVEfmt '],
    ['nothing', ''],
  ])('is not known for %s', (_name, first) => {
    expect(pictureTypeOf(bytes(first))).toBeNull();
  });
});
