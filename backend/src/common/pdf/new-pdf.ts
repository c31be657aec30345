import { createRequire } from 'node:module';
import type PDFKit from 'pdfkit';

export type PdfDocument = PDFKit.PDFDocument;

/** Font file of a weight. The font contains Latin and Devanagari. */
const fontOf = (weight: string): string =>
  createRequire(import.meta.url).resolve(
    `@expo-google-fonts/anek-devanagari/${weight}/AnekDevanagari_${weight}.ttf`,
  );

interface PdfOptions {
  width: number;
  height: number;
  margin: number;
  title: string;
  author: string;
  createdAt: Date;
}

/**
 * Creates a PDF with the fonts `regular` and `bold`, which cover both languages. Its text is searchable.
 * @param draw draws the content of the pages
 */
export async function newPdf(options: PdfOptions, draw: (page: PdfDocument) => void): Promise<Buffer> {
  const { width, height, margin, title, author, createdAt } = options;
  // Loaded with the first PDF, because few requests need it.
  const { default: Pdf } = await import('pdfkit');
  const page = new Pdf({
    size: [width, height],
    margin,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: createdAt },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    page.on('data', (chunk: Buffer) => chunks.push(chunk));
    page.on('end', () => resolve(Buffer.concat(chunks)));
    page.on('error', reject);
  });
  page.registerFont('regular', fontOf('400Regular')).registerFont('bold', fontOf('700Bold'));
  draw(page);
  page.end();
  return done;
}
