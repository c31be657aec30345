import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { ApiClient, Answer, Problem } from './api/api-client.js';

/** A photo as phones make it: rotated by its metadata, with the location. */
export const phonePhoto = (width = 1_600, height = 1_200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c2410c' } })
    .composite([
      { input: Buffer.from(`<svg><rect width="${width / 2}" height="${height / 2}" fill="#166534"/></svg>`) },
    ])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Canary' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 42/1 0/1' } })
    .toBuffer();

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/** A small file that decodes to more than the memory: a PNG of one color, with sides of `side` pixels. */
export function pixelBomb(side: number): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

export interface Uploaded {
  id: string;
  path: string;
  width: number;
  height: number;
  sources: { type: string; srcset: string }[];
}

/** Uploads an image as a form does. */
export async function upload(
  client: ApiClient,
  purpose: string,
  bytes: Buffer,
  headers: Record<string, string> = {},
): Promise<Answer<Uploaded & Problem>> {
  const form = new FormData();
  form.set('purpose', purpose);
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'momo.png');
  const response = await fetch(`${client.url}/api/uploads`, {
    method: 'POST',
    body: form,
    headers: { origin: client.url, cookie: client.cookie, ...headers },
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: JSON.parse(text) as Uploaded & Problem,
  };
}
