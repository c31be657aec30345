/** The version of the API that these types describe. */
export const API_VERSION = '2026-11-26';
