export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** One line of a header: whoever writes to us must not write headers. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
