export { MediaModule } from './media.module.js';
export { MediaService } from './media.service.js';
export { MediaUses } from './media-uses.js';
export { MediaStorage } from './storage/media-storage.js';
