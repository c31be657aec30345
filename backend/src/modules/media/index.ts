export { type DocumentType, documentTypeOf } from './document-type.js';
export { StoreFull } from './media.errors.js';
export { MediaModule } from './media.module.js';
export { MediaService } from './media.service.js';
export { MediaUses } from './media-uses.js';
export { PictureMaker } from './picture-maker.js';
export { CONTENT_TYPES, sendDocument, type SentDocument } from './send-document.js';
export { MediaStorage } from './storage/media-storage.js';
export { UploadGuardFor } from './upload.guard.js';
