/** Versions of the API, the newest first, as in docs/api-changelog.md. */
export const VERSIONS = [
  { version: '2026-11-26', text: 'version20261126' },
  { version: '2026-11-22', text: 'version20261122' },
] as const;
