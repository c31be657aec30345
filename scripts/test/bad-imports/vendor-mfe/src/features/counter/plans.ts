import '../../shared/plan-names';
export const plans = 1;
