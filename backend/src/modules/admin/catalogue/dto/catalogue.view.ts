import { ApiProperty } from '@nestjs/swagger';
import type { CategoryIcon } from './category-icons.js';
import { SEASON_COLORS, type SeasonColor } from './season.dto.js';
import type { FAQ_CATEGORIES, FAQ_PLACES } from './faq.dto.js';

class CatalogueRow {
  id: number;
  /** Changes with every change. */
  version: number;
  position: number;
  isActive: boolean;
}

export class AdminCategoryView extends CatalogueRow {
  slug: string;
  name: string;
  nameNe: string;
  icon: CategoryIcon;
  parentId: number | null;
  /** Deals of its own in any state, without those of the categories below it. */
  dealCount: number;
}

export class AdminCityView extends CatalogueRow {
  slug: string;
  name: string;
  nameNe: string;
  image: string | null;
  latitude: number;
  longitude: number;
  /** Deals in any state. */
  dealCount: number;
}

export class AdminFaqView extends CatalogueRow {
  place: (typeof FAQ_PLACES)[number];
  category: (typeof FAQ_CATEGORIES)[number];
  question: string;
  questionNe: string;
  answer: string;
  answerNe: string;
}

export class AdminSeasonView {
  id: number;
  /** Changes with every change. */
  version: number;
  name: string;
  nameNe: string;
  /** First day in Nepal. */
  from: string;
  /** Last day in Nepal, included. */
  until: string;
  @ApiProperty({ enum: SEASON_COLORS, nullable: true }) color: SeasonColor | null;
  isActive: boolean;
  /** Today is one of its days. */
  isRunning: boolean;
}
