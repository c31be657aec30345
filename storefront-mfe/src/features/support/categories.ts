export const categories = ['account', 'deals', 'payment', 'technical'] as const;

export type Category = (typeof categories)[number];

export const isCategory = (text: string | null): text is Category =>
  categories.some((category) => category === text);
