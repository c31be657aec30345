import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../../config/config.js';
import { FileRemoval } from './file-removal.entity.js';
import { FileRemovals } from './file-removals.job.js';
import { Media } from './media.entity.js';
import { MediaController } from './media.controller.js';
import { MediaPersonalData } from './media.personal-data.js';
import { MediaService } from './media.service.js';
import { MediaCleanupJob } from './media-cleanup.job.js';
import { MediaReferences } from './media-references.service.js';
import { PictureMaker } from './picture-maker.service.js';
import { MediaStorage } from './storage/media-storage.js';
import { storageOf } from './storage/storage-of.js';
import { UploadsController } from './uploads.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([FileRemoval, Media])],
  controllers: [UploadsController, MediaController],
  providers: [
    FileRemovals,
    MediaPersonalData,
    MediaService,
    MediaCleanupJob,
    MediaReferences,
    PictureMaker,
    { provide: MediaStorage, useFactory: storageOf, inject: [Config] },
  ],
  exports: [FileRemovals, MediaService, MediaStorage, MediaReferences, PictureMaker],
})
export class MediaModule {}
