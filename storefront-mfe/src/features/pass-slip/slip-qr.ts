import { loadQrLibrary } from '../../shared/pass/qr-image';

/** Modules of white around the code, so that it is read on any background. */
const QUIET = 4;

/** Draws the signed QR code of a slip: correction level M, because paper gets dirty. @param width in pixels */
export const slipQr = async (text: string, width: number): Promise<string> =>
  (await loadQrLibrary()).toDataURL(text, {
    width,
    margin: QUIET,
    errorCorrectionLevel: 'M',
    // The value of --color-brand-900, because the image has no stylesheet.
    color: { dark: '#2A0B4D', light: '#FFFFFF' },
  });
