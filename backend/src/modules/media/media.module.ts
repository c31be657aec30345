import path from 'node:path';
import { Module } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { MediaController } from './media.controller.js';
import { MediaPersonalData } from './media.personal-data.js';
import { MediaService } from './media.service.js';
import { MediaSweeper } from './media-sweeper.js';
import { MediaUses } from './media-uses.js';
import { PictureMaker } from './picture-maker.js';
import { FolderStorage } from './storage/folder-storage.js';
import { MediaStorage } from './storage/media-storage.js';
import { S3Storage } from './storage/s3-storage.js';
import { UploadsController } from './uploads.controller.js';

const storageOf = ({ mediaBucket, dataDir }: Config): MediaStorage =>
  mediaBucket ? new S3Storage(mediaBucket) : new FolderStorage(path.join(dataDir, 'media'));

@Module({
  controllers: [UploadsController, MediaController],
  providers: [
    MediaPersonalData,
    MediaService,
    MediaSweeper,
    MediaUses,
    PictureMaker,
    { provide: MediaStorage, useFactory: storageOf, inject: [Config] },
  ],
  exports: [MediaService, MediaStorage, MediaUses, PictureMaker],
})
export class MediaModule {}
