import path from 'node:path';
import type { S3Settings } from '../../../config/s3-settings.js';
import { FolderStorage } from './folder-storage.js';
import type { MediaStorage } from './media-storage.js';
import { S3Storage } from './s3-storage.js';

/** Returns the bucket if one is configured, else a folder of the data directory. */
export const storageOf = (settings: { mediaBucket: S3Settings | null; dataDir: string }): MediaStorage =>
  settings.mediaBucket
    ? new S3Storage(settings.mediaBucket)
    : new FolderStorage(path.join(settings.dataDir, 'media'));
