/** The host of an endpoint, as its name in texts. */
export const hostOf = (url: string): string => new URL(url).host;
