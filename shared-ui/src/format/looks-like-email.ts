/** Returns true if a text has the form of an e-mail address. Only a delivered mail proves that the address exists. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
