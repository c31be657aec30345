const ways = (address: string, message: string) =>
  [
    { name: 'whatsapp', href: `https://wa.me/?text=${encodeURIComponent(message)}` },
    { name: 'viber', href: `viber://forward?text=${encodeURIComponent(message)}` },
    { name: 'messenger', href: `fb-messenger://share/?link=${encodeURIComponent(address)}` },
  ] as const;

/** Links that share a page in messaging apps. Messenger supports such links on phones only. */
export const shareLinks = (address: string, message: string, isPhone: boolean) =>
  ways(address, message).filter(({ name }) => isPhone || name !== 'messenger');

export const isPhone = (agent: string): boolean => /Android.+Mobile|iPhone|iPod/.test(agent);

/** URL of the page without query parameters. */
export function shareAddress(current: string): string {
  const { origin, pathname } = new URL(current);
  return origin + pathname;
}

/** URL of the page with the token of an invitation link, in the language of the page. */
export function inviteAddress(current: string, link: string): string {
  const token = new URL(link).searchParams.get('i') ?? '';
  return `${shareAddress(current)}?i=${encodeURIComponent(token)}`;
}
