import { Interval } from '@nestjs/schedule';

export const every = Interval;
