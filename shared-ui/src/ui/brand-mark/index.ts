export { brandLook } from './brand-look';
export { BrandMark } from './brand-mark';
