type QrLibrary = Pick<typeof import('qrcode'), 'toDataURL'>;

let own: QrLibrary | null = null;

/** The library that draws QR codes, fetched when the first one is shown. */
export const loadQrLibrary = async (): Promise<QrLibrary> => own ?? (await import('qrcode'));

/** For a page that shows codes without a connection: nothing can be fetched there, so the library is a part of it. */
export function preloadQrLibrary(library: QrLibrary): void {
  own = library;
}
