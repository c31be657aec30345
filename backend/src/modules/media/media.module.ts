import { Module } from '@nestjs/common';
import { Config } from '../../config/config.js';
import { FileRemovals } from './file-removals.js';
import { MediaController } from './media.controller.js';
import { MediaPersonalData } from './media.personal-data.js';
import { MediaService } from './media.service.js';
import { MediaSweeper } from './media-sweeper.js';
import { MediaUses } from './media-uses.js';
import { PictureMaker } from './picture-maker.js';
import { MediaStorage } from './storage/media-storage.js';
import { storageOf } from './storage/storage-of.js';
import { UploadsController } from './uploads.controller.js';

@Module({
  controllers: [UploadsController, MediaController],
  providers: [
    FileRemovals,
    MediaPersonalData,
    MediaService,
    MediaSweeper,
    MediaUses,
    PictureMaker,
    { provide: MediaStorage, useFactory: storageOf, inject: [Config] },
  ],
  exports: [FileRemovals, MediaService, MediaStorage, MediaUses, PictureMaker],
})
export class MediaModule {}
