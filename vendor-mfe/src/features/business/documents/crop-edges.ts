import type { Area } from './paper-photo';

export const EDGES = ['left', 'top', 'right', 'bottom'] as const;
export type Edge = (typeof EDGES)[number];

/** Distance of each edge from the left or the top, as a share of the picture. */
export type Edges = Readonly<Record<Edge, number>>;

export const WHOLE: Edges = { left: 0, top: 0, right: 1, bottom: 1 };

/** Smallest width and height of the crop, as a share of the picture. */
const SMALLEST = 0.1;

const OPPOSITE: Readonly<Record<Edge, Edge>> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };

/** Lowest and highest position of an edge: inside the picture and apart from the opposite edge. */
export function boundsOf(edges: Edges, edge: Edge): [min: number, max: number] {
  const opposite = edges[OPPOSITE[edge]];
  return edge === 'left' || edge === 'top' ? [0, opposite - SMALLEST] : [opposite + SMALLEST, 1];
}

/** Moves an edge as near to the position as the others allow. */
export function withEdge(edges: Edges, edge: Edge, position: number): Edges {
  const [min, max] = boundsOf(edges, edge);
  return { ...edges, [edge]: Math.min(max, Math.max(min, position)) };
}

/** Crop area in pixels of the picture. */
export function areaOf(
  { left, top, right, bottom }: Edges,
  { width, height }: Pick<Area, 'width' | 'height'>,
): Area {
  const [x, y] = [Math.round(left * width), Math.round(top * height)];
  return { x, y, width: Math.round(right * width) - x, height: Math.round(bottom * height) - y };
}
