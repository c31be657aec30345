import type { ImgHTMLAttributes } from 'react';

interface PictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  src: string;
  /** Widths in which uploads of this kind are stored, in pixels. */
  widths: readonly number[];
}

const own = /^(\/media\/.+\/)\d+\.webp$/;

/** Responsive image of an upload; any other address is rendered unchanged. */
export function Picture({ src, widths, sizes, ...rest }: PictureProps) {
  const folder = own.exec(src)?.[1];
  if (!folder) return <img src={src} {...rest} />;
  const sources = (format: string) => widths.map((width) => `${folder}${width}.${format} ${width}w`).join();
  return (
    <picture style={{ display: 'contents' }}>
      <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
      <img src={src} srcSet={sources('webp')} sizes={sizes} {...rest} />
    </picture>
  );
}
