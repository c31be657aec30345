import lostMomo from '../../../assets/drawings/lost-momo.svg';
import plate from '../../../assets/drawings/plate.svg';
import search from '../../../assets/drawings/search.svg';
import ticket from '../../../assets/drawings/ticket.svg';
import wires from '../../../assets/drawings/wires.svg';

const drawings = {
  search: { address: search, width: 220, height: 150 },
  plate: { address: plate, width: 220, height: 150 },
  ticket: { address: ticket, width: 220, height: 150 },
  wires: { address: wires, width: 220, height: 150 },
  lostMomo: { address: lostMomo, width: 560, height: 260 },
};

export type IllustrationName = keyof typeof drawings;

export function Illustration({ name, className }: { name: IllustrationName; className?: string }) {
  const { address, width, height } = drawings[name];
  // Most illustrations are in states and panels that never open.
  return <img src={address} width={width} height={height} alt="" loading="lazy" className={className} />;
}
