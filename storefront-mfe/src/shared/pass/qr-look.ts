/** What a QR of version 3 (29 modules) holds at correction level M, in bytes. */
const MAX_BYTES_AT_M = 42;

/** Shown at most 330 px wide; drawn larger, so that every module is as wide as its neighbour on any screen. */
const WIDTH = 960;

export interface QrLook {
  width: number;
  margin: number;
  errorCorrectionLevel: 'M' | 'L';
  color: { dark: string; light: string };
}

/** How a text is drawn: correction level M, or L where M needs more than version 3. */
export const qrLook = (text: string): QrLook => ({
  width: WIDTH,
  margin: 1,
  errorCorrectionLevel: new TextEncoder().encode(text).length <= MAX_BYTES_AT_M ? 'M' : 'L',
  // The value of --color-brand-900: the picture has no style sheet.
  color: { dark: '#2A0B4D', light: '#FFFFFF' },
});
