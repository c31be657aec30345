export type Language = 'en' | 'ne';
