/** Capacity of a version 3 QR code (29 modules) at correction level M, in bytes. */
const MAX_BYTES_AT_M = 42;

/**
 * Width of the image in pixels. It is displayed at most 330 px wide; the larger image keeps all modules equally wide on any
 * screen.
 */
const WIDTH = 960;

export interface QrLook {
  width: number;
  margin: number;
  errorCorrectionLevel: 'M' | 'L';
  color: { dark: string; light: string };
}

/** Returns the options for a text: correction level M, or L if M would need more than version 3. */
export const qrLook = (text: string): QrLook => ({
  width: WIDTH,
  margin: 1,
  errorCorrectionLevel: new TextEncoder().encode(text).length <= MAX_BYTES_AT_M ? 'M' : 'L',
  // The value of --color-brand-900, because the image has no stylesheet.
  color: { dark: '#2A0B4D', light: '#FFFFFF' },
});
