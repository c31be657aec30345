export { ImageUpload } from './image-upload';
export { imageUploadTexts } from './texts';
