/** Where a page can be sent, as links that open the app or the site of each. */
export const shareLinks = (address: string, message: string) =>
  [
    { name: 'whatsapp', href: `https://wa.me/?text=${encodeURIComponent(message)}` },
    { name: 'viber', href: `viber://forward?text=${encodeURIComponent(message)}` },
    { name: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}` },
  ] as const;

/** The page's own address, without what only this reader's screen needs. */
export function shareAddress(current: string): string {
  const { origin, pathname } = new URL(current);
  return origin + pathname;
}
