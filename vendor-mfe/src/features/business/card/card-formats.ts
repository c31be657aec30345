export const FORMATS = ['a5', 'a6', 'sticker'] as const;
export type CardFormat = (typeof FORMATS)[number];
