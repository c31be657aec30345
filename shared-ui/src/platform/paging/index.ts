export { nextCursor } from './next-cursor';
export { byCursor, toPage, type Page } from './page';
