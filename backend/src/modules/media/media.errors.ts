import { refusal } from '../../common/errors/app-error.js';

export const PictureTypeRefused = refusal(
  'media.type-refused',
  'unsupported',
  'Please choose a JPEG, PNG, WebP or AVIF picture.',
);
export const PictureUnreadable = refusal(
  'media.unreadable',
  'invalid',
  'This picture cannot be read. Please choose another one.',
);
export const PictureTooLarge = refusal('media.too-large', 'too-large', 'The picture may have at most 5 MB.');
export const PictureTooManyPixels = refusal(
  'media.too-many-pixels',
  'invalid',
  'This picture has too many pixels. Please choose a smaller one.',
);
export const PictureTooSmall = refusal(
  'media.too-small',
  'invalid',
  'This picture is too small. Please choose one with at least 64 pixels each way.',
);
export const PicturesBusy = refusal(
  'media.busy',
  'unavailable',
  'Many pictures are being prepared right now. Please try again shortly.',
);
export const PictureMissing = refusal('media.not-found', 'not-found', 'There is no such picture.');
export const StoreFull = refusal(
  'media.store-failed',
  'unavailable',
  'The picture could not be kept. Please try again later.',
);
