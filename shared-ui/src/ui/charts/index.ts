/// <reference path="../../ambient.d.ts" />
import { lazyPart } from '../kit';

export { changeOf } from './change';
export type { TrendPoint } from './trend-point';

/** Line chart of figures over time, with the previous period as a dashed line. Its code is loaded when the chart is shown. */
export const TrendChart = lazyPart(async () => (await import('./trend-chart')).TrendChart);
