import type { RemoteDescription } from 'shared-ui/remote';

/** Description of a remote with an area for the whole site. */
export const descriptionOf = (name: string): RemoteDescription => ({
  name,
  ssr: true,
  areas: [{ path: '/', frame: 'site' }],
  menu: [],
  failureText: { en: 'It did not load.', ne: 'खुलेन।' },
});
