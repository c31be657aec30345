import { useEffect, useState } from 'react';

/** Shown 240 px wide; drawn four times as large, so that every module is as wide as its neighbour on any screen. */
const LOOK = {
  width: 960,
  margin: 1,
  errorCorrectionLevel: 'M',
  color: { dark: '#5B1A9B', light: '#FFFFFF' },
} as const;

/** A text as a QR picture; null while the drawing library is on its way. */
export function useQrPicture(text: string): string | null {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    const draw = async () => {
      const { toDataURL } = await import('qrcode');
      const address = await toDataURL(text, LOOK);
      if (wanted) setPicture(address);
    };
    void draw();
    return () => {
      wanted = false;
    };
  }, [text]);
  return picture;
}
