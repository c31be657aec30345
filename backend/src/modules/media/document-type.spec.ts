import { documentTypeOf } from './document-type.js';

const pdf = (body: string): Buffer => Buffer.from(`%PDF-1.7\n${body}\n%%EOF\n`);

describe('a document is taken for what its bytes are', () => {
  it.each([
    ['pdf', pdf('1 0 obj <</Type /Catalog>> endobj')],
    ['jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ])('%s', (type, bytes) => expect(documentTypeOf(bytes)).toBe(type));

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>%PDF-1.7 %%EOF')],
    ['a PDF that breaks off', Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a drawing with script', Buffer.from('<svg onload="alert(1)"/>')],
    ['a program', Buffer.from('MZ\x90\x00')],
    ['a PDF that ends far before the file does', Buffer.concat([pdf(''), Buffer.alloc(5_000, 'x')])],
  ])('but not %s', (_what, bytes) => expect(documentTypeOf(bytes)).toBeNull());
});
