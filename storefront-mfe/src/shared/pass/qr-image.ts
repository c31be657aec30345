type QrLibrary = Pick<typeof import('qrcode'), 'toDataURL'>;

let own: QrLibrary | null = null;

/** Loads the QR code library when the first QR code is shown. */
export const loadQrLibrary = async (): Promise<QrLibrary> => own ?? (await import('qrcode'));

/** Sets the library for a page that shows QR codes offline: nothing can be loaded there, so the page bundles it. */
export function preloadQrLibrary(library: QrLibrary): void {
  own = library;
}
