const ways = (address: string, message: string) =>
  [
    { name: 'whatsapp', href: `https://wa.me/?text=${encodeURIComponent(message)}` },
    { name: 'viber', href: `viber://forward?text=${encodeURIComponent(message)}` },
    { name: 'messenger', href: `fb-messenger://share/?link=${encodeURIComponent(address)}` },
  ] as const;

/** Where a page can be sent, as links that open the app of each. Messenger takes links on phones alone. */
export const shareLinks = (address: string, message: string, isPhone: boolean) =>
  ways(address, message).filter(({ name }) => isPhone || name !== 'messenger');

export const isPhone = (agent: string): boolean => /Android.+Mobile|iPhone|iPod/.test(agent);

/** The page's own address, without what only this reader's screen needs. */
export function shareAddress(current: string): string {
  const { origin, pathname } = new URL(current);
  return origin + pathname;
}

/** The same with the token of a link that the server made: the language of the page stays. */
export function inviteAddress(current: string, link: string): string {
  const token = new URL(link).searchParams.get('i') ?? '';
  return `${shareAddress(current)}?i=${encodeURIComponent(token)}`;
}
