export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Collapses whitespace for a mail header, to prevent header injection by senders. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
