import { useEffect, useState } from 'react';
import { loadQrLibrary } from './qr-image';
import { qrLook } from './qr-look';

/** Returns the QR code image of a text; null while the library loads. */
export function useQrPicture(text: string): string | null {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    const draw = async () => {
      const { toDataURL } = await loadQrLibrary();
      const address = await toDataURL(text, qrLook(text));
      if (wanted) setPicture(address);
    };
    void draw();
    return () => {
      wanted = false;
    };
  }, [text]);
  return picture;
}
