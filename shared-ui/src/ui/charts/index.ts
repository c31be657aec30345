/// <reference path="../../ambient.d.ts" />
import { lazyPart } from '../kit';

export { changeOf } from './change';
export type { TrendPoint } from './trend-point';

/** Figures along time as a line, with those before as a dashed one. Its code comes when the chart is shown. */
export const TrendChart = lazyPart(async () => (await import('./trend-chart')).TrendChart);
