import { writeFile } from 'node:fs/promises';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';

/** Reads a QR code from the pixels of a screenshot. */
export function readQr(screenshot: Buffer): string {
  const { data, width, height } = PNG.sync.read(screenshot);
  const found = jsQR(new Uint8ClampedArray(data), width, height);
  if (!found) throw new Error('There is no QR code in this picture.');
  return found.data;
}

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES = 4;

/** Writes a screenshot into the center of a raw video frame, which Chromium plays as a camera. */
export async function writeCameraPicture(screenshot: Buffer, file: string): Promise<void> {
  const picture = PNG.sync.read(screenshot);
  const scale = Math.min((WIDTH * 0.8) / picture.width, (HEIGHT * 0.9) / picture.height);
  const left = Math.round((WIDTH - picture.width * scale) / 2);
  const top = Math.round((HEIGHT - picture.height * scale) / 2);
  const brightness = (x: number, y: number): number => {
    const column = Math.floor((x - left) / scale);
    const row = Math.floor((y - top) / scale);
    if (column < 0 || row < 0 || column >= picture.width || row >= picture.height) return 90;
    const at = (row * picture.width + column) * 4;
    const [red = 0, green = 0, blue = 0] = picture.data.subarray(at, at + 3);
    return Math.round(16 + 0.257 * red + 0.504 * green + 0.098 * blue);
  };
  const luma = Buffer.alloc(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) luma[y * WIDTH + x] = brightness(x, y);
  const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, chroma]);
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  await writeFile(file, Buffer.concat([header, ...Array.from({ length: FRAMES }, () => frame)]));
}
