/** Support phone number; the same in both languages. */
export const brandContact = { phone: '01-5970123', dial: '+97715970123' } as const;
