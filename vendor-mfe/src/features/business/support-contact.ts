/** How vendors reach the people behind the product; the same in both languages. */
export const supportContact = {
  mail: 'support@dobbar.example',
  phone: '01-5970123',
  dial: '+97715970123',
} as const;
