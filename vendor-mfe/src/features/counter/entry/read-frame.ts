import { decodeQR } from 'qr/decode.js';

const LONGEST_SIDE = 720;

/** Decodes the QR code in the current video frame; null without one. */
export function readFrame(video: HTMLVideoElement, canvas: HTMLCanvasElement): string | null {
  const { videoWidth, videoHeight } = video;
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || !videoWidth) return null;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(videoWidth, videoHeight));
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  try {
    return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height)) || null;
  } catch {
    // The decoder throws if it finds no code.
    return null;
  }
}
