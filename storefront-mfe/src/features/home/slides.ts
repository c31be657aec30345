import hotels from 'shared-ui/assets/covers/hotels-1.svg';
import spa from 'shared-ui/assets/covers/spa-1.svg';
import dining from 'shared-ui/assets/hero-dining.svg';

export const slides = [
  { name: 'beauty', picture: spa },
  { name: 'dining', picture: dining },
  { name: 'hotels', picture: hotels },
] as const;

export type Slide = (typeof slides)[number];
